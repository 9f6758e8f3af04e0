import * as m from '@locales/depositPlan';
import { addDays, addMonths, type CalendarDateText, formatDate } from '@contract/format/date';
import { calendarPeriods, type Period } from '@/components/periods';

/** A statement that can be had: its name, its days, and these in words. */
export interface StatementPeriod extends Period {
  readonly note: string;
}

/**
 * Months, quarters, this year so far and the whole last one. None reaches beyond the newest figures.
 * @param asOf the day of the newest figures
 */
export function statementPeriods(asOf: CalendarDateText): StatementPeriod[] {
  const { months, years } = calendarPeriods(asOf);
  const [year, lastYear] = years;
  return [
    ...months,
    ...quarters(asOf),
    { ...year!, label: m.yearToDate() },
    { ...lastYear!, label: m.lastYear({ year: lastYear!.from.slice(0, 4) }) },
  ].map(({ label, from, to }) => {
    const last = to < asOf ? to : asOf;
    return { label, from, to: last, note: m.dayToDay({ from: formatDate(from), to: formatDate(last) }) };
  });
}

function quarters(asOf: CalendarDateText): Period[] {
  const month = `${asOf.slice(0, 8)}01`;
  const first = addMonths(month, -((Number(asOf.slice(5, 7)) - 1) % 3));
  return [
    { label: m.thisQuarter(), from: first, to: addDays(addMonths(first, 3), -1) },
    { label: m.lastQuarter(), from: addMonths(first, -3), to: addDays(first, -1) },
  ];
}
