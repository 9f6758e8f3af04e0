import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { sampleTable } from '@stories/support/sampleTable';
import type { Column } from '../columns';
import { GridRows } from './GridRows';

type Row = (typeof sampleTable.rows)[number];

interface RowsProps {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
}

const Rows = ({ label, columns }: RowsProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column' }}>
    <GridRows
      {...sampleTable}
      label={label}
      rows={sampleTable.rows.slice(0, 3)}
      columns={columns}
      shown={new Set(['invoice', 'item', 'total'])}
    />
  </Box>
);

const onTheLeft = sampleTable.columns.map((column) => Object.assign({}, column, { align: 'left' as const }));

export default {
  status: 'stable',
  synonyms: ['data grid', 'table', 'datatable', 'spreadsheet', 'sortable table', 'rows and columns'],
  purpose: 'Shows the rows of a list as a grid whose pages, order and sums come from the server.',
  when: [
    'through ResourceGrid, which fetches its code late and puts tools and pages around it',
    'by itself only in a story or a test of the rows',
  ],
  whenNot: [
    {
      when: 'it is a list on a page: take the whole, which turns into cards on a phone',
      instead: 'ResourceTable',
    },
    { when: 'tools, sums and pages are needed around it', instead: 'ResourceGrid' },
    { when: 'the list is short and nobody sorts it', instead: 'PlainTable' },
    { when: 'the rows are shown as cards', instead: 'MobileCardList' },
  ],
  anatomy: [
    {
      part: 'Column headers',
      about: 'Sort the list where the column can be sorted. Their edges change its width.',
    },
    { part: 'Row', about: 'Opens as a whole, where it opens something.' },
    {
      part: 'Cell',
      about: 'Text, a link that fills it, or what the column renders. Long words end in dots.',
    },
    { part: 'Checkboxes', about: 'Only where rows can be selected. Each says what it selects.' },
    { part: 'Placeholders', about: 'Gray bars while the first rows are on their way.' },
  ],
  dos: [
    {
      text: 'Right-align figures, and let one column of words take the room that is left.',
      example: () => <Rows label="Purchases, figures on the right" columns={sampleTable.columns} />,
    },
  ],
  donts: [
    {
      text: 'Do not left-align figures: their digits no longer stand under each other.',
      example: () => <Rows label="Purchases, figures on the left" columns={onTheLeft} />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the grid and out of it: all of it is one tab stop.' },
    { keys: 'Arrow keys', does: 'Go from cell to cell, and from the first row up to the column headers.' },
    { keys: 'Home, End', does: 'Go to the first or the last cell of the row. With Ctrl, of the whole page.' },
    { keys: 'Page Up, Page Down', does: 'Go as many rows up or down as are in view.' },
    {
      keys: 'Enter',
      does: 'Opens the row. On a column header: sorts by it, and again the other way around.',
    },
    {
      keys: 'Space',
      does: 'Selects the row, where rows can be selected. In a link or box it does what they do.',
    },
  ],
  screenReader: [
    'It is a grid with the name of the list, and says which of its keys there are.',
    'A column header says how the list is sorted.',
    'A checkbox says its row: “Select invoice 104880”.',
  ],
  content: [
    'Column headers are nouns of one or two words: “Invoice”, “Amount”.',
    'One column, one kind of value. A unit belongs in the cell: “24.5 ton”.',
    'What is cut off is shown in full when the pointer rests on it.',
  ],
} satisfies ComponentDocs;
