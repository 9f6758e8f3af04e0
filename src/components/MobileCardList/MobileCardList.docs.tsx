import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { sampleTable } from '@stories/support/sampleTable';
import { MobileCardList } from './MobileCardList';

const nothing = () => undefined;
const two = {
  ...sampleTable,
  rows: sampleTable.rows.slice(0, 2),
  page: { from: 1, to: 2, total: 46, hasNext: true, hasPrevious: false },
  onMore: nothing,
};

export default {
  status: 'stable',
  synonyms: ['card list', 'phone list', 'mobile table', 'stacked rows', 'responsive table', 'load more'],
  purpose:
    'Shows the rows of a grid as cards where a grid has no room, from the same description of columns.',
  when: [
    'through ResourceTable, which takes it where a list is too narrow for a grid',
    'with the columns of the grid: each column says where on the card it goes',
    'with groups where the order keeps rows of one month or year together',
  ],
  whenNot: [
    { when: 'the list has room for columns', instead: 'ResourceGrid' },
    { when: 'the list may be narrow or wide', instead: 'ResourceTable' },
    { when: 'you show what is known about one thing', instead: 'Facts' },
    { when: 'a short list of figures stays a table at every width', instead: 'PlainTable' },
  ],
  anatomy: [
    { part: 'Toolbar', about: 'Search, filter and chips, if the list has them.' },
    { part: 'Head line', about: '“Select all” where rows can be selected, and the sums of the whole list.' },
    {
      part: 'Card',
      about:
        'Title and amount in the first line. Details follow, joined by dots. Status and action come last.',
    },
    {
      part: 'Group heading',
      about: 'What the cards under it share, with their number once it is known. The first group is open.',
    },
    { part: 'Selection bar', about: 'Stays in view at the bottom while any row is selected.' },
    { part: 'Pager', about: '“Show 25 more”, or page buttons where the list is given no onMore.' },
    { part: 'Placeholders', about: 'Six empty cards while the first rows load.' },
  ],
  dos: [
    {
      text: 'Give each card one title and one amount. People read down the two edges.',
      example: () => (
        <Box sx={{ maxWidth: 328 }}>
          <MobileCardList {...two} label="Purchases with amounts" onOpen={nothing} />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t leave out amount and status to save room. They are what people look for.',
      example: () => (
        <Box sx={{ maxWidth: 328 }}>
          <MobileCardList
            {...two}
            label="Purchases without amounts"
            columns={sampleTable.columns.filter(({ mobile }) => mobile === 'title' || mobile === 'meta')}
          />
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the tools, then each card: its checkbox, the card, its action.' },
    { keys: 'Enter or Space on a card', does: 'Opens the row, where rows open.' },
    { keys: 'Space on a checkbox', does: 'Selects the card, or every card that is shown.' },
    { keys: 'Enter or Space on a group heading', does: 'Unfolds or folds the group.' },
    { keys: 'Enter or Space on “Show 25 more”', does: 'Adds the next rows below.' },
  ],
  screenReader: [
    'The cards are a list with the label that you give it. While rows load it is marked as busy.',
    'A card that opens is one button with the title as its name. Checkbox and action stay apart from it.',
    'A group is a level-2 heading with a button that says whether it is open. Its list is named “Purchases, 2026-11”.',
    'A checkbox names its row: “Select invoice 104880”. “Select all” is read as mixed while only some are selected.',
  ],
  content: [
    'Label the list with the plural of its rows: “Purchases”.',
    'Choose a title that people know the thing by, such as the item, not its number.',
    'Keep details to values that need no label. A column’s name does not show on a card.',
    'Name rows for selection in lower case with their number: “invoice 104880”.',
  ],
} satisfies ComponentDocs;
