import type { AuditAction, AuditEntity } from '@contract/audit/labels';
import type { Tx } from '@server/db/db';
import { GENESIS, hashOf } from './chain';

/** What somebody did. Secrets stay out of both states: whoever writes names what may be read. */
export interface AuditEntry {
  readonly at: Date;
  /** A sign-in, 'portal', or 'nobody'. */
  readonly actor: string;
  /** The sign-in or account that it is about. */
  readonly subject?: string;
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId?: string;
  readonly before?: object;
  readonly after?: object;
  /** Where the call came from; undefined for what the portal does by itself. */
  readonly origin?: { readonly ip: string; readonly userAgent: string; readonly requestId: string };
}

/**
 * Writes an event to the end of the chain, in the transaction of what it tells. Everybody who writes waits for the
 * end of the chain, so it is the last lock that a transaction takes: lock the rows of the cause before.
 */
export async function appendAudit(tx: Pick<Tx, 'sql'>, entry: AuditEntry): Promise<void> {
  const head = await tx.sql
    .insertInto('audit_head')
    .values({ seq: 0, hash: GENESIS })
    .onConflict((is) => is.column('one').doUpdateSet((eb) => ({ seq: eb.ref('audit_head.seq') })))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  const chained = {
    seq: head.seq + 1,
    at: entry.at.toISOString(),
    actor: entry.actor,
    subject: entry.subject ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId ?? null,
    before_state: stateText(entry.before),
    after_state: stateText(entry.after),
    ip: entry.origin?.ip ?? null,
    user_agent: entry.origin?.userAgent ?? null,
    request_id: entry.origin?.requestId ?? null,
    prev_hash: head.hash,
  };
  const hash = hashOf(chained);
  await tx.sql
    .insertInto('audit_event')
    .values({ ...chained, hash })
    .execute();
  await tx.sql.updateTable('audit_head').set({ seq: chained.seq, hash }).execute();
}

const secretNames = /password|token|secret|^code$|accountnumber|account_number|apikey/i;

/** What is told instead of a value that nobody may read in the audit. */
const hidden = '[not kept]';

/** A state as it is kept: JSON with its members in the order given, and without what is secret by its name. */
const stateText = (state: object | undefined): string | null =>
  state === undefined
    ? null
    : JSON.stringify(state, (name, value: unknown) => (secretNames.test(name) ? hidden : value));
