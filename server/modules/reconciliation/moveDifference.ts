import * as m from '@locales/reconciliation';
import type { DifferenceMove, DifferenceState } from '@contract/reconciliation/labels';
import { ApiError } from '@contract/problem';
import { isLaterDay, MAX_ASK_DAYS } from '@contract/rules/reconciliation';
import type { Tx } from '@server/db/db';
import { lockRow } from '@server/db/lockRow';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { moveRequest } from '@server/domain/requests/moveRequest';
import { requestTold } from '@server/domain/requests/requestTold';
import type { Acting } from '@server/http/stepUp';
import type { ReconciliationDeps } from './deps';
import { boardAt, type DifferenceKey, differenceOf, oneDifference } from './oneDifference';

interface Asked extends DifferenceKey {
  readonly move: DifferenceMove;
  /** From which note on: one that somebody else worked on meanwhile is left alone. */
  readonly version: number;
  readonly reason: string;
  readonly candidate?: string;
  readonly lookAgainOn?: string;
}

type Who = Pick<Acting, 'by' | 'at' | 'origin'>;
type Found = Awaited<ReturnType<typeof oneDifference>>;

/** Where a difference stands after a move; writing changes nothing about it. */
const leadsTo: Readonly<Record<DifferenceMove, DifferenceState | undefined>> = {
  match: 'closed',
  ask: 'asked',
  write: undefined,
  close: 'closed',
  reopen: 'open',
};

/** With these a difference is put off to a day, or stays so. */
const keepsDay: ReadonlySet<DifferenceMove> = new Set(['ask', 'write']);

/**
 * Does something about a difference, and keeps why. Answers whether it is one no more.
 * @throws ApiError 'not-found' where there is none any more, 'invalid' where something is missing, or 'conflict'
 */
export async function moveDifference(
  tx: Tx,
  deps: Omit<ReconciliationDeps, 'db'>,
  asked: Asked,
  who: Who,
): Promise<{ readonly gone: boolean }> {
  const { kind, subject, move, version } = asked;
  const { by, at, origin } = who;
  // Neither does somebody sign the figures meanwhile, nor work on the same difference.
  await lockRow(tx.sql, 'reconciliation_lock');
  const board = await boardAt(tx.sql, at, deps.booksZone);
  const found = await oneDifference(tx.sql, board, { kind, subject }, deps.booksZone);
  if (found.version !== version || !found.moves.includes(move)) {
    throw new ApiError({ code: 'conflict', message: m.movedMeanwhile() });
  }
  const reason = asked.reason.trim();
  if (reason === '') throw about('reason', m.reasonMissing());
  // Who writes to the customer moves nothing: what was put off before still is.
  const lookAgainOn = move === 'write' ? found.notes[0]?.lookAgainOn : asked.lookAgainOn;
  if (move === 'ask' && !isLaterDay(lookAgainOn, board.today)) {
    throw about('lookAgainOn', m.lookAgainLater({ days: MAX_ASK_DAYS }));
  }
  if (move === 'match') await match(tx, deps, found, asked, who);
  if (move === 'write') await write(tx, deps, found, reason);
  const note = {
    kind,
    subject,
    seq: version + 1,
    day: found.day,
    at: at.toISOString(),
    by,
    move,
    state: leadsTo[move] ?? found.state,
    difference_cents: found.differenceCents,
    reason,
    look_again_on: (keepsDay.has(move) && lookAgainOn) || null,
  };
  await tx.sql.insertInto('reconciliation_note').values(note).execute();
  await appendAudit(tx, {
    at,
    actor: by,
    subject: found.accountNo ?? undefined,
    action: 'reconciliation.moved',
    entity: 'reconciliation',
    entityId: found.requestNo ?? found.paymentNo ?? subject,
    before: { kind, state: found.state, differenceCents: found.differenceCents },
    after: { move, state: note.state, reason, candidate: asked.candidate, lookAgainOn: note.look_again_on },
    origin,
  });
  return { gone: !(await differenceOf(tx.sql, board, asked)) };
}

/** Says which booking of the ERP is of which request, as its import would have. */
async function match(
  tx: Tx,
  deps: Omit<ReconciliationDeps, 'db'>,
  { kind, subject, requestId, candidates, day }: Found,
  { candidate }: Asked,
  { by, at, origin }: Who,
): Promise<void> {
  const other = candidates.find(({ id }) => id === candidate);
  if (!other) throw about('candidate', m.candidateMissing());
  const [request, payment, postedOn] =
    kind === 'noRequest' ? [other.id, subject, day] : [requestId!, other.id, other.day];
  await moveRequest(tx, deps, {
    requestId: request,
    event: 'post',
    // The booking moves it; a person says which one.
    role: 'portal',
    actor: by,
    at,
    origin,
    facts: { payment_no: payment, posted_on: postedOn },
  });
}

async function write(tx: Tx, { outbox }: Omit<ReconciliationDeps, 'db'>, found: Found, text: string) {
  const request = await tx.sql
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', found.requestId!)
    .executeTakeFirstOrThrow();
  const { submitted_by: reader } = request;
  await outbox.put(tx.sql, {
    channel: 'mail',
    to: reader,
    reader,
    letter: { name: 'requestQuestion', request: await requestTold(tx.sql, request), text },
  });
}

const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });
