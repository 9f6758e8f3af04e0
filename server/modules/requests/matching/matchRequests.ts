import { addDays, dateInZone } from '../../../../contract/format/date';
import type { RequestEventName } from '../../../../contract/rules/requestStates';
import { inFlightStatuses } from '../../../../contract/rules/requestStates';
import { returnReason } from '../../../../contract/rules/returnCodes';
import type { Clock } from '../../../clock';
import type { Db, Tx } from '../../../db/db';
import { releaseHold } from '../../../requests/holds';
import { type Move, moveRequest } from '../../../requests/moveRequest';
import type { Outbox } from '../../../outbox/outbox';
import {
  type BookedPayment,
  bookedPayments,
  bookedWithdrawals,
  type OpenRequest,
  watchedRequests,
} from './candidates';
import { matched } from './match';

export interface MatchOptions {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** A request that nobody has looked at so many days after its day comes to nothing. */
export const STALE_DAYS = 30;

type Facts = NonNullable<Move['facts']>;
type Step = readonly [event: RequestEventName, facts?: Facts, note?: string];

/**
 * Moves requests by what the ERP booked: posts payments and takes them back, completes withdrawals and gives back
 * what was held for them, and lets stale requests expire. To do it again changes nothing. Each request by itself, so
 * that one that cannot be moved holds up no other.
 * @param complain hears of those
 */
export async function matchRequests(
  options: MatchOptions,
  complain: (requestNo: string, error: Error) => void,
): Promise<void> {
  const { db, clock, booksZone } = options;
  const now = clock.now();
  const watched = await watchedRequests(db.sql, now);
  if (watched.length === 0) return;
  const since = addDays(dateInZone(new Date(watched[0]!.submitted_at), booksZone), -7);
  const payments = await paymentsOf(db, watched, since, booksZone);
  const withdrawn = await withdrawalsOf(db, watched, since, booksZone);
  const today = dateInZone(now, booksZone);
  for (const request of watched) {
    const isStale = addDays(dayOf(request, booksZone), STALE_DAYS) < today;
    const steps = stepsOf(request, payments.get(request), withdrawn.has(request), isStale);
    const frees = withdrawn.has(request) && request.holds;
    if (steps.length === 0 && !frees) continue;
    try {
      await db.transaction(async (tx) => {
        await walk(tx, options, request, steps, now);
        if (frees) await releaseHold(tx.sql, request.request_id, now, 'booked');
      });
    } catch (error) {
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
    if (inFlightStatuses.some((one) => one === status)) {
      steps.push(['post', { payment_no: payment.payment_no, posted_on: payment.posting_date }]);
    }
    if (steps.length > 0 || status === 'posted') steps.push(...takenBack(flow, payment));
    return steps;
  }
  return status === 'submitted' && isStale ? [['expire']] : [];
}

function takenBack(flow: OpenRequest['flow'], payment: BookedPayment): Step[] {
  if (payment.status === 'P') return [];
  if (payment.status !== 'R' || flow !== 'bank') return [['reverse']];
  const { words, advice } = returnReason(payment.return_code);
  const facts = { return_code: payment.return_code, returned_on: payment.taken_back_on };
  return [['return', facts, `${words} ${advice}`]];
}

/** Payments by their requests; one that was posted before keeps its payment. */
async function paymentsOf(db: Db, watched: readonly OpenRequest[], since: string, zone: string) {
  const asked = watched.filter(({ flow }) => flow !== 'pickup');
  if (asked.length === 0) return new Map<OpenRequest, BookedPayment>();
  const booked = await bookedPayments(db.sql, unique(asked.map((r) => r.account_no)), since);
  const taken = new Map(booked.map((payment) => [payment.payment_no, payment]));
  const known = asked.flatMap((request) => {
    const payment = request.payment_no === null ? undefined : taken.get(request.payment_no);
    return payment ? [[request, payment] as const] : [];
  });
  const spoken = new Set(known.map(([, { payment_no: no }]) => no));
  const free = booked.filter(({ payment_no: no }) => !spoken.has(no));
  const waiting = asked.filter(({ payment_no: no }) => no === null);
  const found = matched(
    waiting.map((request) =>
      expectedOf(request, request.account_no, zone, request.flow === 'bank' ? 'A' : 'D'),
    ),
    free.map((payment) => ({
      payment,
      ledger: payment.account_no,
      amountCents: payment.amount_cents,
      day: payment.received_date,
      method: payment.method,
      texts: [payment.portal_request_no, payment.reference],
    })),
  );
  return new Map<OpenRequest, BookedPayment>([
    ...known,
    ...[...found].map(([{ request }, { payment }]) => [request, payment] as const),
  ]);
}

/** The requests whose money the ERP has taken out of the deposit plan. */
async function withdrawalsOf(db: Db, watched: readonly OpenRequest[], since: string, zone: string) {
  const asked = watched.filter(({ holds, sav_id: savId }) => holds && savId !== null);
  if (asked.length === 0) return new Set<OpenRequest>();
  const booked = await bookedWithdrawals(db.sql, unique(asked.map((r) => r.sav_id!)), since);
  const found = matched(
    asked.map((request) => expectedOf(request, request.sav_id!, zone)),
    booked.map((row) => ({
      ledger: row.sav_id,
      amountCents: row.amount_out_cents,
      day: row.effective_date,
      texts: [row.portal_request_no, row.reference, row.description],
    })),
  );
  return new Set([...found.keys()].map(({ request }) => request));
}

const expectedOf = (request: OpenRequest, ledger: string, zone: string, method?: string) => ({
  request,
  requestNo: request.request_no,
  ledger,
  amountCents: request.amount_cents,
  day: dayOf(request, zone),
  method,
});

/** The day on which something should come of it. */
const dayOf = (request: OpenRequest, zone: string): string =>
  request.effective_date ?? request.pickup_date ?? dateInZone(new Date(request.submitted_at), zone);

const unique = (values: readonly string[]): string[] => [...new Set(values)];
