import { addDays, type CalendarDateText, dateInZone } from '@contract/format/date';
import { inFlightStatuses, type RequestEventName } from '@contract/requests/states';
import { lastCheckDay } from '@contract/rules/announcedCheck';
import type { Clock } from '@server/clock';
import { DatabaseGone } from '@server/db/databaseGone';
import type { Db, Tx } from '@server/db/db';
import { releaseHold } from '@server/domain/requests/holds';
import { type Move, moveRequest } from '@server/domain/requests/moveRequest';
import type { Outbox } from '@server/domain/email/outbox';
import { bookedSince, dayOf, paymentsOf, withdrawalsOf } from './bookedFor';
import { type BookedPayment, type OpenRequest, watchedRequests } from './candidates';

export interface MatchOptions {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export type Complain = (requestNo: string, error: Error) => void;

/** A request that nobody has looked at so many days after its day comes to nothing. */
const STALE_DAYS = 30;

const staleAfter = (flow: OpenRequest['flow'], day: CalendarDateText): CalendarDateText =>
  flow === 'check' ? lastCheckDay(day) : addDays(day, STALE_DAYS);

type Facts = NonNullable<Move['facts']>;
type Step = readonly [event: RequestEventName, facts?: Facts, note?: string];

/**
 * Moves requests by what the ERP booked: posts payments and takes them back, completes withdrawals and gives back
 * what was held for them, and lets stale requests expire. To do it again changes nothing. Each request by itself, so
 * that one that cannot be moved holds up no other.
 * @param complain hears of those
 */
export async function matchRequests(options: MatchOptions, complain: Complain): Promise<void> {
  const { db, clock, booksZone } = options;
  const now = clock.now();
  const watched = await watchedRequests(db.sql, now);
  if (watched.length === 0) return;
  const since = bookedSince(watched, booksZone);
  const payments = await paymentsOf(db, watched, since, booksZone);
  const withdrawn = await withdrawalsOf(db, watched, since, booksZone);
  const today = dateInZone(now, booksZone);
  for (const request of watched) {
    const isStale = staleAfter(request.flow, dayOf(request, booksZone)) < today;
    const steps = stepsOf(request, payments.get(request), withdrawn.has(request), isStale);
    const frees = withdrawn.has(request) && request.holds;
    if (steps.length === 0 && !frees) continue;
    try {
      await db.transaction(async (tx) => {
        await walk(tx, options, request, steps, now);
        if (frees) await releaseHold(tx.sql, request.request_id, now, 'booked');
      });
    } catch (error) {
      if (error instanceof DatabaseGone) throw error;
      complain(request.request_no, error as Error);
    }
  }
}

async function walk(tx: Tx, options: MatchOptions, request: OpenRequest, steps: readonly Step[], at: Date) {
  for (const [event, facts, note] of steps) {
    const who = { role: 'portal', actor: 'portal' } as const;
    await moveRequest(tx, options, { requestId: request.request_id, event, ...who, at, facts, note });
  }
}

/** What is left to happen to a request; nothing for one that has got there already. */
function stepsOf(
  { flow, status }: OpenRequest,
  payment: BookedPayment | undefined,
  isWithdrawn: boolean,
  isStale: boolean,
): Step[] {
  if (flow === 'pickup') {
    if (isWithdrawn && ['submitted', 'approved', 'ready'].includes(status)) return [['complete']];
  } else if (payment) {
    const steps: Step[] = [];
    if (inFlightStatuses.some((one) => one === status) || (flow === 'check' && status === 'expired')) {
      steps.push(['post', { payment_no: payment.payment_no, posted_on: payment.posting_date }]);
    }
    if (steps.length > 0 || status === 'posted') steps.push(...takenBack(flow, payment));
    return steps;
  }
  return status === 'submitted' && isStale ? [['expire']] : [];
}

function takenBack(flow: OpenRequest['flow'], payment: BookedPayment): Step[] {
  if (payment.status === 'P') return [];
  if (payment.status !== 'R' || (flow !== 'bank' && flow !== 'refund')) return [['reverse']];
  const facts = { return_code: payment.return_code, returned_on: payment.taken_back_on };
  return [['return', facts]];
}
