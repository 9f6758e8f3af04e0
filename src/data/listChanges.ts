import type { ListView } from './listAddress';

const firstPage = { page: 1, after: '', before: '' } as const;

/** Another set or order of rows begins at its first page: the old marks belong to the old set. */
export const withFilters = <F>(view: ListView<F>, change: Partial<F>): ListView<F> => ({
  ...view,
  ...firstPage,
  filters: { ...view.filters, ...change },
});

export const withSort = <F>(view: ListView<F>, sort: string): ListView<F> => ({
  ...view,
  ...firstPage,
  sort,
});

export const withSize = <F>(view: ListView<F>, size: number): ListView<F> => ({
  ...view,
  ...firstPage,
  size,
});

export const withOpened = <F>(view: ListView<F>, opened: string | null): ListView<F> => ({ ...view, opened });

/**
 * The same rows and the next ones below them; undefined where one page cannot hold more, or where it does not
 * begin at the list's first row.
 */
export function withMore<F>(view: ListView<F>, sizes: readonly number[]): ListView<F> | undefined {
  const larger = sizes.find((size) => size > view.size);
  return view.page === 1 && larger !== undefined ? { ...view, size: larger } : undefined;
}

/** The marks of the pages beside the one in view, null at either end. */
interface Marks {
  readonly next: string | null;
  readonly previous: string | null;
}

/** The page beside this one. Back on the first page no mark is needed, so the address is the plain one again. */
export function withPage<F>(
  view: ListView<F>,
  direction: 'next' | 'previous',
  { next, previous }: Marks,
): ListView<F> {
  if (direction === 'next') return { ...view, page: view.page + 1, after: next ?? '', before: '' };
  if (view.page <= 2) return { ...view, ...firstPage };
  return { ...view, page: view.page - 1, after: '', before: previous ?? '' };
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
export function pageOf<F>(view: ListView<F>, rows: number, next: string | null, total: number | undefined) {
  const before = (view.page - 1) * view.size;
  return {
    from: rows === 0 ? 0 : before + 1,
    to: before + rows,
    total: total ?? null,
    hasNext: next !== null,
    hasPrevious: view.page > 1,
  };
}
