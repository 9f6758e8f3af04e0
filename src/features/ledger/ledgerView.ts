import type { agingBuckets, ledgerChips, ledgerSorts } from '@contract/ledger/labels';
import type { LedgerRow } from '@contract/ledger/schema';
import type { pageSizes } from '@contract/paging';
import { anyOf, day, listAddress, type ListView, oneOf, words } from '@/data/listAddress';
import { queryOf, withOpened } from '@/data/listChanges';
import type { LedgerRowsFilter } from '@/data/ledger';
import { requestUrl } from '@/data/requestUrl';

// The contract's own words, checked against it by type and by test: importing its values would bring its
// schemas, and with them yup, into the browser.
export const chips = ['open', 'pastDue'] as const satisfies (typeof ledgerChips)[number][];
export const sorts = [
  'date',
  'type',
  'document',
  'due',
  'amount',
  'open',
] as const satisfies (typeof ledgerSorts)[number][];
export const ages = [
  'current',
  'days30',
  'days60',
  'days90',
  'over90',
] as const satisfies (typeof agingBuckets)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the ledger. '' and [] narrow nothing. Days are 'YYYY-MM-DD', on which rows were posted. */
export interface LedgerFilters {
  readonly status: (typeof chips)[number] | '';
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
export type LedgerView = ListView<LedgerFilters>;

export const ledgerAddress = listAddress<LedgerFilters>({
  filters: {
    status: oneOf(chips),
    q: words(),
    from: day,
    to: day,
    kind: anyOf((word) => /^[a-zA-Z]+$/.test(word)),
    branch: anyOf(),
    age: anyOf((word) => ages.some((age) => age === word)),
    agedOn: day,
  },
  sorts,
  usualSort: '-date',
  sizes,
  opened: 'payment',
});

/** Another account's payments are not this one's. */
export const forAnotherAccount = (view: LedgerView): LedgerView => withOpened(view, null);

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
export const newestFirst = ({ sort }: Pick<LedgerView, 'sort'>): boolean => sort !== 'date';
