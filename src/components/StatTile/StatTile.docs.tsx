import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { StatTile } from './StatTile';

const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ maxWidth: 220 }}>{children}</Box>
);

export default {
  status: 'stable',
  synonyms: ['metric', 'KPI', 'figure', 'card', 'dashboard tile', 'number', 'statistic', 'summary card'],
  purpose: 'Shows one figure with its name and what it is made of, and leads to where it comes from.',
  when: [
    'for two to five figures that people look at first on an overview',
    'where each figure loads by itself and may fail by itself',
  ],
  whenNot: [
    { when: 'it is what the customer owes, with the way to pay it', instead: 'OwedHero' },
    { when: 'there are more than five values, or they are not figures', instead: 'Facts' },
    { when: 'the figure is a sum of the rows of a list', instead: 'TotalsStrip' },
    { when: 'months are compared', instead: 'MonthlyBars' },
    { when: 'what is owed is told by age', instead: 'AgingBar' },
  ],
  anatomy: [
    { part: 'Label', about: 'What the figure is. With `href` it is a link that fills the tile.' },
    { part: 'Figure', about: 'One amount, rate or number in large digits.' },
    { part: 'Note', about: 'What stands behind the figure. `noted` keeps its line while it may still come.' },
    { part: 'Action', about: 'One small button about the figure. It lies above the link of the tile.' },
    { part: 'Loading', about: 'The label stays, and gray bars hold the place of figure and note.' },
    { part: 'Failed', about: 'A dash, “Couldn’t load.” and “Try again”. The other tiles are left alone.' },
    { part: 'StatTiles', about: 'Puts tiles into full rows of one width, so that none is left alone.' },
  ],
  dos: [
    {
      text: 'Say below the figure what it counts, and lead to the list that it comes from.',
      example: () => (
        <Narrow>
          <StatTile
            label="Prepay remaining"
            value="$21,480.00"
            note="3 open prepay contracts"
            href="#prepay-open"
          />
        </Narrow>
      ),
    },
    {
      text: 'Use `state="error"` when a figure does not come. Never show zero in its place.',
      example: () => (
        <Narrow>
          <StatTile label="Last payment" state="error" onRetry={() => undefined} />
        </Narrow>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not put several figures into one tile. Each needs a name of its own.',
      example: () => (
        <Narrow>
          <StatTile label="Deposit plan" value="$6,250.75 / $5,000.00 / 4.25%" />
        </Narrow>
      ),
    },
    {
      text: 'Do not round a sum of money or cut off its cents.',
      example: () => (
        <Narrow>
          <StatTile label="Season to date" value="$142K" />
        </Narrow>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the label if it leads somewhere, then to the action or “Try again”.' },
    { keys: 'Enter', does: 'Follows the label, or does what the button says.' },
    { keys: 'Space', does: 'Does what the button says. On the label it scrolls the page.' },
  ],
  screenReader: [
    'The link is the label alone: “Prepay remaining”. Figure and note are read after it.',
    'While it loads the tile is marked as busy. The label is there from the start.',
    'A figure that did not come is read as “No figure”, not as a dash.',
    '“Try again” says what it tries: “Try again: Last payment”.',
  ],
  content: [
    'The label is a noun of one to three words: “Prepay remaining”, “On hold”.',
    'The figure is written as everywhere: “$21,480.00”, “4.25%”. Less than zero is said in words.',
    'The note is one short line without a period: “3 open prepay contracts”.',
    'An action is verb and thing: “Request pickup”.',
  ],
} satisfies ComponentDocs;
