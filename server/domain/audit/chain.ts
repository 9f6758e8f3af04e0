import { createHash } from 'node:crypto';
import type { AuditEventTable } from '@server/db/tables';

/** What an event is hashed from; its own hash is what comes of it. */
type Chained = Omit<AuditEventTable, 'hash'>;

/** The hash before the first event. */
export const GENESIS = '0'.repeat(64);

/** SHA-256 over every column of an event, the hash before it included, in a fixed order; in hex. */
export const hashOf = (event: Chained): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        event.seq,
        event.at,
        event.actor,
        event.subject,
        event.action,
        event.entity,
        event.entity_id,
        event.before_state,
        event.after_state,
        event.ip,
        event.user_agent,
        event.request_id,
        event.prev_hash,
      ]),
    )
    .digest('hex');
