import { dateInZone } from '@contract/format/date';
import type { CalendarDateText } from '@contract/format/date';
import { instantOf } from '@contract/format/zonedTime';
import { addBankingDays } from '@contract/rules/bankingDays';
import { reachesCutoff } from '@contract/rules/cutoff';
import type { RequestContext } from '../requestContext';

/** The office's first cut-off that is not past, on a day or after it: an ISO instant. */
export function cutoffFrom(
  { now, settings, room }: Pick<RequestContext, 'now' | 'settings' | 'room'>,
  day: CalendarDateText,
): string {
  const today = dateInZone(now, room.booksZone);
  const at = (on: CalendarDateText) => instantOf(on, settings.payments.cutoff, room.booksZone);
  const first = addBankingDays(day < today ? today : day, 0);
  const cutoff = reachesCutoff(now, at(first)) ? at(first) : at(addBankingDays(first, 1));
  return cutoff.toISOString();
}
