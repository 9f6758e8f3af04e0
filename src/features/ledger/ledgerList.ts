import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/ledger';
import { formatMoney } from '@contract/format/money';
import type * as ledger from '@contract/ledger/endpoints';
import {
  kindWords,
  agingBuckets,
  ledgerChips,
  type LedgerFormat,
  type LedgerKind,
  ledgerSorts,
  usualLedgerSort,
  ledgerColumns as labels,
} from '@contract/ledger/labels';
import type { LedgerChoices, LedgerRow, LedgerTotals } from '@contract/ledger/schema';
import { pageSizes } from '@contract/paging';
import type { ExportFormat } from '@/components/FormatsMenu/FormatsMenu';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { requestUrl } from '@/data/requestUrl';
import {
  anyOf,
  day,
  listSearchParams,
  type SearchParams,
  oneOf,
  queryOf,
  withOpened,
  words,
} from '@/data/searchParams';
import type { QueryOf } from '@/data/useEndpoint';
import type { FilterChoice, ListDefinition } from '@/lists/listDefinition';
import { totalsTitle } from '@/lists/listTotals';
import { tableFormats } from '@/lists/tableFormats';

type LedgerRowsFilter = QueryOf<typeof ledger.totals>;

/** What narrows the ledger. '' and [] narrow nothing. Days are 'YYYY-MM-DD', on which rows were posted. */
interface LedgerFilters {
  readonly status: (typeof ledgerChips)[number] | '';
  readonly q: string;
  readonly from: string;
  readonly to: string;
  readonly kind: readonly string[];
  readonly branch: readonly string[];
  readonly age: readonly string[];
  /** The day that the aging is of; by itself it narrows nothing. */
  readonly agedOn: string;
}

/** Everything that the address says of the ledger; what is open is a payment's number. */
export type LedgerParams = SearchParams<LedgerFilters>;

export const ledgerParams = listSearchParams<LedgerFilters>({
  filters: {
    status: oneOf(ledgerChips),
    q: words(),
    from: day,
    to: day,
    kind: anyOf((word) => /^[a-zA-Z]+$/.test(word)),
    branch: anyOf(),
    age: anyOf((word) => agingBuckets.some((age) => age === word)),
    agedOn: day,
  },
  sorts: ledgerSorts,
  usualSort: usualLedgerSort,
  sizes: pageSizes,
  opened: 'payment',
});

/** Another account's payments are not this one's. */
export const forAnotherAccount = (params: LedgerParams): LedgerParams => withOpened(params, null);

/** The filters as the contract's query: a day of the aging only where it narrows the rows. */
export function toQuery(filters: LedgerFilters, account: string | null): LedgerRowsFilter {
  const query = queryOf({ ...filters, status: [], agedOn: filters.age.length > 0 ? filters.agedOn : '' });
  return { ...query, status: filters.status || undefined, account: account ?? undefined };
}

/** The page that shows a document of an account. */
export const invoiceHref = ({
  invoiceNo,
  accountNo,
}: Pick<LedgerRow, 'accountNo'> & { readonly invoiceNo: string }) =>
  requestUrl('/my-account/purchases/purchase-details', { query: { account: accountNo, invoice: invoiceNo } });

/** The page that shows the document of a row; undefined where the row has none. */
export const documentHref = ({ invoiceNo, accountNo }: LedgerRow): string | undefined =>
  invoiceNo === null ? undefined : invoiceHref({ invoiceNo, accountNo });

/** Whether the newest rows stand first, or the oldest: then the rows lead from one balance to the other. */
export const newestFirst = ({ sort }: Pick<LedgerParams, 'sort'>): boolean => sort !== 'date';

const ageWords: Readonly<Record<(typeof agingBuckets)[number], string>> = texts({
  current: m.notPastDue,
  days30: m.days30,
  days60: m.days60,
  days90: m.days90,
  over90: m.over90,
});

/** The ledger: how it is called and what narrows it. */
export const ledgerList: ListDefinition<LedgerFilters> = {
  get label() {
    return m.ledger();
  },
  get things() {
    return m.transactions();
  },
  noFilters: ledgerParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return {
      name: 'status' as const,
      label: common.status(),
      options: [
        { id: '', label: m.allActivity() },
        { id: 'open', label: m.openItems() },
        { id: 'pastDue', label: m.pastDue() },
      ],
    };
  },
  get panel() {
    return [
      { name: 'kind' as const, label: labels.type },
      { name: 'branch' as const, label: labels.branch },
      { name: 'age' as const, label: m.ageFilter() },
    ];
  },
};

/** What each filter can be set to; empty while the choices are not known. */
export const filterChoices = (
  choices: LedgerChoices | undefined,
): Record<'kind' | 'branch' | 'age', FilterChoice[]> => ({
  kind: (choices?.kinds ?? []).map((kind: LedgerKind) => ({ value: kind, label: kindWords[kind] })),
  branch: (choices?.branches ?? []).map(({ code, name }) => ({ value: code, label: name })),
  age: agingBuckets.map((age) => ({ value: age, label: ageWords[age] })),
});

/**
 * The sums of every page, not of the one on screen, in words. Open amounts of several accounts are not added:
 * one party's credit does not pay another's debt.
 */
export function totalsWords({ rows, debitCents, creditCents, accounts }: LedgerTotals): Totals {
  const [only, other] = accounts;
  const sums = [
    { label: m.debits(), cents: debitCents },
    { label: m.credits(), cents: creditCents },
    ...(only && !other ? [{ label: m.open(), cents: only.openCents }] : []),
  ];
  return {
    title: totalsTitle(rows),
    sums: sums.map(({ label, cents }) => ({ label, text: formatMoney(cents) })),
    // Neither what was charged nor what was paid stands for the whole.
    main: only && !other ? m.open() : null,
  };
}

/**
 * What the ledger can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly ExportFormat<LedgerFormat>[] => [
  ...tableFormats(rows),
  { id: 'ofx', label: m.downloadOfx(), note: m.ofxNote() },
];
