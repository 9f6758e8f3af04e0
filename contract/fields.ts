import * as m from '@locales/problems';
import { array, mixed, number, object, type ObjectSchema, string } from 'yup';
import { isCalendarDate } from './format/date';

/** Building blocks of the descriptions, so that a cent is the same thing in every one of them. */

/** Integer cents, never a fraction. */
export const cents = () => number().integer().required();
export const centsOrNull = () => number().integer().nullable().defined();

/** Text that the server always sends, though perhaps as null. */
export const text = () => string().defined();
export const textOrNull = () => string().nullable().defined();

/** 'YYYY-MM-DD'. */
export const date = () =>
  string().test('calendar-date', m.plainDate, (v) => v === undefined || v === '' || isCalendarDate(v));
export const sentDate = () => string().required();
export const dateOrNull = () => string().nullable().defined();

/** A decimal number as text: quantities, unit prices, percentages. */
export const decimalOrNull = () => string().nullable().defined();

/**
 * Dollars as they are sent: text such as "1234.50", or a number. How many places there are is for who reads it to
 * say: `toCents` of its text, so that nothing is ever reckoned with fractions.
 */
export const dollars = () =>
  mixed<string | number>()
    .required()
    .test('dollars', m.plainDollars, (value) =>
      typeof value === 'string' ? value !== '' && value.length <= 20 : Number.isFinite(value),
    );

/** One of a closed set of words. */
export const oneOf = <const T extends string>(words: readonly T[]) => mixed<T>().oneOf(words).required();

/**
 * The cursor members of every list's query: how many rows, and behind or before which row.
 * The cursors are opaque and come from the answer before; at most one of the two is given.
 */
export const pageQuery = {
  limit: number().integer().min(1).max(100).default(25),
  after: string().max(400),
  before: string().max(400),
};

/** One page of a list, with the cursors of the pages beside it (null at either end). */
export const pageOf = <R extends object>(row: ObjectSchema<R>) =>
  object({
    rows: array(row).required(),
    next: string().nullable().defined(),
    previous: string().nullable().defined(),
  });

/** How many there are of each word. */
export const countsBy = <const T extends string>(words: readonly T[]) =>
  object(
    Object.fromEntries(words.map((word) => [word, count()])) as Record<T, ReturnType<typeof count>>,
  ).required();

const count = () => number().integer().min(0).required();

/** A comma-separated list in a query: "FERT,SEED". Empty text is no filter. */
export const listOf = (max = 50) => string().max(max * 32);

/** Media types of the files that a download answers with, by their extension. */
export const fileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ofx: 'application/x-ofx',
  zip: 'application/zip',
  pdf: 'application/pdf',
} as const;

/** The files of a list that spreadsheets alone read: what a query names, and what comes. */
export const tableFormat = oneOf(['csv', 'xlsx'] as const);
export const tableFiles = { csv: fileTypes.csv, xlsx: fileTypes.xlsx } as const;
