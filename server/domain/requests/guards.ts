import * as m from '@locales/requestSentences';
import { dateInZone, daysBetween, formatDate } from '@contract/format/date';
import { whyNotByFile } from '@contract/rules/bank';
import { whyNotCancel } from '@contract/rules/cancelRequest';
import { lastReturnDay } from '@contract/rules/paySchedule';
import type { RequestGuard, RequestStatus } from '@contract/requests/states';
import type { Tx } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';

/** What a guard looks at. */
export interface Guarded {
  readonly request: Omit<RequestTable, 'version'>;
  readonly actor: string;
  readonly role: 'customer' | 'office' | 'portal';
  readonly at: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

const CONSUMER_RETURN_DAYS = 60;

type Guard = (tx: Tx, guarded: Guarded) => Promise<string | undefined>;

/** Why an event must not happen now, in words; undefined where it may. */
export const guards: Readonly<Record<RequestGuard, Guard>> = {
  async beforeCancelUntil(_, { request, at, booksZone }) {
    const { flow, status, cancel_until: cancelUntil } = request;
    return whyNotCancel({ flow, status: status as RequestStatus, cancelUntil }, at, booksZone);
  },

  async anotherPerson(tx, { request, actor }) {
    if (request.submitted_by === actor) return m.refusedOwn();
    const first = await tx.sql
      .selectFrom('request_event')
      .select('actor')
      .where('request_id', '=', request.request_id)
      .where('event', '=', 'askSecond')
      .where('actor', '=', actor)
      .executeTakeFirst();
    return first && m.refusedFirst();
  },

  async debitable(tx, guarded) {
    const { option_id: optionId } = guarded.request;
    const filed = await guards.inNoFile(tx, guarded);
    if (filed !== undefined) return filed;
    const option =
      optionId === null
        ? undefined
        : await tx.sql
            .selectFrom('payment_option')
            .select(['status', 'account_digits', 'routing_number'])
            .where('option_id', '=', optionId)
            .executeTakeFirst();
    if (!option) return m.refusedNoAccount();
    if (option.status === 'active')
      return whyNotByFile({ digits: option.account_digits, routing: option.routing_number });
    return option.status === 'blocked' ? m.refusedBlocked() : m.refusedUnconfirmed();
  },

  async inNoFile(tx, { request: { request_id: requestId } }) {
    const entry = await tx.sql
      .selectFrom('ach_entry')
      .select('batch_no')
      .where('request_id', '=', requestId)
      .where('live', '=', true)
      .executeTakeFirst();
    return entry && m.refusedInFile({ batch: String(entry.batch_no) });
  },

  async returnWindowPassed(_, { request: { effective_date: effective }, at, booksZone }) {
    const last = effective === null ? undefined : lastReturnDay(effective);
    if (last !== undefined && dateInZone(at, booksZone) > last) return undefined;
    return m.refusedReturnable();
  },

  async returnInTime(tx, { request, role, at, booksZone }) {
    // What the bank's file or the ERP tells has happened, however late.
    if (role === 'portal' || request.effective_date === null) return undefined;
    const today = dateInZone(at, booksZone);
    if (today < request.effective_date) {
      return m.refusedNotDebited({ day: formatDate(request.effective_date) });
    }
    if (today <= lastReturnDay(request.effective_date)) return undefined;
    const authorization = await tx.sql
      .selectFrom('request_authorization')
      .select('sec_code')
      .where('request_id', '=', request.request_id)
      .executeTakeFirst();
    const isConsumer = authorization?.sec_code === 'WEB';
    if (isConsumer && daysBetween(request.effective_date, today) <= CONSUMER_RETURN_DAYS) return undefined;
    return m.refusedReturnLate();
  },

  async pickupDayPassed(_, { request: { pickup_date: day }, at, booksZone }) {
    if (day === null || dateInZone(at, booksZone) > day) return undefined;
    return m.refusedPickupDay({ day: formatDate(day) });
  },
};
