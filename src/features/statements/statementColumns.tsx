import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import * as common from '@locales/common';
import * as m from '@locales/statements';
import { formatDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { statementColumns as labels } from '@contract/statements/labels';
import type { Statement } from '@contract/statements/schema';
import { AccountName } from '@/components/AccountName/AccountName';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';

type StatementColumn = Column<Statement>;

const money = { align: 'right', width: 132, mobile: 'hidden' } as const;
const period = ({ periodFrom, periodTo }: Statement) =>
  m.fromTo({ from: formatDate(periodFrom), to: formatDate(periodTo) });

const column = labeledColumns<Statement, keyof typeof labels>(labels);

/** What was charged, what is due and when, and whether it is new. */
const figures = (): readonly StatementColumn[] => [
  column('previous', { ...money, text: (s) => formatMoney(s.previousCents), optional: true }),
  column('charges', { ...money, text: (s) => formatMoney(s.chargesCents), yields: 6 }),
  column('credits', { ...money, text: (s) => formatMoney(s.creditsCents), yields: 7 }),
  column('seen', {
    text: ({ isNew, revision }) =>
      [isNew && m.isNew(), revision > 1 && m.revisionNumber({ n: revision })].filter(Boolean).join(', '),
    cell: ({ isNew, revision }) => (
      <>
        {isNew && <Chip label={m.isNew()} color="info" size="small" sx={{ mr: 0.5 }} />}
        {revision > 1 && <Chip label={m.revisionShort({ n: revision })} size="small" />}
      </>
    ),
    width: 128,
    yields: 4,
    mobile: 'status',
  }),
  column('due', {
    text: ({ dueDate }) => formatDate(dueDate),
    cell: ({ dueDate }) => <CalendarDate date={dueDate} format="grid" />,
    width: 134,
    yields: 3,
    sortable: true,
    orders: [common.earliestFirst(), common.latestFirst()],
    mobile: 'hidden',
  }),
  column('amountDue', {
    text: ({ amountDueCents }) => formatMoney(amountDueCents),
    align: 'right',
    width: 132,
    yields: 5,
    mobile: 'hidden',
  }),
];

/** Shown on demand. */
const details: readonly StatementColumn[] = [
  column('period', { text: period, width: 200, grow: 1, whole: true, optional: true, mobile: 'meta' }),
  column('financeCharge', { ...money, text: (s) => formatMoney(s.financeChargeCents), optional: true }),
  column('discount', {
    text: ({ discount }) =>
      discount
        ? m.amountBy({ amount: formatMoney(discount.cents), date: formatDate(discount.throughDate) })
        : '',
    width: 200,
    optional: true,
    mobile: 'hidden',
  }),
  column('statementNo', {
    text: ({ statementNo }) => statementNo,
    width: 160,
    optional: true,
    mobile: 'hidden',
  }),
];

interface StatementColumns {
  readonly hrefOf: (statementNo: string) => string;
  /** Whether statements of several accounts stand in the list. */
  readonly several: boolean;
  /** What is still to be paid of a statement, in cents; undefined where that is not known. */
  readonly leftOf: (statementNo: string) => number | undefined;
  readonly onDownload: (statementNo: string) => void;
}

/** "$612.94 left, due Dec 15, 2026": only the latest statement of an account asks to be paid. */
function leftWords({ isLatest, amountDueCents, dueDate }: Statement, left: number | undefined): string {
  if (!isLatest || amountDueCents <= 0) return '';
  const date = formatDate(dueDate);
  if (left === undefined) return m.amountDueOn({ amount: formatMoney(amountDueCents), date });
  return left > 0 ? m.leftDue({ amount: formatMoney(left), date }) : m.nothingLeft();
}

/** Columns of the list; the sortable ones are named as the contract's sorts. */
export const statementColumns = ({
  hrefOf,
  several,
  leftOf,
  onDownload,
}: StatementColumns): StatementColumn[] => [
  column('date', {
    text: ({ statementDate }) => formatDate(statementDate),
    href: ({ statementNo }) => hrefOf(statementNo),
    width: 116,
    grow: 1,
    whole: true,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'title',
  }),
  column('account', {
    text: ({ accountName, accountNo }) => common.nameAndNumber({ name: accountName, number: accountNo }),
    cell: ({ accountName, accountNo }) => <AccountName name={accountName} accountNo={accountNo} />,
    width: 160,
    grow: 2,
    sortable: true,
    optional: !several,
    yields: several ? undefined : 8,
    mobile: several ? 'meta' : 'hidden',
  }),
  ...figures(),
  column('ending', {
    text: ({ endingCents }) => formatMoneyInWords(endingCents),
    cell: ({ endingCents }) => <Money cents={endingCents} tone="strong" words />,
    align: 'right',
    width: 140,
    sortable: true,
    mobile: 'amount',
  }),
  column('left', {
    text: (statement) => leftWords(statement, leftOf(statement.statementNo)),
    cell: ({ isLatest, statementNo }) => {
      const left = leftOf(statementNo);
      return isLatest && left !== undefined && left > 0 ? <Money cents={left} tone="strong" /> : null;
    },
    align: 'right',
    width: 124,
    yields: 1,
    mobile: 'meta',
  }),
  column('pdf', {
    text: ({ statementDate }) => m.downloadPdfOf({ date: formatDate(statementDate) }),
    cell: ({ statementDate, statementNo }, tabIndex) => (
      <Button
        size="small"
        tabIndex={tabIndex}
        startIcon={<Icon name="download" />}
        aria-label={m.pdfOf({ date: formatDate(statementDate) })}
        // The row opens the statement.
        onClick={(event) => {
          event.stopPropagation();
          onDownload(statementNo);
        }}
        sx={{ px: 1 }}
      >
        {common.pdf()}
      </Button>
    ),
    width: 92,
    yields: 2,
    mobile: 'action',
  }),
  ...details,
];
