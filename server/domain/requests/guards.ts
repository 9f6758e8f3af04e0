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
    if (request.submitted_by === actor) return 'You asked for it yourself; somebody else has to approve it.';
    const first = await tx.sql
      .selectFrom('request_event')
      .select('actor')
      .where('request_id', '=', request.request_id)
      .where('event', '=', 'askSecond')
      .where('actor', '=', actor)
      .executeTakeFirst();
    return first && 'You approved it first; somebody else of the office has to look at it too.';
  },

  async debitable(tx, { request: { option_id: optionId } }) {
    const option =
      optionId === null
        ? undefined
        : await tx.sql
            .selectFrom('payment_option')
            .select(['status', 'account_digits', 'routing_number'])
            .where('option_id', '=', optionId)
            .executeTakeFirst();
    if (!option) return 'The bank account is not known any more.';
    if (option.status === 'active')
      return whyNotByFile({ digits: option.account_digits, routing: option.routing_number });
    return option.status === 'blocked'
      ? 'The bank account is blocked. Reject the request, so that the customer chooses another one.'
      : 'The bank account is not confirmed yet.';
  },

  async returnWindowPassed(_, { request: { effective_date: effective }, at, booksZone }) {
    const last = effective === null ? undefined : lastReturnDay(effective);
    if (last !== undefined && dateInZone(at, booksZone) > last) return undefined;
    return 'The bank can still return it; it counts as cleared after two banking days.';
  },

  async returnInTime(tx, { request, role, at, booksZone }) {
    // What the bank's file or the ERP tells has happened, however late.
    if (role === 'portal' || request.effective_date === null) return undefined;
    const today = dateInZone(at, booksZone);
    if (today < request.effective_date) {
      return `Nothing was debited yet: the bank debits it on ${formatDate(request.effective_date)}. Until then no bank can return it; look at the number again.`;
    }
    if (today <= lastReturnDay(request.effective_date)) return undefined;
    const authorization = await tx.sql
      .selectFrom('request_authorization')
      .select('sec_code')
      .where('request_id', '=', request.request_id)
      .executeTakeFirst();
    const isConsumer = authorization?.sec_code === 'WEB';
    if (isConsumer && daysBetween(request.effective_date, today) <= CONSUMER_RETURN_DAYS) return undefined;
    return 'The time in which a bank can return it has passed.';
  },

  async pickupDayPassed(_, { request: { pickup_date: day }, at, booksZone }) {
    if (day === null || dateInZone(at, booksZone) > day) return undefined;
    return `It can be picked up through ${formatDate(day)}. Wait until that day has passed, then say that nobody came.`;
  },
};
