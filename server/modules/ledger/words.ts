import { type RawBuilder, sql } from 'kysely';
import { type LedgerKind, ledgerKinds } from '@contract/ledger/labels';

/** The ERP's word where it is one of ours; any other correction is an adjustment. For table "t". */
export const kind: RawBuilder<LedgerKind> = sql<LedgerKind>`case
  when t.kind in (${sql.join(ledgerKinds.map((word) => sql.lit(word)))}) then t.kind else 'adjustment' end`;
