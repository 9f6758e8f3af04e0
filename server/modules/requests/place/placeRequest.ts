import { language } from '@locales/language';
import type { AuthorizationText } from '@contract/requests/schema';
import type { RequestAllocationTable, RequestTable, Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { requestTold } from '@server/domain/requests/requestTold';
import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../requestContext';

/** What is asked for, once it was found to be right. Members that a kind does not have stay away. */
export type Draft = Pick<
  RequestTable,
  'kind' | 'flow' | 'account_no' | 'amount_cents' | 'source' | 'target'
> &
  Partial<RequestTable>;

export interface Placing {
  readonly draft: Draft;
  readonly allocations?: readonly Omit<RequestAllocationTable, 'request_id' | 'seq'>[];
  readonly agreement?: Pick<AuthorizationText, 'version' | 'text' | 'english' | 'sha256'>;
  readonly secCode?: 'WEB' | 'CCD' | null;
  /** The deposit account that it holds its amount of. */
  readonly holds?: string;
  /** Of what the office records for a customer: who is told of it, in place of whoever calls. */
  readonly told?: readonly string[];
  /** Of what the portal asks for by what somebody agreed to before: when that was, an ISO instant. */
  readonly agreedAt?: string;
}

const nothing = {
  status_reason: null,
  option_id: null,
  sav_id: null,
  cancel_until: null,
  mode: null,
  gross_cents: null,
  discount_cents: null,
  credit_cents: null,
  requested_date: null,
  effective_date: null,
  prepay_contract_no: null,
  delivery_method: null,
  to_account: null,
  branch_code: null,
  pickup_date: null,
  pickup_time: null,
  pickup_zone: null,
  pickup_at: null,
  pickup_person: null,
  comments: null,
  payment_no: null,
  posted_on: null,
  return_code: null,
  returned_on: null,
  check_no: null,
} as const;

/** Writes a request with all that belongs to it, and its emails, in the transaction of the call; answers its id. */
export async function placeRequest(asking: RequestContext, placing: Placing): Promise<string> {
  const { tx, caller, now, today } = asking;
  const at = now.toISOString();
  const { sql } = tx;
  const request = {
    ...nothing,
    ...placing.draft,
    request_id: randomUUID(),
    submitted_by: caller.username,
    submitted_at: at,
    changed_at: at,
    status: 'submitted',
    version: 1,
    // Last of what is locked: whoever else asks for something waits for no more than the writing.
    request_no: await nextRequestNo(sql, Number(today.slice(0, 4))),
  };
  await sql.insertInto('request').values(request).execute();
  await writeParts(asking, placing, request);
  await writeEmails(asking, placing, request);
  await audit(asking, placing, request);
  return request.request_id;
}

/** What was written of a request. */
type Placed = Omit<RequestTable, 'version'>;

/** What it pays, that it was asked for, what was agreed to, and what it holds. */
async function writeParts(
  { tx: { sql }, caller, origin, now }: RequestContext,
  { allocations = [], agreement, holds, secCode, told, agreedAt }: Placing,
  { request_id, amount_cents }: Pick<Placed, 'request_id' | 'amount_cents'>,
): Promise<void> {
  const at = now.toISOString();
  const id = { request_id };
  if (allocations.length > 0) {
    await sql
      .insertInto('request_allocation')
      .values(allocations.map((line, i) => Object.assign({ seq: i + 1 }, id, line)))
      .execute();
  }
  await sql
    .insertInto('request_event')
    .values({
      ...id,
      seq: 1,
      at,
      actor: agreedAt === undefined ? caller.username : 'portal',
      role: agreedAt === undefined ? (told ? 'office' : 'customer') : 'portal',
      event: 'submit',
      from_status: null,
      to_status: 'submitted',
      note: null,
    })
    .execute();
  if (agreement) {
    await sql
      .insertInto('request_authorization')
      .values({
        ...id,
        text_version: agreement.version,
        agreed_text: agreement.text,
        english_text: agreement.english,
        text_sha256: agreement.sha256,
        sec_code: secCode ?? null,
        accepted_by: caller.username,
        accepted_at: agreedAt ?? at,
        ip: origin.ip,
        user_agent: origin.userAgent,
      })
      .execute();
  }
  if (holds !== undefined) {
    await sql
      .insertInto('deposit_hold')
      .values({ ...id, sav_id: holds, amount_cents, placed_at: at })
      .execute();
  }
}

/** To whoever asked, and to the office where it wants to know at once and has something to decide. */
async function writeEmails(
  { tx, room, caller }: RequestContext,
  { agreement, agreedAt, told: readers }: Placing,
  request: Placed,
): Promise<void> {
  const told = await requestTold(tx.sql, request);
  const mail = { channel: 'mail' } as const;
  for (const reader of readers ?? [caller.username]) {
    await room.outbox.put(tx.sql, {
      ...mail,
      to: reader,
      reader,
      ...(!readers && agreedAt === undefined && { language: language() }),
      letter: {
        name: 'requestReceipt',
        request: told,
        authorization: agreement?.text ?? null,
        cancelUntil: request.cancel_until,
      },
    });
  }
  if (room.officeMail !== undefined && request.flow !== 'check') {
    await room.outbox.put(tx.sql, {
      ...mail,
      to: room.officeMail,
      reader: null,
      letter: { name: 'requestForOffice', request: told, submittedBy: caller.username },
    });
  }
}

async function audit(
  { tx, caller, origin, now }: RequestContext,
  { agreedAt }: Placing,
  request: Placed,
): Promise<void> {
  const { kind, flow, mode, amount_cents: amountCents, source, target } = request;
  await appendAudit(tx, {
    at: now,
    actor: agreedAt === undefined ? caller.username : 'portal',
    subject: request.account_no,
    action: 'request.placed',
    entity: 'request',
    entityId: request.request_no,
    after: {
      kind,
      flow,
      mode,
      amountCents,
      source,
      target,
      day: request.requested_date ?? request.pickup_date,
    },
    // The portal comes from nowhere: where it was agreed to stands with the text.
    ...(agreedAt === undefined && { origin }),
  });
}

/** The next number of a year: 'PR-2026-000123'. The year's row stays locked until the transaction ends. */
async function nextRequestNo(db: Kysely<Tables>, year: number): Promise<string> {
  const { last } = await db
    .insertInto('request_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`request_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `PR-${year}-${String(last).padStart(6, '0')}`;
}
