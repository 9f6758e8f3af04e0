import * as common from '@locales/common';
import * as m from '@locales/prepay';
import { pageSizes } from '@contract/paging';
import type * as prepay from '@contract/prepay/endpoints';
import {
  prepayStatusWords,
  prepayTypeWords,
  contractSorts,
  usualContractSort,
  lineSorts,
  usualLineSort,
  prepayChips,
  type PrepayFormat,
  type PrepayLevel,
  prepayTypes,
} from '@contract/prepay/labels';
import type { PrepayChoices } from '@contract/prepay/schema';
import { allRows } from '@/components/columns';
import type { ExportFormat } from '@/components/FormatsMenu/FormatsMenu';
import { anyTime, calendarPeriods } from '@/components/periods';
import { anyOf, day, listSearchParams, type SearchParams, oneOf, queryOf, words } from '@/data/searchParams';
import type { QueryOf } from '@/data/useEndpoint';
import type { FilterChoice, ListDefinition, ListPeriod } from '@/lists/listDefinition';

type ContractsFilter = QueryOf<typeof prepay.totals>;
type PrepayLinesFilter = QueryOf<typeof prepay.lineTotals>;

/** Days within which a contract may end. */
const endings = ['30', '60', '90'] as const;

/** Nothing chosen is what still counts; to see everything somebody has to ask. */
const [, ...otherChips] = prepayChips;
const statuses = [...otherChips, 'all'] as const;

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
type ContractFilters = SharedFilters;

/** What narrows the lines; from and to are 'YYYY-MM-DD', days on which they were used. */
interface LineFilters extends SharedFilters {
  readonly contract: readonly string[];
  readonly product: readonly string[];
  readonly from: string;
  readonly to: string;
}

export type ContractParams = SearchParams<ContractFilters>;
export type LineParams = SearchParams<LineFilters>;

const shared = {
  status: oneOf(statuses),
  q: words(),
  cropYear: anyOf((year) => /^[0-9]{4}$/.test(year)),
  type: anyOf((word) => prepayTypes.some((type) => type === word)),
  group: anyOf(),
  branch: anyOf(),
  expiring: anyOf((days) => endings.some((one) => one === days)),
};

export const contractParams = listSearchParams<ContractFilters>({
  filters: shared,
  sorts: contractSorts,
  usualSort: usualContractSort,
  sizes: pageSizes,
  opened: 'contract',
});

export const lineParams = listSearchParams<LineFilters>({
  filters: { ...shared, contract: anyOf(), product: anyOf(), from: day, to: day },
  sorts: lineSorts,
  usualSort: usualLineSort,
  sizes: pageSizes,
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

const chips = () =>
  ({
    name: 'status',
    label: common.status(),
    options: [
      { id: '', label: prepayStatusWords.open },
      ...otherChips.map((id) => ({ id, label: prepayStatusWords[id] })),
      { id: 'all', label: common.all() },
    ],
  }) as const;

const panel = () =>
  [
    { name: 'cropYear', label: common.cropYear() },
    { name: 'type', label: common.type() },
    { name: 'group', label: common.productGroup() },
    { name: 'branch', label: common.branch() },
    { name: 'expiring', label: m.endsWithin() },
  ] as const;

/** The list of contracts: how it is called and what narrows it. */
export const contractList: ListDefinition<ContractFilters> = {
  get label() {
    return m.prepayContracts();
  },
  get things() {
    return m.prepayContractsInSentence();
  },
  noFilters: contractParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return chips();
  },
  get panel() {
    return panel();
  },
};

/** The list of their lines. */
export const lineList: ListDefinition<LineFilters> = {
  get label() {
    return m.prepayLines();
  },
  get things() {
    return m.prepayLinesInSentence();
  },
  noFilters: lineParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return chips();
  },
  get panel() {
    return [
      { name: 'contract', label: common.contract() },
      { name: 'product', label: common.product() },
      ...panel(),
    ] as const;
  },
};

/** What each filter can be set to; empty while the choices are not known. */
export function filterChoices(
  choices: PrepayChoices | undefined,
): Record<ReturnType<typeof panel>[number]['name'] | 'contract' | 'product', FilterChoice[]> {
  const named = (list: readonly { readonly code: string; readonly name: string }[] = []) =>
    list.map(({ code, name }) => ({ value: code, label: name }));
  const plain = (list: readonly (string | number)[] = []) =>
    list.map((one) => ({ value: String(one), label: String(one) }));
  return {
    cropYear: plain(choices?.cropYears),
    type: (choices?.types ?? []).map((type) => ({ value: type, label: prepayTypeWords[type] })),
    group: named(choices?.groups),
    branch: named(choices?.branches),
    expiring: endings.map((days) => ({ value: days, label: m.days({ n: Number(days) }) })),
    contract: plain(choices?.contracts),
    product: named(choices?.products),
  };
}

/**
 * When lines were used, in the words that people ask with: "Used this month", "Used in 2026".
 * @param today 'YYYY-MM-DD' in the books zone; undefined while it is not known
 */
export function usedPeriods(today: string | undefined): ListPeriod<LineFilters>[] {
  const { months, years } = today === undefined ? { months: [], years: [] } : calendarPeriods(today);
  const labels = [
    m.usedAnyTime(),
    m.usedThisMonth(),
    m.usedLastMonth(),
    ...years.map(({ from }) => m.usedInYear({ year: from.slice(0, 4) })),
  ];
  return [anyTime, ...months, ...years].map(({ from, to }, at) => ({
    label: labels[at]!,
    filters: { from, to },
  }));
}

/** A file of the lines: of which level, for which program. */
export type LineFormat = `${PrepayLevel}-${PrepayFormat}`;

/**
 * What the lines can be taken along as, and what happened on them.
 * @param rows that the filters let through; undefined while they are counted
 */
export const lineFormats = (rows: number | undefined): readonly ExportFormat<LineFormat>[] => [
  { id: 'line-csv', label: common.downloadCsv({ rows: allRows(rows) }), note: common.everyColumnCsv() },
  { id: 'line-xlsx', label: common.downloadExcel({ rows: allRows(rows) }), note: common.everyColumnExcel() },
  { id: 'usage-csv', label: m.usageCsv(), note: m.usageCsvNote() },
  { id: 'usage-xlsx', label: m.usageExcel(), note: m.usageExcelNote() },
];

/** "usage-csv" as the query says it. */
export function lineFile(format: LineFormat): { readonly level: PrepayLevel; readonly format: PrepayFormat } {
  const [level, kind] = format.split('-') as [PrepayLevel, PrepayFormat];
  return { level, format: kind };
}
