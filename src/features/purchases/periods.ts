import { addDays, addMonths } from '../../../contract/format/date';
import { noFilters, type PurchaseFilters } from './purchaseView';

type PeriodFilters = Pick<PurchaseFilters, 'from' | 'to' | 'cropYear'>;

export interface Period extends PeriodFilters {
  readonly label: string;
}

export const anyTime: Period = { label: 'Any time', ...pick(noFilters) };

/**
 * The periods that people ask for. A crop year is the supplier's own label on each line, not a span of dates:
 * seed delivered early belongs to the year in which it grows.
 * @param today 'YYYY-MM-DD' in the books zone.
 */
export function periodsOf(today: string, cropYears: readonly number[]): Period[] {
  const thisMonth = `${today.slice(0, 8)}01`;
  const lastMonth = addMonths(thisMonth, -1);
  const year = Number(today.slice(0, 4));
  const span = (label: string, from: string, to: string): Period => ({ label, from, to, cropYear: [] });
  return [
    anyTime,
    span('This month', thisMonth, addDays(addMonths(thisMonth, 1), -1)),
    span('Last month', lastMonth, addDays(thisMonth, -1)),
    ...cropYears
      .toSorted((a, b) => b - a)
      .slice(0, 3)
      .map((cropYear) => ({
        label: `Crop year ${cropYear}`,
        from: '',
        to: '',
        cropYear: [String(cropYear)],
      })),
    span(`Calendar ${year}`, `${year}-01-01`, `${year}-12-31`),
    span(`Calendar ${year - 1}`, `${year - 1}-01-01`, `${year - 1}-12-31`),
  ];
}

/** Which of the periods the filters say; undefined for a span of the customer's own. */
export const periodOf = (filters: PurchaseFilters, periods: readonly Period[]): Period | undefined =>
  periods.find((period) => JSON.stringify(pick(period)) === JSON.stringify(pick(filters)));

export function pick({ from, to, cropYear }: PeriodFilters): PeriodFilters {
  return { from, to, cropYear };
}
