import * as common from '@locales/common';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { dateInZone, formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestStatusWord } from '@contract/requests/labels';
import { requestKindWord } from '@contract/requests/sentences';
import { formatWallTime } from '@contract/format/zonedTime';
import type { QueuedRequest } from '@contract/queue/schema';
import { type RiskFlag, riskFlags } from '@contract/rules/riskFlags';
import { queueColumns as labels } from '@contract/queue/labels';
import { AccountName } from '@/components/AccountName/AccountName';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/domain/RequestChip/RequestChip';

interface QueueColumns {
  readonly hrefOf: (id: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** The day asked for, with the hour where one was; '' where there is none. */
export const dayWords = ({ day, time }: Pick<QueuedRequest, 'day' | 'time'>): string => {
  if (day === null) return '';
  return time === null ? formatDate(day) : `${formatDate(day)}, ${formatWallTime(time)}`;
};

const hidden = { optional: true, mobile: 'hidden', width: 160 } as const;

const column = labeledColumns<QueuedRequest, keyof typeof labels>(labels);

/** Columns of the queue; the sortable ones are named as the contract's sorts. */
export const queueColumns = (columns: QueueColumns): Column<QueuedRequest>[] => [
  ...usualColumns(columns),
  ...furtherColumns(columns),
];

const usualColumns = ({ hrefOf, zone }: QueueColumns): Column<QueuedRequest>[] => [
  column('number', {
    text: ({ requestNo }) => requestNo,
    href: ({ id }) => hrefOf(id),
    width: 150,
    mobile: 'title',
  }),
  column('account', {
    text: ({ accountName, accountNo }) => common.nameAndNumber({ name: accountName, number: accountNo }),
    cell: ({ accountName, accountNo }) => <AccountName name={accountName} accountNo={accountNo} />,
    width: 150,
    grow: 2,
    mobile: 'title',
  }),
  column('flags', {
    text: ({ flags }) => flags.map((flag) => riskFlags[flag].label).join(', '),
    cell: ({ flags }) => <RiskSummary flags={flags} />,
    width: 180,
    yields: 1,
    mobile: 'status',
  }),
  column('status', {
    text: requestStatusWord,
    cell: (request) => <RequestChip request={request} />,
    width: 150,
    yields: 4,
    mobile: 'meta',
  }),
  column('kind', { text: requestKindWord, width: 110, yields: 5, mobile: 'meta' }),
  column('submitted', {
    text: ({ submittedAt }) => formatDate(dateInZone(new Date(submittedAt), zone)),
    width: 130,
    yields: 3,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'meta',
  }),
  column('source', {
    text: ({ source }) => source,
    width: 150,
    grow: 1,
    whole: true,
    yields: 6,
    mobile: 'hidden',
  }),
  column('target', {
    text: ({ target }) => target,
    width: 120,
    grow: 1,
    whole: true,
    yields: 7,
    mobile: 'hidden',
  }),
  column('day', {
    text: dayWords,
    width: 192,
    whole: true,
    yields: 2,
    sortable: true,
    orders: [common.earliestFirst(), common.latestFirst()],
    mobile: 'meta',
  }),
  column('amount', {
    text: ({ amountCents }) => formatMoney(amountCents),
    cell: ({ amountCents }) => <Money cents={amountCents} tone="strong" />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  }),
];

/** Shown where somebody asks for them. */
const furtherColumns = ({ zone }: Pick<QueueColumns, 'zone'>): Column<QueuedRequest>[] => [
  column('submitter', { ...hidden, text: ({ submittedBy }) => submittedBy, width: 220 }),
  column('changed', {
    ...hidden,
    text: ({ changedAt }) => formatInstant(changedAt, zone),
    width: 210,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
  }),
  column('effective', {
    ...hidden,
    text: ({ effectiveDate }) => (effectiveDate === null ? '' : formatDate(effectiveDate)),
  }),
  column('comments', { ...hidden, text: ({ comments }) => comments ?? '', width: 220 }),
];

interface RiskChipsProps {
  readonly flags: readonly RiskFlag[];
}

/** What to look at twice, in a word or two each; nothing where there is nothing. */
export const RiskChips = ({ flags }: RiskChipsProps) =>
  flags.length > 0 && (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {flags.map((flag) => (
        <Chip
          key={flag}
          size="small"
          color="warning"
          icon={<Icon name="warning" />}
          label={riskFlags[flag].label}
        />
      ))}
    </Stack>
  );

/** The same in a row of a grid, where one line has room: the first, and how many more. */
function RiskSummary({ flags }: RiskChipsProps) {
  const [first] = flags;
  return (
    first && <Chip size="small" color="warning" icon={<Icon name="warning" />} label={riskWords(flags)} />
  );
}

/** "New bank account", "New bank account +2"; empty for none. */
function riskWords(flags: readonly RiskFlag[]): string {
  const [first, ...others] = flags;
  if (!first) return '';
  return others.length > 0 ? `${riskFlags[first].label} +${others.length}` : riskFlags[first].label;
}
