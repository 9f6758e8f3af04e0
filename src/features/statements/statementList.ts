import * as m from '@locales/statements';
import { formatMoney } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import type * as statements from '@contract/statements/endpoints';
import { type StatementExportFormat, statementSorts, usualStatementSort } from '@contract/statements/labels';
import type { Statement, StatementTotals } from '@contract/statements/schema';
import { allRows, type Grouping } from '@/components/columns';
import type { ExportFormat } from '@/components/FormatsMenu/FormatsMenu';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { requestUrl } from '@/data/requestUrl';
import {
  anyOf,
  listSearchParams,
  queryOf,
  type SearchParams,
  withFilters,
  withOpened,
  withSize,
  words,
} from '@/data/searchParams';
import type { QueryOf } from '@/data/useEndpoint';
import type { ListChoices, ListDefinition, ListPeriod } from '@/lists/listDefinition';
import { totalsTitle } from '@/lists/listTotals';
import { tableFormats } from '@/lists/tableFormats';

type StatementsFilter = QueryOf<typeof statements.totals>;

/** What narrows the list. '' and [] narrow nothing. */
interface StatementFilters {
  readonly q: string;
  readonly year: readonly string[];
}

/** Everything that the address says of the list; what is open is a statement's number. */
export type StatementParams = SearchParams<StatementFilters>;

export const statementParams = listSearchParams<StatementFilters>({
  filters: { q: words(), year: anyOf((year) => /^[0-9]{4}$/.test(year)) },
  sorts: statementSorts,
  usualSort: usualStatementSort,
  sizes: pageSizes,
  opened: 'statement',
});

/** Another account's statements are not this one's. */
export const forAnotherAccount = (params: StatementParams): StatementParams => withOpened(params, null);

/** The filters as the contract's query. */
export const toQuery = (filters: StatementFilters, account: string | null): StatementsFilter => ({
  ...queryOf(filters),
  account: account ?? undefined,
});

/** Where the balance of a statement is paid. */
export const payHref = (account: string, statement: string): string =>
  requestUrl('/my-account/payments/make-a-payment', { query: { account, statement } });

/** The ledger of an account from a day on. */
export const ledgerHref = (account: string, from?: string): string =>
  requestUrl('/my-account/purchases/account-details', { query: { account, from } });

/** The document behind a row of a statement; undefined where it is none of the account's own. */
export const documentHref = (
  account: string,
  { kind, documentNo }: { readonly kind: string; readonly documentNo: string | null },
): string | undefined =>
  documentNo !== null && ['invoice', 'creditMemo', 'financeCharge'].includes(kind)
    ? requestUrl('/my-account/purchases/purchase-details', { query: { account, invoice: documentNo } })
    : undefined;

/** The list of statements: how it is called and what narrows it. */
export const statementList: ListDefinition<StatementFilters> = {
  get label() {
    return m.statements();
  },
  get things() {
    return m.statementsInSentence();
  },
  noFilters: statementParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get panel() {
    return [{ name: 'year' as const, label: m.year() }];
  },
};

export const filterChoices = (years: readonly number[]): ListChoices => ({
  year: years.map((year) => ({ value: String(year), label: String(year) })),
});

/** Any year, and each that has statements. */
export const yearPeriods = (years: readonly number[]): ListPeriod<StatementFilters>[] => [
  { label: m.anyYear(), filters: { year: [] } },
  ...years.map((year) => ({ label: String(year), filters: { year: [String(year)] } })),
];

const largestPage = Math.max(...pageSizes);

/** The years that cards stand under, each with all its statements; in another order they are not together. */
export function byYear(
  params: StatementParams,
  onParams: (params: StatementParams) => void,
  totals: StatementTotals | undefined,
): Grouping<Statement> | undefined {
  const { sort } = params;
  if (!/^-?date$/.test(sort)) return undefined;
  const all = totals?.years.map(({ year, rows }) => ({ name: String(year), rows }));
  return {
    of: ({ periodTo }) => periodTo.slice(0, 4),
    all: sort === 'date' ? all?.toReversed() : all,
    // Where one page cannot hold all years, the list is narrowed to the one.
    onWhole: (year) =>
      onParams(
        totals!.rows <= largestPage
          ? withSize(params, largestPage)
          : withFilters(withSize(params, largestPage), { year: [year] }),
      ),
  };
}

/** A table of the statements, or the papers themselves. */
export type StatementFormat = StatementExportFormat | 'zip';

/**
 * What the list can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly ExportFormat<StatementFormat>[] => [
  { id: 'zip', label: m.downloadPdfs({ rows: allRows(rows) }), note: m.statementsThemselves() },
  ...tableFormats(rows),
];

/** Balances of different days are never added: only what happened between them is. */
export const totalsWords = (totals: StatementTotals): Totals => ({
  title: totalsTitle(totals.rows),
  sums: [
    { label: m.newCharges(), text: formatMoney(totals.chargesCents) },
    { label: m.financeCharges(), text: formatMoney(totals.financeChargeCents) },
    { label: m.paymentsAndCredits(), text: formatMoney(totals.creditsCents) },
  ],
  main: null,
  ...(totals.newRows > 0 && { note: m.newCount({ n: totals.newRows }) }),
});
