import * as m from '@locales/achReturns';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { belongsTo, matchWords, statementEntryColumns } from '@contract/achReturns/labels';
import type { StatementEntry } from '@contract/achReturns/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { type Column, labeledColumns } from '@/components/columns';
import { Section } from '@/components/Section/Section';
import { RowsInOrder, type RowsInOrderProps } from '@/lists/RowsInOrder';
import { Noted } from './returnRows';

interface StatementEntriesProps extends RowsInOrderProps<StatementEntry> {
  /** How many there are in all. */
  readonly count: number;
}

/** What the bank booked on a statement, and which of our files it belongs to. */
export const StatementEntries = (props: StatementEntriesProps) => (
  <Section level={2} title={m.statementEntries()}>
    {props.count === 0 ? (
      <Typography>{m.noEntries()}</Typography>
    ) : (
      <RowsInOrder {...props} label={m.statementLines()} columns={columns} failed={m.entriesFailed()} />
    )}
  </Section>
);

const column = labeledColumns<StatementEntry, keyof typeof statementEntryColumns>(statementEntryColumns);

const columns: Column<StatementEntry>[] = [
  column('day', { text: ({ bookedOn }) => formatDate(bookedOn), width: 115, mobile: 'title' }),
  column('words', {
    text: ({ words, reference }) => words || reference,
    cell: ({ words, reference }) => <Noted notes={[words !== '' && reference]}>{words || reference}</Noted>,
    width: 260,
    grow: 1,
    mobile: 'meta',
  }),
  column('amount', {
    text: ({ amountCents }) => formatMoney(amountCents),
    align: 'right',
    width: 125,
    mobile: 'amount',
  }),
  column('file', {
    text: belongsTo,
    cell: (entry) => (
      <Noted notes={[entry.returnSeq === null && foundHow(entry)]}>
        {entry.returnSeq === null && entry.batchNo !== null ? (
          <Link href={`/admin/payments/batches?batch=${entry.batchNo}`}>{belongsTo(entry)}</Link>
        ) : (
          belongsTo(entry)
        )}
      </Noted>
    ),
    width: 190,
    mobile: 'status',
  }),
];

const foundHow = ({ match }: StatementEntry): string | false =>
  match !== 'none' && (match === 'reference' ? m.foundByReference() : matchWords.amount);
