import { listOf } from '@locales/language';
import * as m from '@locales/queue';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import * as queue from '@contract/queue/endpoints';
import type { MovedRequest, QueueMoves } from '@contract/queue/schema';
import { eventOf, wordsOfMove } from '@contract/requests/officeMoves';
import type { RequestStatus } from '@contract/requests/states';
import { returnCodes } from '@contract/rules/returnCodes';
import type { Tx } from '@server/db/db';
import { type Move, moveRequest } from '@server/domain/requests/moveRequest';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { isOfBranch } from '@server/domain/visibility/ownBranch';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { expectCapability } from '@server/http/requiredCapability';
import type { QueueDeps } from '../deps';
import { about } from '../errors';

interface Office extends Pick<Caller, 'permissions'> {
  readonly actor: string;
  readonly key: string;
  readonly origin: Origin;
}

/** So many are moved at the same time: while one waits for the disk, the next one is worked out. */
const AT_ONCE = 4;

type Asked = QueueMoves['requests'][number];

/**
 * Moves requests, each by itself and once: whoever sends the same again, because no answer came, gets for each that
 * was moved the first answer, and the others are tried again.
 * @throws ApiError 'invalid' where the call itself makes no sense; then nothing is moved
 */
export async function moveAll(room: QueueDeps, moves: QueueMoves, office: Office): Promise<MovedRequest[]> {
  expectMoves(moves);
  const { requests, ...what } = moves;
  const at = room.clock.now();
  const { payments } = await companySettingsOf(room.db.sql, at);
  const moveOne = ({ id, version }: Asked) =>
    onceByKey(
      room.db,
      {
        owner: office.actor,
        key: `${office.key}.${id}`,
        route: queue.moves.path,
        body: { ...what, version },
        at,
      },
      (tx) => movedIn(tx, room, moves, { id, version }, office, at, payments.secondApprovalCents),
    ).catch((error: unknown) => refused(id, error));

  const results: MovedRequest[] = [];
  let next = 0;
  const work = async () => {
    while (next < requests.length) {
      const place = next;
      next += 1;
      results[place] = await moveOne(requests[place]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function movedIn(
  tx: Tx,
  room: QueueDeps,
  { event: move, note, returnCode }: QueueMoves,
  { id, version }: Asked,
  { actor, permissions, origin }: Office,
  at: Date,
  secondFromCents: number,
): Promise<MovedRequest> {
  const standing = await tx.sql
    .selectFrom('request')
    .select(['status', 'amount_cents as amountCents'])
    .where('request_id', '=', id)
    .where(isOfBranch(permissions.branch, 'request.account_no'))
    .forUpdate()
    .executeTakeFirst();
  if (!standing) throw new ApiError({ code: 'not-found', message: m.requestGone() });
  const { amountCents } = standing;
  const status = standing.status as RequestStatus;
  const event = eventOf(move, { status, amountCents }, secondFromCents);
  if (event === 'approveSecond') expectCapability({ permissions }, 'approveLarge');
  const to = await moveRequest(tx, room, {
    requestId: id,
    event,
    role: 'office',
    actor,
    at,
    origin,
    note: note?.trim() || undefined,
    version,
    facts: factsOf(move, returnCode, dateInZone(at, room.booksZone)),
  });
  return { id, outcome: 'done', status: to, message: null };
}

function factsOf(move: QueueMoves['event'], code: string | undefined, today: string): Move['facts'] {
  if (move === 'return') return { return_code: code!, returned_on: today };
  return move === 'post' ? { posted_on: today } : undefined;
}

/** What nobody foresaw ends the call; what was moved by then stays so and is answered to whoever asks again. */
function refused(id: string, error: unknown): MovedRequest {
  if (error instanceof ApiError) return { id, outcome: 'refused', status: null, message: error.message };
  throw error;
}

/** @throws ApiError 'invalid' where something that the move needs is missing, or something has no meaning with it */
function expectMoves({ event, requests, note, returnCode }: QueueMoves): void {
  const { needsNote, needsCode } = wordsOfMove(event);
  if (needsNote && !note?.trim()) throw about('note', m.reasonMissing());
  if (needsCode && !returnCode) throw about('returnCode', m.codeMissing());
  if (!needsCode && returnCode !== undefined) throw about('returnCode', m.codeNotNeeded());
  if (returnCode !== undefined && !returnCodes.includes(returnCode)) {
    const codes = listOf(returnCodes, 'disjunction');
    throw about('returnCode', m.codeUnknown({ code: returnCode, codes }));
  }
  if (requests.length === 0) throw about('requests', m.noneChosen());
  if (new Set(requests.map(({ id }) => id)).size < requests.length) {
    throw about('requests', m.namedTwice());
  }
}
