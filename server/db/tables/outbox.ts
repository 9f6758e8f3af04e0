import type { Generated } from 'kysely';

export interface OutboxMessageTable {
  message_id: string;
  channel: 'mail' | 'text';
  letter: string;
  recipient: string | null;
  payload: Uint8Array | null;
  /** `kept`: there is nowhere to send it to, so it waits to be read here. `dead`: given up. */
  state: Generated<'queued' | 'sent' | 'kept' | 'dead'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** When somebody had it sent again. */
  requeued_at: Generated<string | null>;
}

/** Messages to people (011-outbox.sql). */
export interface OutboxTables {
  outbox_message: OutboxMessageTable;
}
