import { array, number, object, type ObjectSchema, string } from 'yup';

/** Rows on a page: what a list may ask for. The grid of the browser refuses more than 100. */
export const pageSizes = [25, 50, 100] as const;

/**
 * The keyset members of every list's query: how many rows, and behind or before which row.
 * The marks are opaque and come from the answer before; at most one of the two is given.
 */
export const pageQuery = {
  limit: number().integer().min(1).max(100).default(25),
  after: string().max(400),
  before: string().max(400),
};

/** One page of a list, with the marks of the pages beside it (null at either end). */
export const pageOf = <R extends object>(row: ObjectSchema<R>) =>
  object({
    rows: array(row).required(),
    next: string().nullable().defined(),
    previous: string().nullable().defined(),
  });

/** A comma-separated list in a query: "FERT,SEED". Empty text is no filter. */
export const listOf = (max = 50) => string().max(max * 32);

export const members = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
