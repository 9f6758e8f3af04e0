import { isCalendarDate } from '@contract/format/date';
import { toCents } from '@contract/format/money';

/** How one filter is told in an address. What cannot be read is as if it were not there. */
export interface Param<T> {
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
export interface ListView<Filters> {
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

interface ListWords<Filters> {
  /** Each filter by its name in the address, in the order in which they are written. */
  readonly filters: { readonly [Name in keyof Filters]: Param<Filters[Name]> };
  /** Without the sign. The first size and `usualSort` stand where the address says nothing. */
  readonly sorts: readonly string[];
  readonly usualSort: string;
  readonly sizes: readonly [number, ...number[]];
  /** The name under which the address says which row is open. */
  readonly opened: string;
}

export interface ListAddress<Filters> {
  readonly noFilters: Filters;
  readonly sizes: readonly number[];
  /** Whatever the contract would refuse is read as if it were not there. */
  readonly read: (address: URLSearchParams) => ListView<Filters>;
  /** Leaves out what is as usual, and leaves alone what is not the list's. */
  readonly write: (address: URLSearchParams, view: ListView<Filters>) => URLSearchParams;
}

/** How one list is told in an address, so that a link, a reload and the Back button show the same rows. */
export function listAddress<Filters extends object>(list: ListWords<Filters>): ListAddress<Filters> {
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
