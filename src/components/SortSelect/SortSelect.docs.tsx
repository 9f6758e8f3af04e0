import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { sampleTable } from '@stories/support/sampleTable';
import { SortSelect } from './SortSelect';

const noop = () => undefined;

export default {
  status: 'stable',
  synonyms: ['order', 'order by', 'sort by', 'sorting', 'sort menu', 'newest first'],
  purpose: 'Chooses the order of a list where there are no column heads to press.',
  when: [
    'above cards, in the panel that opens with the Filter button',
    'with the same columns as the list, so that both know the same orders',
  ],
  whenNot: [
    { when: 'there are heads to press', instead: 'ResourceGrid' },
    { when: 'rows are left out, not put in order', instead: 'FilterPanel' },
    { when: 'it is one answer of a form', instead: 'FormSelect' },
    { when: 'a stretch of time is chosen', instead: 'PeriodSelect' },
  ],
  anatomy: [
    { part: 'Label', about: '“Sort by”, above the chosen order.' },
    {
      part: 'Chosen order',
      about: 'A column and its direction: “Date, newest first”. Large letters take two lines.',
    },
    { part: 'Menu', about: 'Both directions of each sortable column, the falling one first.' },
    { part: 'Nothing', about: 'Where no column can be sorted, the select is not there at all.' },
  ],
  dos: [
    {
      text: 'Give a column of dates names for its directions, in `orders`.',
      example: () => (
        <Box sx={{ maxWidth: 280 }}>
          <SortSelect columns={sampleTable.columns} sort="-date" onSort={noop} />
        </Box>
      ),
    },
    {
      text: 'Right-align columns of figures. Their orders are then called “highest first” and “lowest first”.',
      example: () => (
        <Box sx={{ maxWidth: 280 }}>
          <SortSelect columns={sampleTable.columns} sort="-total" onSort={noop} />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not leave a date to the alphabet. Without `orders` it runs from Z to A.',
      example: () => (
        <Box sx={{ maxWidth: 280 }}>
          <SortSelect
            columns={[
              { id: 'date', label: 'Date', text: () => '', width: 124, sortable: true, mobile: 'meta' },
            ]}
            sort="-date"
            onSort={noop}
          />
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the select. In the open menu it closes it.' },
    { keys: 'Enter, Space or an arrow', does: 'Opens the menu on the order that is chosen.' },
    { keys: 'Arrow up, Arrow down', does: 'Move through the orders.' },
    { keys: 'Home, End', does: 'Go to the first or the last order.' },
    { keys: 'Letters', does: 'Go to the order that begins with them.' },
    { keys: 'Enter or Space in the menu', does: 'Chooses the order and closes the menu.' },
    { keys: 'Escape', does: 'Closes the menu. The order stays as it was.' },
  ],
  screenReader: [
    'Is a combo box named “Sort by”, with the chosen order as its value.',
    'Each entry of the list says column and direction in one: “Amount, lowest first”.',
    'An order that is no column’s leaves the select empty: the list has an order nobody can choose.',
  ],
  content: [
    'A direction says what comes first: “newest first”, “highest first”, “A to Z”.',
    'It begins with a small letter, since the name of the column and a comma come before it.',
    'The column is called as its head is in the grid.',
  ],
} satisfies ComponentDocs;
