import { isCalendarDate } from '../../../contract/format/date';
import type { pageSizes } from '../../../contract/paging';
import type { paidBys, purchaseSorts, statusChips } from '../../../contract/purchases';

// The contract's own words, checked against it by type and by test: importing its values would bring its
// schemas, and with them yup, into the browser.
export const statuses = [
  'open',
  'pastDue',
  'paid',
  'prepaid',
] as const satisfies (keyof typeof statusChips)[];
export const sorts = [
  'date',
  'invoice',
  'product',
  'group',
  'field',
  'branch',
  'ticket',
  'total',
] as const satisfies (typeof purchaseSorts)[number][];
export const waysToPay = ['open', 'prepay', 'cash', 'card'] as const satisfies (typeof paidBys)[number][];
export const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** Filters that are lists, in the order of the filter panel. */
export const listFilters = ['cropYear', 'group', 'product', 'field', 'branch', 'paidBy'] as const;
export type ListFilter = (typeof listFilters)[number];

export type StatusFilter = (typeof statuses)[number] | '';

/** What narrows the list. '' and [] narrow nothing. Dates are 'YYYY-MM-DD'. */
export interface PurchaseFilters extends Readonly<Record<ListFilter, readonly string[]>> {
  readonly status: StatusFilter;
  readonly q: string;
  readonly from: string;
  readonly to: string;
}

/** Everything that the address says of the list: filters, order, page, and the invoice that is open. */
export interface PurchaseView {
  readonly filters: PurchaseFilters;
  /** A sort of the contract; "-" in front turns it around. */
  readonly sort: string;
  readonly size: number;
  /** Counts from 1; the marks say which rows it holds. */
  readonly page: number;
  readonly after: string;
  readonly before: string;
  readonly invoice: string | null;
}

export const noFilters: PurchaseFilters = {
  status: '',
  q: '',
  from: '',
  to: '',
  cropYear: [],
  group: [],
  product: [],
  field: [],
  branch: [],
  paidBy: [],
};

const defaults = { sort: '-date', size: sizes[0] as number };

const members = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads an address. Whatever the contract would refuse is as if it were not there. */
export function readView(address: URLSearchParams): PurchaseView {
  const text = (name: string) => address.get(name) ?? '';
  const date = (name: string) => (isCalendarDate(text(name)) ? text(name) : '');
  const oneOf = (name: string, allowed: readonly string[]) =>
    allowed.includes(text(name)) ? text(name) : '';
  const lists = Object.fromEntries(listFilters.map((name) => [name, members(text(name))]));
  const page = Math.max(1, Math.trunc(Number(text('page'))) || 1);
  const [after, before] = [text('after'), text('before')];
  const size = sizes.find((one) => String(one) === text('size'));
  return {
    filters: {
      ...(lists as Record<ListFilter, string[]>),
      cropYear: members(text('cropYear')).filter((year) => /^[0-9]{4}$/.test(year)),
      paidBy: members(text('paidBy')).filter((word) => waysToPay.some((one) => one === word)),
      status: oneOf('status', statuses) as StatusFilter,
      q: text('q').slice(0, 100),
      from: date('from'),
      to: date('to'),
    },
    sort:
      oneOf(
        'sort',
        sorts.flatMap((sort) => [sort, `-${sort}`]),
      ) || defaults.sort,
    size: size ?? defaults.size,
    // A page number without a mark would number rows that are not on the page.
    page: after || before ? page : 1,
    after: before ? '' : after,
    before,
    invoice: text('invoice') || null,
  };
}

/** Writes a view into an address, leaving out what is as usual and leaving alone what is not the list's. */
export function writeView(address: URLSearchParams, view: PurchaseView): URLSearchParams {
  const { filters, sort, size, page, after, before, invoice } = view;
  const next = new URLSearchParams(address);
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  put('status', filters.status);
  put('q', filters.q);
  put('from', filters.from);
  put('to', filters.to);
  for (const name of listFilters) put(name, filters[name].join(','));
  put('sort', sort === defaults.sort ? '' : sort);
  put('size', size === defaults.size ? '' : String(size));
  put('page', page === 1 ? '' : String(page));
  put('after', after);
  put('before', before);
  put('invoice', invoice ?? '');
  return next;
}
