import * as m from '@locales/requestSentences';
import { dateInZone, daysBetween, formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { whyNotByFile } from '@contract/rules/bank';
import { whyNotCancel } from '@contract/rules/cancelRequest';
import { CONSUMER_RETURN_DAYS, MAX_RESENDS, RESEND_DAYS, whyNoResend } from '@contract/rules/achReturns';
import { lastReturnDay } from '@contract/rules/paySchedule';
import type { RequestGuard, RequestStatus } from '@contract/requests/states';
import type { Tx } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';
import { changesOf } from './approvalBasis';
import { refundableOf } from './refundable';

/** What a guard looks at. */
export interface Guarded {
  readonly request: Omit<RequestTable, 'version'>;
  readonly actor: string;
  readonly role: 'customer' | 'office' | 'portal';
  readonly at: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

type Guard = (tx: Tx, guarded: Guarded) => Promise<string | undefined>;

/** Why an event must not happen now, in words; undefined where it may. */
export const guards: Readonly<Record<RequestGuard, Guard>> = {
  async beforeCancelUntil(_, { request, at, booksZone }) {
    const { flow, status, cancel_until: cancelUntil } = request;
    return whyNotCancel({ flow, status: status as RequestStatus, cancelUntil }, at, booksZone);
  },

  async anotherPerson(tx, { request, actor }) {
    if (request.submitted_by === actor) return m.refusedOwn();
    if (await vouchedFor(tx, request.option_id, actor)) return m.refusedVouched();
    const first = await tx.sql
      .selectFrom('request_event')
      .select('actor')
      .where('request_id', '=', request.request_id)
      .where('event', '=', 'askSecond')
      .where('actor', '=', actor)
      .executeTakeFirst();
    return first && m.refusedFirst();
  },

  async changed(tx, guarded) {
    const { request, actor } = guarded;
    if (request.submitted_by === actor) return m.refusedOwn();
    if (await vouchedFor(tx, request.option_id, actor)) return m.refusedVouched();
    const filed = await guards.inNoFile(tx, guarded);
    if (filed !== undefined) return filed;
    return (await changesOf(tx.sql, request.request_id)).length > 0 ? undefined : m.refusedUnchanged();
  },

  async creditLeft(tx, guarded) {
    const refused = await guards.anotherPerson(tx, guarded);
    if (refused !== undefined) return refused;
    const { request, at, booksZone } = guarded;
    const { request_id: except, account_no: accountNo, amount_cents: amountCents } = request;
    const found = await refundableOf(tx.sql, accountNo, { now: at, booksZone, except });
    const left = found?.sum.refundableCents ?? 0;
    return left >= amountCents ? undefined : m.refusedCreditGone({ left: formatMoney(left) });
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

  async resendable(tx, guarded) {
    const { request, at, booksZone } = guarded;
    const { request_id: requestId, return_code: code, effective_date: effective } = request;
    const sent = await tx.sql
      .selectFrom('request_event')
      .select((eb) => eb.fn.countAll<number>().as('resends'))
      .where('request_id', '=', requestId)
      .where('event', '=', 'resend')
      .executeTakeFirstOrThrow();
    const filed = await tx.sql
      .selectFrom('ach_entry')
      .select((eb) => eb.fn.min('effective_date').as('first'))
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    const today = dateInZone(at, booksZone);
    const why = whyNoResend({
      code,
      resends: sent.resends,
      firstEffective: filed?.first ?? effective ?? today,
      today,
    });
    return why
      ? m.refusedResend({ why, most: MAX_RESENDS, days: RESEND_DAYS })
      : guards.debitable(tx, guarded);
  },

  async pickupDayPassed(_, { request: { pickup_date: day }, at, booksZone }) {
    if (day === null || dateInZone(at, booksZone) > day) return undefined;
    return m.refusedPickupDay({ day: formatDate(day) });
  },
};

/** Nobody both lets a payment go and vouches for the bank account that it goes from: docs/rules.md#approval. */
const vouchedFor = async ({ sql }: Tx, optionId: string | null, actor: string): Promise<boolean> =>
  optionId !== null &&
  (await sql
    .selectFrom('payment_option')
    .select('option_id')
    .where('option_id', '=', optionId)
    .where('confirmed_by', '=', actor)
    .executeTakeFirst()) !== undefined;
