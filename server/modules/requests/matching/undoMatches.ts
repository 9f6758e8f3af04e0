import type { RequestStatus } from '@contract/requests/states';
import { DatabaseGone } from '@server/db/databaseGone';
import type { Tx } from '@server/db/db';
import { holdAgain } from '@server/domain/requests/holds';
import { type Move, moveRequest } from '@server/domain/requests/moveRequest';
import { FIGURES_UNDONE } from '@server/domain/requests/toldReason';
import { bookedSince, isPaymentOf, withdrawalsOf } from './bookedFor';
import { bookedPayment, movedRequests, type OpenRequest, watchedRequests } from './candidates';
import type { Complain, MatchOptions } from './matchRequests';

/**
 * After a drop was taken back: requests that its bookings moved stand again as they did before, step by step, where
 * what moved them is not booked any more; and what was held for them is held again. To do it again changes nothing.
 * @param since ISO instant at which that drop was applied
 */
export async function undoMatchedMoves(
  options: MatchOptions,
  since: string,
  complain: Complain,
): Promise<void> {
  const { db, clock, booksZone } = options;
  const at = clock.now();
  const moved = await movedRequests(db.sql, since);
  if (moved.length === 0) return;
  const known = new Set(moved.map(({ request_id: id }) => id));
  const rivals = (await watchedRequests(db.sql, at)).filter(({ request_id: id }) => !known.has(id));
  const from = bookedSince(moved, booksZone);
  const withdrawn = await withdrawalsOf(db, [...moved, ...rivals], from, booksZone);
  for (const request of moved) {
    try {
      await db.transaction(async (tx) => {
        const isWithdrawn = withdrawn.has(request);
        await walkBack(tx, options, { request, isWithdrawn, since, at });
        if (request.holds && !isWithdrawn) await holdAgain(tx.sql, request.request_id);
      });
    } catch (error) {
      if (error instanceof DatabaseGone) throw error;
      complain(request.request_no, error as Error);
    }
  }
}

interface Way {
  readonly request: OpenRequest;
  readonly isWithdrawn: boolean;
  readonly since: string;
  readonly at: Date;
}

/** Undoes the newest moves as long as each was made by a booking that is not there. */
async function walkBack(
  tx: Tx,
  options: MatchOptions,
  { request, isWithdrawn, since, at }: Way,
): Promise<void> {
  const { request_id: requestId, payment_no: paymentNo } = request;
  const events = await tx.sql
    .selectFrom('request_event')
    .select(['actor', 'event', 'from_status'])
    .where('request_id', '=', requestId)
    .where('at', '>=', since)
    .orderBy('seq', 'desc')
    .execute();
  const found = paymentNo === null ? undefined : await bookedPayment(tx.sql, request.account_no, paymentNo);
  const payment = found && isPaymentOf(found, request, options.booksZone) ? found : undefined;
  const isSo: Readonly<Record<string, boolean>> = {
    post: payment !== undefined,
    return: payment?.status === 'R',
    reverse: payment !== undefined && payment.status !== 'P',
    complete: isWithdrawn,
  };
  for (const { actor, event, from_status: to } of events) {
    const facts = forgotten[event];
    if (actor !== 'portal' || !facts || isSo[event] || to === null) return;
    await moveRequest(tx, options, {
      requestId,
      event: 'takeBack',
      to: to as RequestStatus,
      role: 'portal',
      actor: 'portal',
      at,
      note: FIGURES_UNDONE,
      facts,
    });
    if (event === 'reverse') await holdAgain(tx.sql, requestId);
  }
}

/** What is not known any more once such a move is undone. */
const forgotten: Readonly<Record<string, NonNullable<Move['facts']>>> = {
  post: { payment_no: null, posted_on: null },
  return: { return_code: null, returned_on: null },
  reverse: {},
  complete: {},
};
