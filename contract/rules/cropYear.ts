import { addMonths } from '../format/date';

/**
 * The crop year of a day. It begins on September 1 of the year before its name: docs/rules.md#crop-year.
 * @param day 'YYYY-MM-DD'
 */
export const cropYearOf = (day: string): number => Number(addMonths(day, 4).slice(0, 4));
