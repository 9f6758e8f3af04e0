import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import type { Column } from '../columns';
import { PlainTable } from './PlainTable';

interface Row {
  readonly date: string;
  readonly cents: number;
}

const rows: readonly Row[] = [
  { date: '2026-11-09', cents: 821_450 },
  { date: '2026-10-12', cents: 14_000 },
];
const received: Column<Row> = {
  id: 'received',
  label: 'Received',
  text: ({ date }) => formatDate(date),
  width: 140,
  mobile: 'title',
};
const amount: Column<Row> = {
  id: 'amount',
  label: 'Amount',
  text: ({ cents }) => formatMoney(cents),
  align: 'right',
  width: 120,
  mobile: 'amount',
};

export default {
  status: 'stable',
  synonyms: ['table', 'simple table', 'static table', 'data table', 'print table', 'rows and columns'],
  purpose: 'Shows a short list as a table to read, with nothing to sort or to open.',
  when: [
    'for a list that shows whole and that nobody sorts, such as the files of an import',
    'on paper, where a grid would show only the rows in view',
    'in place of a grid while its code loads: both have the same measures',
  ],
  whenNot: [
    { when: 'people sort, select, open or page through rows', instead: 'ResourceGrid' },
    { when: 'the list has to fit a phone as cards', instead: 'ResourceTable' },
    { when: 'the table says what money was applied to', instead: 'AppliedTable' },
    { when: 'there is one thing with a name for each value', instead: 'Facts' },
  ],
  anatomy: [
    { part: 'Frame', about: 'Scrolls sideways where the columns have no room.' },
    { part: 'Column head', about: 'The label of the column, in one line on screen.' },
    { part: 'Cell', about: 'What the column draws, or its text. A column’s link is not used here.' },
    { part: 'Placeholders', about: 'Ten gray rows while the first rows load, or as many as you say.' },
  ],
  dos: [
    {
      text: 'Align figures right and words left, head and cells alike.',
      example: () => (
        <PlainTable
          label="Payments, figures on the right"
          rows={rows}
          columns={[received, amount]}
          rowId={({ date }) => date}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t align amounts left: large and small ones can’t be compared.',
      example: () => (
        <PlainTable
          label="Payments, figures on the left"
          rows={rows}
          columns={[received, { ...amount, align: 'left', grow: 1 }]}
          rowId={({ date }) => date}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the table as one stop, then links and buttons in its cells.' },
    { keys: 'Arrow keys', does: 'Scroll it where it is wider or higher than its room.' },
  ],
  screenReader: [
    'It is a table with the label that you give it, inside a region of the same name.',
    'Each head is tied to its column, so a reader says it with the value.',
    'While rows load the table is marked as busy.',
    'Optional columns are left out, for everybody.',
  ],
  content: [
    'Label the table with the plural of its rows: “Payments”.',
    'Write heads as nouns in sentence case, without a unit: “Amount”.',
    'Let each column’s text hold the whole value in words. It decides what wraps on paper.',
  ],
} satisfies ComponentDocs;
