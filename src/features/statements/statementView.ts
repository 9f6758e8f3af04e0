import type { pageSizes } from '@contract/paging';
import type { statementSorts } from '@contract/statements/labels';
import { anyOf, listAddress, type ListView, words } from '@/data/listAddress';
import { queryOf, withOpened } from '@/data/listChanges';
import { requestUrl } from '@/data/requestUrl';
import type { StatementsFilter } from '@/data/statements';

// The contract's own words, checked against it by type and by test: importing its values would bring its
// schemas, and with them yup, into the browser.
export const sorts = [
  'date',
  'account',
  'ending',
  'due',
] as const satisfies (typeof statementSorts)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the list. '' and [] narrow nothing. */
export interface StatementFilters {
  readonly q: string;
  readonly year: readonly string[];
}

/** Everything that the address says of the list; what is open is a statement's number. */
export type StatementView = ListView<StatementFilters>;

export const statementAddress = listAddress<StatementFilters>({
  filters: { q: words(), year: anyOf((year) => /^[0-9]{4}$/.test(year)) },
  sorts,
  usualSort: '-date',
  sizes,
  opened: 'statement',
});

/** Another account's statements are not this one's. */
export const forAnotherAccount = (view: StatementView): StatementView => withOpened(view, null);

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
