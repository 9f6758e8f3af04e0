import * as m from '@locales/reconciliation';
import * as common from '@locales/common';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  differenceColumns as labels,
  differenceKinds,
  type DifferenceState,
  differenceStates,
  differenceStateWords,
  differenceWords,
} from '@contract/reconciliation/labels';
import type { Difference, DifferenceTotals } from '@contract/reconciliation/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import type { DifferenceKey } from '@/data/reconciliation';
import { anyOf, listSearchParams, oneOf, queryOf, type SearchParams, words } from '@/data/searchParams';
import { type ListDefinition, statusChips } from '@/lists/listDefinition';
import { totalsTitle } from '@/lists/listTotals';

interface DifferenceFilters {
  readonly q: string;
  readonly state: DifferenceState | '';
  readonly kind: readonly string[];
}
export type DifferenceParams = SearchParams<DifferenceFilters>;

export const differenceParams = listSearchParams<DifferenceFilters>({
  filters: {
    q: words(),
    state: oneOf(differenceStates),
    kind: anyOf((word) => differenceKinds.some((kind) => kind === word)),
  },
  sorts: ['day'],
  usualSort: 'day',
  sizes: pageSizes,
  opened: 'difference',
});

/** The filters as the contract's query. */
export const toQuery = ({ state, ...filters }: DifferenceFilters) => ({
  ...queryOf(filters),
  state: state || undefined,
});

/** As an address names one: kind and subject. */
export const nameOfKey = ({ kind, subject }: DifferenceKey): string => `${kind}.${subject}`;

/** The one that is open; an address may say anything. */
export function openedKey({ opened }: Pick<DifferenceParams, 'opened'>): DifferenceKey | null {
  const kind = differenceKinds.find((one) => opened?.startsWith(`${one}.`));
  return kind && opened ? { kind, subject: opened.slice(kind.length + 1) } : null;
}

/** What people call it: its request, its payment in the ERP, its file, or its line of a statement. */
export const nameOfDifference = ({ requestNo, paymentNo, batchNo, day }: Difference): string =>
  requestNo ??
  paymentNo ??
  (batchNo === null ? m.statementOf({ day: formatDate(day) }) : m.fileNamed({ file: String(batchNo) }));

export const differenceList: ListDefinition<DifferenceFilters> = {
  get label() {
    return m.board();
  },
  get things() {
    return m.things({ n: 2 });
  },
  noFilters: differenceParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return { ...statusChips(differenceStateWords), name: 'state' as const };
  },
  get panel() {
    return [{ name: 'kind', label: labels.kind }] as const;
  },
};

export const filterChoices = () => ({
  kind: differenceKinds.map((value) => ({ value, label: differenceWords[value] })),
});

export const stateCounts = ({ states }: DifferenceTotals): Readonly<Record<string, number>> => ({
  ...states,
  '': differenceStates.reduce((sum, state) => sum + states[state], 0),
});

export const totalsWords = ({ rows, differenceCents }: DifferenceTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [{ label: labels.difference, text: formatMoney(differenceCents) }],
});

/** Name and number of its account; undefined of a bank's statement. */
export const accountOf = ({
  accountName: name,
  accountNo: number,
}: Pick<Difference, 'accountName' | 'accountNo'>) =>
  name !== null && number !== null ? common.nameAndNumber({ name, number }) : undefined;

const looks: Readonly<Record<DifferenceState, readonly [IconName, ChipProps['color']]>> = {
  open: ['warning', 'warning'],
  asked: ['open', 'info'],
  closed: ['done', 'success'],
};

export function DifferenceChip({ state }: Pick<Difference, 'state'>) {
  const [icon, color] = looks[state];
  return <Chip label={differenceStateWords[state]} color={color} icon={<Icon name={icon} />} />;
}

const column = labeledColumns<Difference, keyof typeof labels>(labels);
const money = (cents: number | null): string => (cents === null ? '' : formatMoney(cents));

/** Columns of the board. */
export const differenceColumns = (hrefOf: (id: string) => string): Column<Difference>[] => [
  column('kind', {
    text: ({ kind }) => differenceWords[kind],
    href: (row) => hrefOf(nameOfKey(row)),
    width: 170,
    mobile: 'title',
  }),
  column('state', {
    text: ({ state }) => differenceStateWords[state],
    cell: (row) => <DifferenceChip {...row} />,
    width: 125,
    mobile: 'status',
  }),
  column('difference', {
    text: ({ differenceCents }) => formatMoney(differenceCents),
    align: 'right',
    width: 130,
    mobile: 'amount',
  }),
  column('day', { text: ({ day }) => formatDate(day), width: 112, whole: true, mobile: 'meta' }),
  column('age', {
    text: ({ ageDays }) => m.ageDays({ n: ageDays }),
    align: 'right',
    width: 90,
    yields: 4,
    mobile: 'meta',
  }),
  column('account', {
    text: (row) => accountOf(row) ?? '',
    width: 165,
    grow: 1,
    mobile: 'meta',
  }),
  column('request', { text: ({ requestNo }) => requestNo ?? '', width: 138, yields: 1, mobile: 'meta' }),
  column('payment', { text: ({ paymentNo }) => paymentNo ?? '', width: 125, yields: 3, mobile: 'meta' }),
  column('sent', {
    text: ({ sentCents }) => money(sentCents),
    align: 'right',
    width: 135,
    yields: 2,
    mobile: 'hidden',
  }),
  column('booked', {
    text: ({ bookedCents }) => money(bookedCents),
    align: 'right',
    width: 125,
    yields: 2,
    mobile: 'hidden',
  }),
];
