import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { freshPreferences } from '../gridPreferences';
import { GridSettings } from '../GridSettings/GridSettings';

const noop = () => undefined;

export default {
  status: 'stable',
  synonyms: [
    'column chooser',
    'show or hide columns',
    'density',
    'row height',
    'view options',
    'table settings',
  ],
  purpose: 'Lets a person choose which columns a grid shows, how wide they are and how high its rows.',
  when: [
    'through the Columns button of a grid, which loads it and opens it',
    'for choices that belong to one person and one list, and change no data',
  ],
  whenNot: [
    { when: 'you need the button that opens it', instead: 'GridSettings' },
    { when: 'rows are narrowed, not columns', instead: 'FilterPanel' },
    { when: 'cards are put in order', instead: 'SortSelect' },
    { when: 'a file is downloaded', instead: 'ExportMenu' },
    { when: 'it is about the person, such as colors or the password', instead: 'UserMenu' },
  ],
  anatomy: [
    {
      part: 'Columns',
      about: 'One entry for each, with a check mark. The last one that shows cannot be hidden.',
    },
    {
      part: 'Note',
      about: '“No room at this width” below a column that gave way. Choosing it brings it in.',
    },
    { part: 'Fit widths', about: 'Makes each column as wide as its words, and closes the menu.' },
    { part: 'Order of columns', about: 'Opens a dialog, which moves each column up or down.' },
    { part: 'Row height', about: 'Compact, standard or roomy: one of them is always on.' },
    { part: 'Key', about: 'Whether “/” goes to the search of this list.' },
    { part: 'Usual columns', about: 'Forgets every choice about this grid, and closes the menu.' },
  ],
  dos: [
    {
      text: 'Name entries exactly as the heads of the grid. The button opens a real menu.',
      example: () => (
        <GridSettings
          columns={[
            { id: 'date', label: 'Date', shown: true },
            { id: 'item', label: 'Item', shown: true },
            { id: 'branch', label: 'Branch', shown: false },
          ]}
          preferences={freshPreferences}
          onPrefer={noop}
          onFit={noop}
        />
      ),
    },
    {
      text: 'Say which columns gave way. The button counts them: nobody looks for what seems to be missing.',
      example: () => (
        <GridSettings
          columns={[
            { id: 'date', label: 'Date', shown: true },
            { id: 'field', label: 'Field', shown: false, gaveWay: true },
            { id: 'quantity', label: 'Quantity', shown: false, gaveWay: true },
          ]}
          preferences={freshPreferences}
          onPrefer={noop}
          onFit={noop}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not offer columns under other names than their heads, or under codes.',
      example: () => (
        <List dense>
          {['INV_DT', 'Item description (long)', 'Br.'].map((words) => (
            <ListItem key={words}>
              <ListItemText primary={words} />
            </ListItem>
          ))}
        </List>
      ),
    },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'Move through the entries, from the last to the first too.' },
    { keys: 'Home, End', does: 'Go to the first or the last entry.' },
    { keys: 'Letters', does: 'Go to the entry that begins with them.' },
    { keys: 'Enter or Space', does: 'Chooses. The menu stays open for columns, row height and the key.' },
    { keys: 'Escape or Tab', does: 'Closes it. The focus is back on the Columns button.' },
  ],
  screenReader: [
    'Is a menu named “Columns”. The focus begins on its first entry.',
    'Columns and the key are entries that are checked or not. Row heights are a choice of one.',
    'A column without room says so as part of its name: “No room at this width”.',
    'The words “Row height” are seen and are no entry, so each height says what it is: “Compact rows”.',
  ],
  content: [
    'An entry for a column is its head, word for word.',
    'Other entries say what they do: “Fit widths to the words”, “Back to the usual columns”.',
    'The grid speaks of “columns” and “rows”, never of fields or records.',
  ],
  ownWindow: 520,
} satisfies ComponentDocs;
