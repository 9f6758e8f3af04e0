import { sql } from 'kysely';
import * as m from '@locales/requestSentences';
import { ApiError } from '@contract/problem';
import { type CalendarDateText, dateInZone } from '@contract/format/date';
import { requestStatusWord } from '@contract/requests/labels';
import {
  type RequestEventName,
  type RequestRole,
  type RequestStatus,
  transitionOf,
} from '@contract/requests/states';
import { blocksBankAccount } from '@contract/rules/returnCodes';
import type { Tx } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';
import { appendAudit, type AuditEntry } from '../audit/appendAudit';
import type { Outbox } from '../email/outbox';
import { approvals, noteApprovals } from './approvalBasis';
import { forgetReturn, noteReturn } from './entryReturns';
import { guards } from './guards';
import { releaseHold } from './holds';
import { lockPayment } from './lockPayment';
import { isRecorded, readersOf } from './recorded';
import { requestTold } from './requestTold';
import { SENT_AGAIN } from './toldReason';

/** Something that happens to a request. */
export interface Move {
  readonly requestId: string;
  readonly event: RequestEventName;
  readonly role: RequestRole;
  /** A sign-in, or 'portal'. */
  readonly actor: string;
  readonly at: Date;
  /** Where the call came from; undefined for what the portal does by itself. */
  readonly origin?: AuditEntry['origin'];
  /** What whoever moves it has to say; its customer reads it. */
  readonly note?: string;
  /** Where it has to come to, of an event that leads to more than one status. */
  readonly to?: RequestStatus;
  /** The version that was looked at; one that was moved meanwhile is left alone. */
  readonly version?: number;
  /** What becomes known with it. */
  readonly facts?: Partial<
    Pick<
      RequestTable,
      'status_reason' | 'effective_date' | 'payment_no' | 'posted_on' | 'return_code' | 'returned_on'
    >
  >;
}

interface MoveOptions {
  readonly outbox: Outbox;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** What is sent again was neither returned nor booked: both were of the time before. */
const asNew = { return_code: null, returned_on: null, payment_no: null, posted_on: null };

/** Nothing comes of the money that is held for such a request. */
const releasing: ReadonlySet<RequestStatus> = new Set([
  'rejected',
  'cancelled',
  'expired',
  'noShow',
  'reversed',
  'returned',
]);

/**
 * The one way in which a request moves: by the table of states, with its guards, its history, what it holds, and a
 * letter to who asked, or to the account's people; none where the office only looked again. A return may block the bank
 * account. Answers where the request stands then.
 * @throws ApiError 'not-found', or 'conflict' in words where the table or a guard forbids it
 */
export async function moveRequest(
  tx: Tx,
  { outbox, booksZone }: MoveOptions,
  move: Move,
): Promise<RequestStatus> {
  const { requestId, event, role, actor, at } = move;
  const { note, facts } = event === 'resend' ? { note: move.note ?? SENT_AGAIN, facts: asNew } : move;
  const request = await tx.sql
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw new ApiError({ code: 'not-found', message: m.noSuchRequest() });
  if (move.version !== undefined && move.version !== request.version) throw movedMeanwhile(statusOf(request));
  const way = transitionOf(request.flow, request.status as RequestStatus, event, role, move.to);
  if (!way) throw notNow(statusOf(request));
  // Nothing takes the credit while it is counted.
  if (way.guard === 'creditLeft') await lockPayment(tx.sql, request.account_no);
  const why = way.guard && (await guards[way.guard](tx, { request, actor, role, at, booksZone }));
  if (why) throw new ApiError({ code: 'conflict', message: why });

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
  if (approvals.has(event)) await noteApprovals(tx.sql, sql`r.request_id = ${requestId}`);
  if (event === 'return') await noteReturn(tx, { requestId, seq: request.version + 1, facts });
  if (event === 'takeBack' && request.status === 'returned') await forgetReturn(tx, requestId);
  const blocked =
    event === 'return' ? await blockOption(tx, request.option_id, facts?.return_code ?? null) : undefined;
  if (releasing.has(way.to)) await releaseHold(tx.sql, requestId, at, way.to);
  if (event !== 'approveAgain')
    await tellReaders(tx, outbox, { ...request, ...moved }, dateInZone(at, booksZone));
  await appendAudit(tx, {
    at,
    actor,
    subject: request.submitted_by,
    action: 'request.moved',
    entity: 'request',
    entityId: request.request_no,
    before: { status: request.status },
    after: { status: way.to, event, ...(note !== undefined && { note }), ...facts },
    origin: move.origin,
  });
  if (blocked) await auditBlocked(tx, move, blocked, request.request_no);
  return way.to;
}

const auditBlocked = (
  tx: Tx,
  { at, actor, facts, origin }: Move,
  { owner, optionId, before }: NonNullable<Awaited<ReturnType<typeof blockOption>>>,
  request: string,
): Promise<void> =>
  appendAudit(tx, {
    at,
    actor,
    subject: owner,
    action: 'option.changed',
    entity: 'option',
    entityId: optionId,
    before: { status: before },
    after: { status: 'blocked', request, return_code: facts?.return_code },
    origin,
  });

/** Tells whoever asked; of what the office recorded, the account's people. */
async function tellReaders(
  tx: Tx,
  outbox: Outbox,
  request: Omit<RequestTable, 'version'>,
  today: CalendarDateText,
): Promise<void> {
  const { submitted_by: asked, account_no: accountNo } = request;
  const told = await requestTold(tx.sql, request);
  for (const reader of isRecorded(request) ? await readersOf(tx.sql, accountNo, today) : [asked])
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: reader,
      reader,
      letter: { name: 'requestChanged', request: told },
    });
}

const statusOf = ({ flow, status, delivery_method }: Omit<RequestTable, 'version'>): string =>
  requestStatusWord({ flow, status: status as RequestStatus, deliveryMethod: delivery_method });

const movedMeanwhile = (status: string): ApiError =>
  new ApiError({ code: 'conflict', message: m.movedMeanwhile({ status }) });

const notNow = (status: string): ApiError =>
  new ApiError({ code: 'conflict', message: m.notPossibleNow({ status }) });

/** A bank account that a return made useless, as the audit tells it. */
interface Blocked {
  readonly optionId: string;
  readonly owner: string;
  readonly before: string;
}

/**
 * Blocks the bank account that a payment was returned from, where the code says that it can pay nothing more
 * (docs/rules.md#returns); undefined where it stays as it was.
 */
async function blockOption(
  { sql }: Pick<Tx, 'sql'>,
  optionId: string | null,
  code: string | null,
): Promise<Blocked | undefined> {
  if (optionId === null || !blocksBankAccount(code)) return undefined;
  const option = await sql
    .selectFrom('payment_option')
    .select(['status', 'owner'])
    .where('option_id', '=', optionId)
    .forUpdate()
    .executeTakeFirst();
  if (option?.status !== 'active' && option?.status !== 'pendingVerification') return undefined;
  await sql
    .updateTable('payment_option')
    .set((eb) => ({
      status: 'blocked',
      status_reason: code,
      version: eb('version', '+', 1),
    }))
    .where('option_id', '=', optionId)
    .execute();
  return { optionId, owner: option.owner, before: option.status };
}
