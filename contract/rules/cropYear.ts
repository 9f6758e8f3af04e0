import { addMonths } from '../format/date';

/**
 * The crop year that a day lies in: it begins on September 1 of the year before the one that it is named for.
 * @param day 'YYYY-MM-DD'
 */
export const cropYearOf = (day: string): number => Number(addMonths(day, 4).slice(0, 4));
