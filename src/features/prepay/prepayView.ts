import type { pageSizes } from '@contract/paging';
import type { contractSorts, lineSorts, prepayChips, PrepayType } from '@contract/prepay/labels';
import { anyOf, day, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf } from '@/data/listChanges';
import type { ContractsFilter, PrepayLinesFilter } from '@/data/prepay';

// The contract's own words, checked against it by type: importing its values would bring its schemas, and with
// them yup, into the browser.
export const types = [
  'product',
  'group',
  'generic',
  'downPayment',
  'unpaidBooking',
] as const satisfies readonly PrepayType[];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];
/** Days within which a contract may end. */
export const endings = ['30', '60', '90'] as const;

/** Nothing chosen is what still counts; to see everything somebody has to ask. */
const statuses = ['partUsed', 'unpaid', 'expired', 'filled', 'all'] as const satisfies (
  | (typeof prepayChips)[number]
  | 'all'
)[];

interface SharedFilters {
  readonly status: (typeof statuses)[number] | '';
  readonly q: string;
  readonly cropYear: readonly string[];
  readonly type: readonly string[];
  readonly group: readonly string[];
  readonly branch: readonly string[];
  /** "30": ends within so many days; of several the longest counts. */
  readonly expiring: readonly string[];
}

/** What narrows the contracts. '' and [] narrow nothing. */
export type ContractFilters = SharedFilters;

/** What narrows the lines; from and to are 'YYYY-MM-DD', days on which they were used. */
export interface LineFilters extends SharedFilters {
  readonly contract: readonly string[];
  readonly product: readonly string[];
  readonly from: string;
  readonly to: string;
}

export type ContractView = ListView<ContractFilters>;
export type LineView = ListView<LineFilters>;

const shared = {
  status: oneOf(statuses),
  q: words(),
  cropYear: anyOf((year) => /^[0-9]{4}$/.test(year)),
  type: anyOf((word) => types.some((type) => type === word)),
  group: anyOf(),
  branch: anyOf(),
  expiring: anyOf((days) => endings.some((one) => one === days)),
};

export const contractAddress = listAddress<ContractFilters>({
  filters: shared,
  sorts: [
    'contract',
    'bookedOn',
    'expires',
    'cropYear',
    'branch',
    'booked',
    'used',
    'remaining',
  ] satisfies (typeof contractSorts)[number][],
  usualSort: '-bookedOn',
  sizes,
  opened: 'contract',
});

export const lineAddress = listAddress<LineFilters>({
  filters: { ...shared, contract: anyOf(), product: anyOf(), from: day, to: day },
  sorts: [
    'contract',
    'product',
    'group',
    'expires',
    'booked',
    'used',
    'remaining',
  ] satisfies (typeof lineSorts)[number][],
  usualSort: '-contract',
  sizes,
  opened: 'line',
});

interface Chosen {
  readonly account: string | null;
  readonly status: ContractsFilter['status'];
}

function shape<F extends SharedFilters>(filters: F, { account, status }: Chosen) {
  return {
    ...queryOf(filters as F & Readonly<Record<keyof F, string | readonly string[]>>),
    account: account ?? undefined,
    status,
    expiring: filters.expiring.length === 0 ? undefined : Math.max(...filters.expiring.map(Number)),
  };
}

const statusOf = (status: SharedFilters['status'], usual: 'open' | undefined) =>
  status === 'all' ? undefined : status || usual;

/** The filters as the contract's query: what still counts, unless something else is chosen. */
export const toContractsFilter = (filters: ContractFilters, account: string | null): ContractsFilter =>
  shape(filters, { account, status: statusOf(filters.status, 'open') });

/** As `toContractsFilter`. Who asks for a contract by its number gets its lines, whatever became of it. */
export const toLinesFilter = (filters: LineFilters, account: string | null): PrepayLinesFilter =>
  shape(filters, {
    account,
    status: statusOf(filters.status, filters.contract.length > 0 ? undefined : 'open'),
  });

/** "PP-2261:2" as a contract and a line of it; 0 stands for a contract without lines. */
export function openedLine(opened: string): { readonly contractNo: string; readonly line?: number } {
  const [, contractNo = opened, line = ''] = /^(.+):([0-9]{1,6})$/.exec(opened) ?? [];
  return { contractNo, line: Number(line) || undefined };
}

/** The page that shows the lines of one contract. */
export const linesOf = (contractNo: string): string =>
  `/my-account/purchases/prepay-open-details?${String(new URLSearchParams({ contract: contractNo }))}`;
