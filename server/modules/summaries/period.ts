import * as m from '@locales/summaries';
import { addDays, addMonths, daysBetween } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { cropYearOf } from '@contract/rules/cropYear';
import type { SummaryPeriod } from '@contract/summaries/schema';

/** The stretch of time that is summed up, and the one of the same length before it. */
export interface Periods {
  readonly period: SummaryPeriod;
  /** Null where the period has no beginning. */
  readonly prior: SummaryPeriod | null;
  /** What brings a day of the prior period beside its day of this one, as PostgreSQL reads an interval. */
  readonly shift: string;
}

interface AskedPeriod {
  readonly cropYear?: string;
  readonly from?: string;
  readonly to?: string;
}

/**
 * The period that a summary speaks of. One that is still going on is compared as far as it has come: half a
 * season beside a whole one would always look like a bad year.
 * @param asOf 'YYYY-MM-DD', the last day that the data know
 */
export function periodsOf({ cropYear, from, to }: AskedPeriod, asOf: string): Periods {
  if (!cropYear && (from || to)) return daysOf(from || null, to || null, asOf);
  const year = cropYear ? yearOf(cropYear) : cropYearOf(asOf);
  const back = (day: string | undefined) => (day ? addMonths(day, -12) : null);
  const until = year >= cropYearOf(asOf) && (!to || to > asOf) ? asOf : to;
  return {
    period: { cropYear: year, from: from || null, to: to || null },
    prior: { cropYear: year - 1, from: back(from), to: back(until) },
    shift: '12 months',
  };
}

function yearOf(text: string): number {
  if (/^[0-9]{4}$/.test(text)) return Number(text);
  const message = m.notACropYear({ text });
  throw new ApiError({ code: 'invalid', message, fields: { cropYear: message } });
}

function daysOf(from: string | null, to: string | null, asOf: string): Periods {
  const period = { cropYear: null, from, to };
  if (from === null) return { period, prior: null, shift: '0 days' };
  const last = to ?? asOf;
  const until = from <= asOf && asOf < last ? asOf : last;
  const months = wholeMonths(from, last);
  if (months > 0) {
    const lastDay = until === last ? addDays(from, -1) : addMonths(until, -months);
    return {
      period,
      prior: { cropYear: null, from: addMonths(from, -months), to: lastDay },
      shift: `${months} months`,
    };
  }
  const days = Math.max(0, daysBetween(from, until)) + 1;
  return {
    period,
    prior: { cropYear: null, from: addDays(from, -days), to: addDays(from, -1) },
    shift: `${days} days`,
  };
}

/** How many calendar months a stretch fills; 0 where it begins or ends within one. */
function wholeMonths(from: string, to: string): number {
  const next = addDays(to, 1);
  if (!from.endsWith('-01') || !next.endsWith('-01') || next <= from) return 0;
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(next) - count(from);
}
