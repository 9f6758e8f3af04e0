import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ExportMenu } from './ExportMenu';

const formats = [
  { id: 'csv', label: 'Download all 46 rows (CSV)', note: 'Every column, for a spreadsheet' },
  { id: 'xlsx', label: 'Download all 46 rows (Excel)', note: 'Every column, for Excel' },
] as const;

const nothing = () => undefined;

export default {
  status: 'stable',
  synonyms: ['download', 'export', 'save as', 'csv', 'excel', 'spreadsheet', 'pdf', 'quickbooks'],
  purpose: 'Offers files of everything that the filters let through, whatever page is on screen.',
  when: [
    'in the toolbar of a list that people work with elsewhere',
    'for several files of one thing, such as a statement for each period',
  ],
  whenNot: [
    { when: 'a text goes to the clipboard', instead: 'CopyButton' },
    { when: 'the menu has another button: take the menu alone', instead: 'FormatsMenu' },
    { when: 'the menu decides how the list looks', instead: 'GridSettings' },
  ],
  anatomy: [
    { part: 'Button', about: '“Download” with its icon. Grayed out while a file is made, and without rows.' },
    { part: 'Status', about: 'Beside the button: “Preparing your file…”, or that it did not download.' },
    {
      part: 'Menu',
      about: 'FormatsMenu. Its code is fetched when the pointer is near, or at the first press.',
    },
  ],
  dos: [
    {
      text: 'Leave the button at “Download” where the files hold what is on screen.',
      example: () => <ExportMenu formats={formats} state="ready" onExport={nothing} />,
    },
    {
      text: 'Name what the files hold where that is another thing.',
      example: () => (
        <ExportMenu
          label="Statement (PDF)"
          formats={[
            { id: '2026', label: '2026 so far' },
            { id: '2025', label: 'Calendar 2025' },
          ]}
          state="ready"
          onExport={nothing}
        />
      ),
    },
    {
      text: 'Say that a file did not come right here, where it can be tried again.',
      example: () => <ExportMenu formats={formats} state="failed" onExport={nothing} />,
    },
  ],
  donts: [
    {
      text: 'Do not invent another word for it. On every list it is “Download”.',
      example: () => <ExportMenu label="Export data as" formats={formats} state="ready" onExport={nothing} />,
    },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'On the button: opens the menu, and the focus goes to its first file.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Goes from file to file; after the last, the first.' },
    { keys: 'Home, End', does: 'Goes to the first or the last file.' },
    { keys: 'Enter or Space', does: 'On a file: asks for it, and closes the menu.' },
    { keys: 'Escape or Tab', does: 'Closes the menu. The focus goes back to the button.' },
  ],
  screenReader: [
    'The button says that it has a menu, and whether it is open.',
    'While a file is made it keeps the focus and is said to be unavailable.',
    'Each file is read with its note.',
    'That a file is on its way, or did not come, is said as a status without taking the focus.',
  ],
  content: [
    'Button: “Download”, or the thing and its format: “Statement (PDF)”.',
    'Files say how many rows they hold: “Download all 46 rows (CSV)”.',
    'A note says what the file is good for, in a few words without a period.',
  ],
} satisfies ComponentDocs;
