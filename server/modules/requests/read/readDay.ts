import * as rules from '@locales/payRules';
import * as m from '@locales/requests';
import { addDays, type CalendarDateText, formatDate, isCalendarDate } from '@contract/format/date';
import { bankClosure } from '@contract/rules/bankingDays';
import { earliestPayDate, type PaySchedule, paySchedule } from '@contract/rules/paySchedule';
import { dayProblem } from '@contract/rules/day';
import { about } from '../errors';
import type { RequestContext } from '../requestContext';
import { cutoffFrom } from './cutoff';

type When = Pick<RequestContext, 'now' | 'today' | 'settings' | 'room'>;

/** A banking day that the bank's file still reaches. */
export function bankDay(asking: When, day: CalendarDateText): PaySchedule {
  const { now, settings, room } = asking;
  const hours = { ...settings.payments, booksZone: room.booksZone };
  expectDay(asking, day, earliestPayDate(now, hours));
  const reason = bankClosure(day);
  if (reason !== undefined) throw about('paydate', rules.banksClosed({ day: formatDate(day), reason }));
  return paySchedule(day, hours);
}

/** Any day from today on: no bank has to be open for it. */
export function internalDay(asking: When, day: CalendarDateText): PaySchedule {
  expectDay(asking, day, asking.today);
  return { effectiveDate: day, cancelUntil: cutoffFrom(asking, day) };
}

function expectDay({ today, settings }: When, day: CalendarDateText, min: CalendarDateText): void {
  if (!isCalendarDate(day)) throw about('paydate', m.enterPayDay());
  const max = addDays(today, settings.payments.mostDaysAhead);
  const problem = dayProblem(day, { min, max });
  if (problem) throw about('paydate', problem.replace(/[^.]$/, '$&.'));
}
