import type { CompanySettings } from '../settings/schema';
import type { CalendarDateText } from '../format/date';
import { federalHolidayOn } from './federalHolidays';

/** The days on which the whole company is closed, unless a branch has an entry of its own for the day. */
export type CompanyHolidays = CompanySettings['holidays'];

/**
 * The company's holiday on a day, by name; undefined if there is none. The company keeps the banks' holidays, less those
 * it removed, and days of its own. A holiday on a weekend closes that very day too, because branches are open on
 * Saturdays: docs/rules.md#company-holidays.
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
