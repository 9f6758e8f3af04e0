import * as m from '@locales/depositPlan';
import { addMonths, type CalendarDateText, formatDate } from '@contract/format/date';
import { ApiError } from '@contract/problem';

/** Days of posting, both counted. */
export interface Span {
  readonly from: CalendarDateText;
  readonly to: CalendarDateText;
}

/**
 * The days that a statement can tell of: a year at most, and none after the newest figures.
 * @throws ApiError 'invalid' that says which end to move
 */
export function spanOf({ from, to }: Span, asOf: CalendarDateText): Span {
  if (to < from) throw wrong('to', m.lastDayTooEarly());
  if (from > asOf) throw wrong('from', m.noFiguresYet({ date: formatDate(asOf) }));
  if (to >= addMonths(from, 12)) throw wrong('to', m.atMostAYear());
  return { from, to: to < asOf ? to : asOf };
}

const wrong = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });
