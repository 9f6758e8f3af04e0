import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import type { ExportFormat } from './FormatsMenu';

interface WordsProps {
  readonly formats: readonly ExportFormat<string>[];
}

/** The words of the menu without the menu, which would cover the page. */
const Words = ({ formats }: WordsProps) => (
  <Card sx={{ maxWidth: 320 }}>
    <List>
      {formats.map(({ id, label, note }) => (
        <ListItem key={id}>
          <ListItemText primary={label} secondary={note} />
        </ListItem>
      ))}
    </List>
  </Card>
);

export default {
  status: 'stable',
  synonyms: ['download menu', 'file types', 'export formats', 'csv', 'excel', 'dropdown'],
  purpose: 'Lists the kinds of files that something can be downloaded as.',
  when: [
    'behind a button that opens it, with that button as its anchor',
    'as code that is fetched only when somebody opens it',
  ],
  whenNot: [
    { when: 'the button and the state of the file are needed too, as nearly always', instead: 'ExportMenu' },
    { when: 'the menu chooses columns and row height', instead: 'SettingsMenu' },
    { when: 'the menu is the one of the person', instead: 'UserMenu' },
  ],
  anatomy: [
    { part: 'Item', about: 'One kind of file. Choosing it tells the caller, which closes the menu.' },
    { part: 'Label', about: 'What is in the file, how many rows, and its format.' },
    { part: 'Note', about: 'Optional, below the label: what the file is good for.' },
  ],
  dos: [
    {
      text: 'Say how much a file holds and what it is good for.',
      example: () => (
        <Words
          formats={[
            { id: 'csv', label: 'Download all 46 rows (CSV)', note: 'Every column, for a spreadsheet' },
            { id: 'bills', label: 'QuickBooks bills (CSV)', note: 'One bill per invoice, with its lines' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not offer endings of file names. Most people do not know which one they need.',
      example: () => (
        <Words
          formats={[
            { id: 'csv', label: 'CSV' },
            { id: 'xlsx', label: 'XLSX' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Arrow Up, Arrow Down', does: 'Goes from item to item; after the last, the first.' },
    { keys: 'Home, End', does: 'Goes to the first or the last item.' },
    { keys: 'A letter', does: 'Goes to the next item that begins with it.' },
    { keys: 'Enter or Space', does: 'Chooses the item.' },
    { keys: 'Escape or Tab', does: 'Closes the menu. The focus goes back to its button.' },
  ],
  screenReader: [
    'It is a menu with the name of its button. When it opens, the focus goes to its first item.',
    'An item is read with its note.',
    'The caller tells the button that it has this menu, by the id that it hands in.',
  ],
  content: [
    'Label: “Download”, how many rows, and the format in parentheses.',
    'Note: what it is for, in a few words without a period.',
    'The format that most people need comes first.',
  ],
  ownWindow: 320,
} satisfies ComponentDocs;
