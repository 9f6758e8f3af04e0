import { mixed, number, string } from 'yup';
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
  string().test(
    'calendar-date',
    'Enter a date as YYYY-MM-DD',
    (v) => v === undefined || v === '' || isCalendarDate(v),
  );
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
    .test('dollars', 'Enter the amount as dollars, like 1234.50', (value) =>
      typeof value === 'string' ? value !== '' && value.length <= 20 : Number.isFinite(value),
    );

/** One of a closed set of words. */
export const oneOf = <const T extends string>(words: readonly T[]) => mixed<T>().oneOf(words).required();
