import { Refusal } from '../../contract/problem';
import { requestStatusWords } from '../../contract/format/requestWords';
import {
  type RequestEventName,
  type RequestRole,
  type RequestStatus,
  transitionOf,
} from '../../contract/rules/requestStates';
import type { Tx } from '../db/db';
import type { RequestTable } from '../db/tables/requests';
import type { Outbox } from '../outbox/outbox';
import { guards } from './guards';
import { releaseHold } from './holds';
import { requestTold } from './requestTold';

/** Something that happens to a request. */
export interface Move {
  readonly requestId: string;
  readonly event: RequestEventName;
  readonly role: RequestRole;
  /** A sign-in, or 'portal'. */
  readonly actor: string;
  readonly at: Date;
  /** What whoever moves it has to say; its customer reads it. */
  readonly note?: string;
  /** The version that was looked at; one that was moved meanwhile is left alone. */
  readonly version?: number;
  /** What becomes known with it. */
  readonly facts?: Partial<
    Pick<RequestTable, 'status_reason' | 'payment_no' | 'posted_on' | 'return_code' | 'returned_on'>
  >;
}

export interface MoveOptions {
  readonly outbox: Outbox;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Nothing comes of the money that is held for such a request. */
const releasing: ReadonlySet<RequestStatus> = new Set([
  'rejected',
  'cancelled',
  'expired',
  'noShow',
  'reversed',
]);

/**
 * The one way in which a request moves: by the table of states, with its guards, its history, what it holds, and a
 * letter to who asked.
 * @throws Refusal 'not-found', or 'conflict' in words where the table or a guard forbids it
 */
export async function moveRequest(tx: Tx, { outbox, booksZone }: MoveOptions, move: Move): Promise<void> {
  const { requestId, event, role, actor, at, note, facts } = move;
  const request = await tx.sql
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw new Refusal({ code: 'not-found', message: 'There is no such request.' });
  if (move.version !== undefined && move.version !== request.version) throw movedMeanwhile();
  const way = transitionOf(request.flow, request.status as RequestStatus, event, role);
  if (!way) throw notNow(request.status as RequestStatus);
  const why = way.guard && (await guards[way.guard](tx, { request, actor, role, at, booksZone }));
  if (why) throw new Refusal({ code: 'conflict', message: why });

  const moved = {
    status: way.to,
    status_reason: note ?? null,
    changed_at: at.toISOString(),
    ...facts,
  };
  await tx.sql
    .updateTable('request')
    .set({ ...moved, version: request.version + 1 })
    .where('request_id', '=', requestId)
    .execute();
  await tx.sql
    .insertInto('request_event')
    .values({
      request_id: requestId,
      // Version 1 wrote event 1.
      seq: request.version + 1,
      at: at.toISOString(),
      actor,
      role,
      event,
      from_status: request.status,
      to_status: way.to,
      note: note ?? null,
    })
    .execute();
  if (releasing.has(way.to)) await releaseHold(tx.sql, requestId, at, way.to);
  await outbox.put(tx.sql, {
    channel: 'mail',
    to: request.submitted_by,
    letter: { name: 'requestChanged', request: await requestTold(tx.sql, { ...request, ...moved }) },
  });
}

const movedMeanwhile = (): Refusal =>
  new Refusal({
    code: 'conflict',
    message: 'The request was moved by somebody else meanwhile. Look at it as it stands now.',
  });

const notNow = (status: RequestStatus): Refusal =>
  new Refusal({
    code: 'conflict',
    message: `This is not possible any more: the request is ${requestStatusWords[status].toLowerCase()}. Look at it as it stands now.`,
  });
