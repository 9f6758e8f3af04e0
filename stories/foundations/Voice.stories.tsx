import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate, formatInstant, formatMonth } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { formatQuantity } from '@contract/format/quantity';
import { DocsPage, type SpecColumn, SpecTable } from './docsPage';

type Example = readonly [rule: string, ours: string, others: string];
type Part = readonly [part: string, words: string, why: string];

const rules: readonly Example[] = [
  ['Name the thing, not “item” or “record”', 'No purchases match. Clear filters', 'No data'],
  ['Buttons say what they do', 'Download all 46 rows', 'Submit'],
  ['The same word for the same thing', 'Payment request', 'Payment, transfer, order'],
  [
    'Promise only what is known',
    'We e-mail your request to the payments team.',
    'Your payment posts tomorrow.',
  ],
  ['Ask before what cannot be undone, and name it', 'Forget the device Chrome on Windows?', 'Are you sure?'],
  ['Sentence case, no exclamation marks', 'Your password is changed', 'Password Changed Successfully!'],
  ['A link says where it leads', 'Read the statement of Nov 30, 2026', 'Click here'],
];

const anatomy: readonly Part[] = [
  ['What happened', 'Your purchases didn’t load.', 'In the customer’s words, never a code alone'],
  [
    'What it means',
    'Your account is not affected.',
    'The question that everybody has next; left out where nothing is at stake',
  ],
  [
    'What to do',
    'Try again in a moment, or call your branch.',
    'Always one thing that can be done now, as a button where it can be one',
  ],
  ['Reference', 'Reference 7f3c-21', 'Last and small: for the person on the phone'],
];

const fields: readonly Example[] = [
  ['A message is an instruction', 'Enter the routing number as exactly 9 digits', 'Invalid routing number'],
  ['It names the field', 'Choose a pay date', 'This field is required'],
  ['It says the limit', 'Pay at most $14,532.41, the balance that is due', 'Amount too high'],
  ['The summary says the same words', 'Choose a pay date', 'There were 2 errors'],
  ['What was typed stays', 'The text stays in the field', 'The form starts anew'],
];

const numbers: readonly Example[] = [
  ['Money has cents and a dollar sign', formatMoney(821_450), '8214.5'],
  ['A credit is a word', formatMoneyInWords(-12_500), '($125.00)'],
  ['In a column, a long minus', formatMoney(-21_018), '-$210.18'],
  ['A day is a day on the calendar', `Due ${formatDate('2026-11-30')}`, 'Due 11/30/26'],
  ['A month', formatMonth('2026-11-01'), '11/2026'],
  ['A moment has its zone', formatInstant('2026-11-28T10:10:00Z', 'America/Los_Angeles'), '2026-11-28 10:10'],
  ['A quantity has its unit', formatQuantity('24.5', 'ton'), '24.5'],
  ['An account shows its last digits', '••4417, read as “ending in 4417”', '000123454417'],
];

const columnsOf = (first: string) => [
  { label: first, cell: ([rule]: Example) => rule, width: '32%' },
  { label: 'We write', cell: ([, ours]: Example) => ours, width: '36%' },
  { label: 'We don’t write', cell: ([, , others]: Example) => others },
];

const partColumns: readonly SpecColumn<Part>[] = [
  { label: 'Part', cell: ([part]) => part, width: '22%' },
  { label: 'For example', cell: ([, words]) => words, width: '36%' },
  { label: 'Why', cell: ([, , why]) => why },
];

const Voice = () => (
  <DocsPage
    title="Voice"
    lead="Plain, calm and exact, as a good branch manager speaks. The reader stands in a field with one hand free."
  >
    <SpecTable<Example> title="Rules" rows={rules} columns={columnsOf('Rule')} />
    <SpecTable<Part>
      title="When something failed"
      note="In this order, and where the missing thing would be; the rest of the page stays."
      rows={anatomy}
      columns={partColumns}
    />
    <SpecTable<Example> title="When a field is wrong" rows={fields} columns={columnsOf('Rule')} />
    <SpecTable<Example> title="Money, dates and numbers" rows={numbers} columns={columnsOf('Rule')} />
  </DocsPage>
);

const meta = { title: 'Foundations/Voice', component: Voice } satisfies Meta<typeof Voice>;

export default meta;

export const Rules: StoryObj<typeof meta> = {};
