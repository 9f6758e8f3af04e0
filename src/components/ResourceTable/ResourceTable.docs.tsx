import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { sampleTable } from '@stories/support/sampleTable';
import { ResourceTable } from './ResourceTable';

const rows = sampleTable.rows.slice(0, 2);

/** Two rows, so that an example stays small. */
const short = {
  ...sampleTable,
  rows,
  page: { from: 1, to: rows.length, total: 46, hasNext: true, hasPrevious: false },
};

export default {
  status: 'stable',
  synonyms: ['responsive table', 'adaptive list', 'list', 'data table', 'grid or cards', 'rows'],
  purpose: 'Shows the rows of a list in the form that there is room for: a grid, or cards.',
  when: [
    'for every list of rows that is used at the desk and on a phone',
    'with `useCards`, which measures the room and says which form it has to be',
  ],
  whenNot: [
    { when: 'the list is short and nobody sorts it', instead: 'PlainTable' },
    { when: 'there is one thing, and its names and values are listed', instead: 'Facts' },
    { when: 'a few latest events are told on the home page', instead: 'ActivityList' },
  ],
  anatomy: [
    {
      part: 'Grid',
      about:
        'A ResourceGrid where the list has 552 pixels or more and room for the columns that always stay.',
    },
    { part: 'Cards', about: 'A MobileCardList in less room. Its cards are made of the same columns.' },
    {
      part: 'useCards',
      about: 'Measures the box that the list is in, not the window. Undefined means: not measured yet.',
    },
  ],
  dos: [
    {
      text: 'Hand both forms the same props, and describe each column’s place on a card in `mobile`.',
      example: () => (
        <Box sx={{ maxWidth: 360 }}>
          <ResourceTable {...short} cards label="Purchases as cards" onMore={() => undefined} />
        </Box>
      ),
    },
    {
      text: 'Let `useCards` choose. A wide window may leave a list little room, beside a drawer or a menu.',
      example: () => <ResourceTable {...short} cards={false} label="Purchases as a grid" />,
    },
  ],
  donts: [
    {
      text: 'Do not force a grid where there is no room. The amount ends up beyond the edge.',
      example: () => (
        <Box sx={{ width: 300 }}>
          <ResourceTable {...short} cards={false} label="Purchases, squeezed" />
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'As a grid: one stop for all rows. As cards: every card and its buttons.' },
    { keys: 'Arrow keys', does: 'As a grid: move between cells. As cards: nothing, the page scrolls.' },
    { keys: 'Enter', does: 'Opens the row, in both forms. On a sortable head it sorts.' },
    {
      keys: 'Space',
      does: 'Selects in a grid’s cell or on a card’s checkbox. On a card’s name it opens the row.',
    },
  ],
  screenReader: [
    'As a grid it is a grid, as cards a list. Both have the name that `label` gives.',
    'A turned phone may change the form. What is selected and where the list is come from outside, so they stay.',
  ],
  content: [
    'The label is a plural noun: “Purchases”. It names the grid, the list and the progress bar.',
    'What stands instead of rows goes into `instead`: NoMatches after a search, an ErrorPanel after a failure.',
    'A list that never had a row is no table. Show an EmptyState instead of it.',
  ],
} satisfies ComponentDocs;
