import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { TotalsLine, TotalsStrip } from './TotalsStrip';

const totals = {
  title: 'Totals for all 312 rows',
  sums: [
    { label: 'Discount', text: '−$1,205.00' },
    { label: 'Total', text: '$141,587.33' },
  ],
  note: 'Quantity 412.25 ton',
};

export default {
  status: 'stable',
  synonyms: ['totals', 'sums', 'summary row', 'footer row', 'grand total', 'aggregate', 'table footer'],
  purpose: 'Shows the sums over every row that the filters let through, whatever page is in view.',
  when: [
    'above the rows of a grid, in its `totals`',
    'as `TotalsLine` above cards, where one line unfolds to all sums',
    'without sums, to say how many rows there are',
  ],
  whenNot: [
    { when: 'the figures stand for themselves and lead somewhere', instead: 'StatTile' },
    { when: 'a ledger says with which balance it begins and ends', instead: 'BalanceRow' },
    { when: 'it is the total of what is about to be sent', instead: 'ReviewList' },
    { when: 'it counts selected rows', instead: 'SelectionBar' },
  ],
  anatomy: [
    { part: 'Title', about: 'What is summed up: “Totals for all 312 rows”.' },
    { part: 'Sums', about: 'A label and an amount each, at the right. They wrap in little room.' },
    { part: 'Note', about: 'What else there is to know, in one small line.' },
    {
      part: 'Main sum',
      about: 'In `TotalsLine` only: the last sum, or the one that `main` names. Null means none.',
    },
    { part: 'Word', about: 'In `TotalsLine` only: what the eye has to see though the line is folded.' },
    { part: 'More', about: 'In `TotalsLine` only: figures and buttons that unfold below the sums.' },
    { part: 'Loading and failed', about: 'Gray bars that hold the place, or “The totals didn’t load.”' },
  ],
  dos: [
    {
      text: 'Say in the title how many rows the sums are over.',
      example: () => <TotalsStrip totals={totals} />,
    },
    {
      text: 'Above cards, fold everything but the main sum into one line.',
      example: () => (
        <Box sx={{ maxWidth: 328, display: 'flex', flexWrap: 'wrap' }}>
          <TotalsLine totals={totals}>
            <Button>Print</Button>
          </TotalsLine>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not sum up the page in view. People take the figure for all of their rows.',
      example: () => (
        <TotalsStrip totals={{ title: 'This page', sums: [{ label: 'Total', text: '$24,104.75' }] }} />
      ),
    },
    {
      text: 'Do not add up what is of different units. Leave the sum out.',
      example: () => (
        <TotalsStrip
          totals={{
            title: 'Totals for all 3 rows',
            sums: [{ label: 'Quantity', text: '24.5 ton, gal and bu' }],
          }}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'None', does: 'The strip is text: there is nothing to press.' },
    { keys: 'Tab', does: 'Goes to a `TotalsLine`, and into what it unfolds.' },
    { keys: 'Enter or Space', does: 'Unfolds a `TotalsLine`, or folds it.' },
  ],
  screenReader: [
    'New sums are told politely when a filter changes them.',
    'A `TotalsLine` is a button with title and main sum as its name. It says whether it is expanded.',
    'What is folded is not on the page, so nothing of it is read.',
  ],
  content: [
    'Sums come as words: format them first, with cents and a real minus sign.',
    'A label is the head of its column: “Discount”, “Amount”. Let the sum of everything be “Total”.',
    'Sums that failed are not zero. Hand in `failed`, and the strip says so.',
    'The note has no period: “Quantity 412.25 ton”.',
  ],
} satisfies ComponentDocs;
