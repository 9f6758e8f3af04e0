import type { Generated } from 'kysely';

export interface StatementSnapshotTable {
  statement_no: string;
  version: number;
  account_no: string;
  revision: number;
  replaces: string | null;
  reason: string | null;
  fingerprint: string;
  content: string;
  sha256: string;
  import_id: number;
  frozen_at: Generated<string>;
}

export interface StatementPdfTable {
  statement_no: string;
  version: number;
  renderer_version: number;
  sha256: string;
  rendered_at: Generated<string>;
}

export interface StatementViewTable {
  name: string;
  statement_no: string;
  first_viewed_at: string;
}

/** Statements frozen, drawn and opened (022-statements.sql). */
export interface FrozenTables {
  statement_snapshot: StatementSnapshotTable;
  statement_pdf: StatementPdfTable;
  statement_view: StatementViewTable;
}
