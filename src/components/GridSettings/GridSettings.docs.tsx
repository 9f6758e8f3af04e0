import type { ComponentDocs } from '@stories/docs/componentDocs';
import { freshPreferences } from '../gridPreferences';
import { GridSettings } from './GridSettings';

const nothing = () => undefined;

const settings = { preferences: freshPreferences, onPrefer: nothing, onFit: nothing } as const;

export default {
  status: 'stable',
  synonyms: ['columns menu', 'column chooser', 'hide columns', 'density', 'row height', 'table settings'],
  purpose: 'Lets people choose which columns a grid shows, how wide they are and how close its rows are.',
  when: [
    'at the end of the toolbar of a grid: ResourceGrid puts it there',
    'when columns give way to a narrow window, to say how many and bring them in',
  ],
  whenNot: [
    { when: 'rows are left out, not columns', instead: 'FilterBar' },
    { when: 'the order is chosen where there are no column headers', instead: 'SortSelect' },
    { when: 'the table is short and always the same', instead: 'PlainTable' },
  ],
  anatomy: [
    { part: 'Button', about: '“Columns”, or how many more there are where some gave way.' },
    {
      part: 'Columns',
      about: 'In the menu: a check mark for each that shows. The last one cannot be hidden.',
    },
    { part: 'Fit widths', about: 'Makes every column as wide as its words.' },
    { part: 'Row height', about: 'Compact, standard or roomy rows.' },
    { part: 'Search key', about: 'Whether “/” goes to the search of the list.' },
    { part: 'Usual columns', about: 'Sets everything back to what it was at first.' },
  ],
  dos: [
    {
      text: 'Say which columns gave way, so that the button can count them.',
      example: () => (
        <GridSettings
          {...settings}
          columns={[
            { id: 'date', label: 'Date', shown: true },
            { id: 'field', label: 'Field', shown: false, gaveWay: true },
            { id: 'quantity', label: 'Quantity', shown: false, gaveWay: true },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not offer it for one column: in its menu, the only column cannot be hidden.',
      example: () => (
        <GridSettings {...settings} columns={[{ id: 'amount', label: 'Amount', shown: true }]} />
      ),
    },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'On the button: opens the menu. The focus goes to its first item.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Goes from item to item; after the last, the first.' },
    { keys: 'Home, End', does: 'Goes to the first or the last item.' },
    {
      keys: 'Enter or Space',
      does: 'On a column, a height or the search key: switches it, and the menu stays.',
    },
    { keys: 'Enter or Space', does: 'On “Fit widths” or “Back to the usual columns”: does it, and closes.' },
    { keys: 'Escape or Tab', does: 'Closes the menu. The focus goes back to the button.' },
  ],
  screenReader: [
    'The button says that it has a menu, whether it is open, and how many columns gave way.',
    'Columns are said to be checked or not. Of the row heights one is checked.',
    'A column that gave way says “No room at this width”.',
  ],
  content: [
    'Columns have the names of their headers in the grid, word by word.',
    'All other words are fixed and come with the component.',
  ],
} satisfies ComponentDocs;
