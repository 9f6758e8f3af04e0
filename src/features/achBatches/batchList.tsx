import * as m from '@locales/achBatches';
import * as common from '@locales/common';
import { count } from '@locales/language';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  batchColumns as labels,
  type BatchStatus,
  batchStatuses,
  batchStatusWords,
  directionWords,
  entryColumns as entryLabels,
  entryKindWords,
  entryName,
} from '@contract/achBatches/labels';
import type { AchBatch, AchEntry, AchGroup } from '@contract/achBatches/schema';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import { listSearchParams, oneOf, type SearchParams, words } from '@/data/searchParams';
import { type ListDefinition, statusChips } from '@/lists/listDefinition';

interface BatchFilters {
  readonly q: string;
  readonly status: BatchStatus | '';
}
export type BatchesParams = SearchParams<BatchFilters>;

export const batchesParams = listSearchParams<BatchFilters>({
  filters: { q: words(), status: oneOf(batchStatuses) },
  sorts: ['number'],
  usualSort: '-number',
  sizes: pageSizes,
  opened: 'batch',
});

export const listHref = '/admin/payments/batches';

export const batchList: ListDefinition<BatchFilters> = {
  get label() {
    return m.files();
  },
  get things() {
    return m.filesThings();
  },
  noFilters: batchesParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return statusChips(batchStatusWords);
  },
  panel: [],
};

const looks: Readonly<Record<BatchStatus, readonly [IconName, ChipProps['color']]>> = {
  awaitingRelease: ['open', 'warning'],
  released: ['check', 'info'],
  sent: ['done', 'success'],
  void: ['cancelled', 'default'],
};

export function BatchChip({ status }: Pick<AchBatch, 'status'>) {
  const [icon, color] = looks[status];
  return <Chip label={batchStatusWords[status]} color={color} icon={<Icon name={icon} />} />;
}

/** One day, or the first and the last. */
const daysWords = ({ firstEffective, lastEffective }: AchBatch): string =>
  firstEffective === lastEffective
    ? formatDate(firstEffective)
    : m.fromTo({ from: formatDate(firstEffective), to: formatDate(lastEffective) });

const column = labeledColumns<AchBatch, keyof typeof labels>(labels);

/** Columns of the list of files; instants are told on the wall of `zone`. */
export const batchColumns = (zone: string): Column<AchBatch>[] => [
  column('number', {
    text: ({ batchNo }) => String(batchNo),
    href: ({ batchNo }) => `?batch=${batchNo}`,
    width: 120,
    mobile: 'title',
  }),
  column('status', {
    text: ({ status }) => batchStatusWords[status],
    cell: (batch) => <BatchChip {...batch} />,
    width: 160,
    mobile: 'status',
  }),
  column('effective', { text: daysWords, width: 150, mobile: 'meta' }),
  column('entries', {
    text: ({ entryCount }) => count(entryCount),
    align: 'right',
    width: 90,
    yields: 1,
    mobile: 'hidden',
  }),
  column('debits', {
    text: ({ debitCents }) => formatMoney(debitCents),
    align: 'right',
    width: 130,
    mobile: 'amount',
  }),
  column('credits', {
    text: ({ creditCents }) => formatMoney(creditCents),
    align: 'right',
    width: 130,
    mobile: 'hidden',
  }),
  column('created', {
    text: ({ createdAt }) => formatInstant(createdAt, zone),
    width: 190,
    yields: 2,
    mobile: 'meta',
  }),
  column('by', { text: ({ createdBy }) => createdBy, width: 180, grow: 1, yields: 3, mobile: 'hidden' }),
  column('sent', {
    text: ({ sentAt }) => (sentAt === null ? '' : formatInstant(sentAt, zone)),
    width: 190,
    yields: 4,
    mobile: 'hidden',
  }),
];

/**
 * Columns of what a file holds by day, direction and class.
 * @param day writes the effective date
 */
export const groupColumns = (day: (date: string) => string): Column<AchGroup>[] => [
  {
    id: 'day',
    label: common.day(),
    text: ({ effectiveDate }) => day(effectiveDate),
    width: 75,
    grow: 1,
    mobile: 'title',
  },
  {
    id: 'direction',
    label: m.direction(),
    text: ({ kind, direction, secCode }) =>
      [kind === 'request' ? directionWords[direction] : entryKindWords[kind], secCode].join(' · '),
    width: 115,
    mobile: 'meta',
  },
  {
    id: 'count',
    label: m.entries(),
    text: (group) => count(group.count),
    align: 'right',
    width: 70,
    mobile: 'meta',
  },
  {
    id: 'cents',
    label: common.amount(),
    text: ({ cents }) => formatMoney(cents),
    align: 'right',
    width: 110,
    mobile: 'amount',
  },
];

type Named = Pick<AchEntry, 'kind' | 'number' | 'accountName' | 'accountNo' | 'amountCents' | 'direction'>;

/** What every list of requests for the bank begins with. */
export const requestColumns = <Row extends Named>(): Column<Row>[] => [
  { id: 'request', label: entryLabels.request, text: entryName, width: 150, mobile: 'title' },
  {
    id: 'account',
    label: entryLabels.account,
    text: ({ accountName, accountNo }) => common.nameAndNumber({ name: accountName, number: accountNo }),
    width: 210,
    grow: 1,
    mobile: 'meta',
  },
  {
    id: 'direction',
    label: entryLabels.direction,
    text: ({ direction }) => directionWords[direction],
    width: 90,
    mobile: 'meta',
  },
  {
    id: 'amount',
    label: entryLabels.amount,
    text: ({ amountCents }) => formatMoney(amountCents),
    align: 'right',
    width: 130,
    mobile: 'amount',
  },
];

const bankWords = ({ routingNumber, last }: Pick<AchEntry, 'routingNumber' | 'last'>): string =>
  m.routingAndLast({ routing: routingNumber, last });

/** Columns of the entries of a file. */
export const entryColumns = (): Column<AchEntry>[] => [
  ...requestColumns<AchEntry>(),
  {
    id: 'day',
    label: entryLabels.day,
    text: ({ effectiveDate }) => formatDate(effectiveDate),
    width: 130,
    mobile: 'hidden',
  },
  {
    id: 'sec',
    label: entryLabels.sec,
    text: ({ secCode }) => secCode,
    width: 100,
    yields: 4,
    mobile: 'hidden',
  },
  { id: 'bank', label: entryLabels.bank, text: bankWords, width: 180, yields: 1, mobile: 'meta' },
  {
    id: 'holder',
    label: entryLabels.holder,
    text: ({ holderName }) => holderName,
    width: 180,
    yields: 3,
    mobile: 'hidden',
  },
  {
    id: 'trace',
    label: entryLabels.trace,
    text: ({ traceNo }) => traceNo,
    width: 150,
    yields: 5,
    mobile: 'hidden',
  },
];
