import type { Generated } from 'kysely';

export interface AuditEventTable {
  seq: number;
  at: string;
  actor: string;
  subject: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  /** JSON text. */
  before_state: string | null;
  after_state: string | null;
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  /** Hex of SHA-256. */
  prev_hash: string;
  hash: string;
}

export interface AuditHeadTable {
  one: Generated<boolean>;
  seq: number;
  hash: string;
}

/** What somebody did (040-audit.sql). */
export interface AuditTables {
  audit_event: AuditEventTable;
  audit_head: AuditHeadTable;
}
