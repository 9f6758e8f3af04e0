import type { CompanySettings } from '../settings/schema';
import type { CalendarDateText } from '../format/date';
import { federalHolidayOn } from './federalHolidays';

/** On which days the whole company stays closed, unless a branch says otherwise of itself. */
export type CompanyHolidays = CompanySettings['holidays'];

/**
 * The name of the holiday that the company keeps on a day; undefined where it keeps none. They are those of the banks,
 * less those on which it works, and days of its own. A holiday on a weekend closes that very day as well, because
 * branches are open on Saturdays (docs/decisions/029).
 */
export function companyHolidayOn(
  { added, removed }: CompanyHolidays,
  day: CalendarDateText,
): string | undefined {
  const own = added.find(({ date }) => date === day);
  if (own) return own.name;
  const federal = federalHolidayOn(day);
  return federal && !removed.includes(federal.id) ? federal.name : undefined;
}
