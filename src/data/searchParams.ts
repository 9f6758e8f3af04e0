import { isCalendarDate } from '@contract/format/date';
import { toCents } from '@contract/format/money';

/** How one filter is told in an address. What cannot be read is as if it were not there. */
interface Param<T> {
  /** The value that narrows nothing; it is never written. */
  readonly none: T;
  readonly read: (text: string) => T;
  readonly write: (value: T) => string;
}

const asIs = (text: string) => text;

/** Words that somebody typed. */
export const words = (most = 100): Param<string> => ({
  none: '',
  read: (text) => text.slice(0, most),
  write: asIs,
});

/** A calendar date, 'YYYY-MM-DD'. */
export const day: Param<string> = {
  none: '',
  read: (text) => (isCalendarDate(text) ? text : ''),
  write: asIs,
};

/** Dollars without a sign, as a decimal: '1250.5'. */
export const dollars: Param<string> = {
  none: '',
  read: (text) => ((toCents(text) ?? -1) >= 0 ? text : ''),
  write: asIs,
};

/** One of a few words. */
export const oneOf = <T extends string>(allowed: readonly T[]): Param<T | ''> => ({
  none: '',
  read: (text) => allowed.find((one) => one === text) ?? '',
  write: asIs,
});

/** Any of several codes, told as "FERT,SEED". */
export const anyOf = (isAllowed: (code: string) => boolean = () => true): Param<readonly string[]> => ({
  none: [],
  read: (text) =>
    text
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== '' && isAllowed(code)),
  write: (codes) => codes.join(','),
});

/** Everything that an address says of a list: filters, order, page, and the row that is open. */
export interface SearchParams<Filters> {
  readonly filters: Filters;
  /** A sort of the contract; "-" in front turns it around. */
  readonly sort: string;
  readonly size: number;
  /** Counts from 1; the marks say which rows it holds. */
  readonly page: number;
  readonly after: string;
  readonly before: string;
  readonly opened: string | null;
}

interface ParamsOfList<Filters> {
  /** Each filter by its name in the address, in the order in which they are written. */
  readonly filters: { readonly [Name in keyof Filters]: Param<Filters[Name]> };
  /** Without the sign. The first size and `usualSort` stand where the address says nothing. */
  readonly sorts: readonly string[];
  readonly usualSort: string;
  readonly sizes: readonly [number, ...number[]];
  /** The name under which the address says which row is open. */
  readonly opened: string;
}

export interface ListSearchParams<Filters> {
  readonly noFilters: Filters;
  readonly sizes: readonly number[];
  /** Whatever the contract would refuse is read as if it were not there. */
  readonly read: (address: URLSearchParams) => SearchParams<Filters>;
  /** Leaves out what is as usual, and leaves alone what is not the list's. */
  readonly write: (address: URLSearchParams, params: SearchParams<Filters>) => URLSearchParams;
}

/** How one list is told in an address, so that a link, a reload and the Back button show the same rows. */
export function listSearchParams<Filters extends object>(
  list: ParamsOfList<Filters>,
): ListSearchParams<Filters> {
  const { usualSort, sizes } = list;
  const [usualSize] = sizes;
  const names = Object.keys(list.filters) as (keyof Filters & string)[];
  const filtersBy = (valueOf: <Name extends keyof Filters & string>(name: Name) => Filters[Name]): Filters =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Filters;

  return {
    noFilters: filtersBy((name) => list.filters[name].none),
    sizes,
    read(address) {
      const text = (name: string) => address.get(name) ?? '';
      const [after, before] = [text('after'), text('before')];
      const sort = text('sort');
      return {
        filters: filtersBy((name) => list.filters[name].read(text(name))),
        sort: list.sorts.includes(sort.replace(/^-/, '')) ? sort : usualSort,
        size: sizes.find((size) => String(size) === text('size')) ?? usualSize,
        // A page number without a mark would number rows that are not on the page.
        page: after || before ? Math.max(1, Math.trunc(Number(text('page'))) || 1) : 1,
        after: before ? '' : after,
        before,
        opened: text(list.opened) || null,
      };
    },
    write(address, { filters, sort, size, page, after, before, opened }) {
      const next = new URLSearchParams(address);
      const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
      for (const name of names) put(name, list.filters[name].write(filters[name]));
      put('sort', sort === usualSort ? '' : sort);
      put('size', size === usualSize ? '' : String(size));
      put('page', page === 1 ? '' : String(page));
      put('after', after);
      put('before', before);
      put(list.opened, opened ?? '');
      return next;
    },
  };
}

const firstPage = { page: 1, after: '', before: '' } as const;

/** Another set or order of rows begins at its first page: the old marks belong to the old set. */
export const withFilters = <F>(params: SearchParams<F>, change: Partial<F>): SearchParams<F> => ({
  ...params,
  ...firstPage,
  filters: { ...params.filters, ...change },
});

export const withSort = <F>(params: SearchParams<F>, sort: string): SearchParams<F> => ({
  ...params,
  ...firstPage,
  sort,
});

export const withSize = <F>(params: SearchParams<F>, size: number): SearchParams<F> => ({
  ...params,
  ...firstPage,
  size,
});

export const withOpened = <F>(params: SearchParams<F>, opened: string | null): SearchParams<F> => ({
  ...params,
  opened,
});

/**
 * The same rows and the next ones below them; undefined where one page cannot hold more, or where it does not
 * begin at the list's first row.
 */
export function withMore<F>(params: SearchParams<F>, sizes: readonly number[]): SearchParams<F> | undefined {
  const larger = sizes.find((size) => size > params.size);
  return params.page === 1 && larger !== undefined ? { ...params, size: larger } : undefined;
}

/** The list's own part of an address, without what is open and without a place in it: what a kept view is. */
export const viewAddress = <F extends object>(list: ListSearchParams<F>, params: SearchParams<F>): string =>
  String(list.write(new URLSearchParams(), { ...params, ...firstPage, opened: null }));

/** The marks of the pages beside the one in view, null at either end. */
interface Marks {
  readonly next: string | null;
  readonly previous: string | null;
}

/** The page beside this one. Back on the first page no mark is needed, so the address is the plain one again. */
export function withPage<F>(
  params: SearchParams<F>,
  direction: 'next' | 'previous',
  { next, previous }: Marks,
): SearchParams<F> {
  if (direction === 'next') return { ...params, page: params.page + 1, after: next ?? '', before: '' };
  if (params.page <= 2) return { ...params, ...firstPage };
  return { ...params, page: params.page - 1, after: '', before: previous ?? '' };
}

/** The filters as a query: lists with commas, and without what narrows nothing. Equal filters, equal queries. */
export function queryOf<F extends Readonly<Record<keyof F, string | readonly string[]>>>(
  filters: F,
): { [Name in keyof F]: string | undefined } {
  const given = (value: string | readonly string[]) =>
    (typeof value === 'string' ? value : value.join(',')) || undefined;
  return Object.fromEntries(
    Object.entries<string | readonly string[]>(filters).map(([name, value]) => [name, given(value)]),
  ) as { [Name in keyof F]: string | undefined };
}

/** Where the rows in view stand in the whole list; `total` is null while it is not counted. */
export function pageOf<F>(
  params: SearchParams<F>,
  rows: number,
  next: string | null,
  total: number | undefined,
) {
  const before = (params.page - 1) * params.size;
  return {
    from: rows === 0 ? 0 : before + 1,
    to: before + rows,
    total: total ?? null,
    hasNext: next !== null,
    hasPrevious: params.page > 1,
  };
}

/** The number of what is opened, in an address; null where there is none. */
export const numberIn = (opened: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(opened ?? '') ? Number(opened) : null;
