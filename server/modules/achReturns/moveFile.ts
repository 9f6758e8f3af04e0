import * as m from '@locales/achReturns';
import { type ReturnFileMove, returnFileStatusWords, returnFileWays } from '@contract/achReturns/labels';
import type { Tx } from '@server/db/db';
import { lockRow } from '@server/db/lockRow';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Acting } from '@server/http/stepUp';
import { applyRows } from './applyRows';
import type { MoveDeps } from './deps';
import { conflict, noSuchFile } from './errors';
import { matchAnew } from './statementEntries';
import { undoRows } from './undoRows';

interface Asked {
  readonly fileNo: number;
  readonly move: ReturnFileMove;
  /** From which version on: one that was moved meanwhile is left alone. */
  readonly version: number;
  /** Numbers of rows found by amount and day alone that are applied too; comma-separated. */
  readonly include: string;
}

/**
 * Applies a file, puts it aside, or takes back what it did: all of it or nothing.
 * @throws ApiError 'not-found', or 'conflict' in words
 */
export async function moveFile(
  tx: Tx,
  deps: MoveDeps,
  { fileNo, move, version, include }: Asked,
  { by, at, origin, provenAt }: Acting,
): Promise<void> {
  // Neither does somebody make, send or void a file of ours meanwhile.
  await lockRow(tx.sql, 'ach_lock');
  const file = await tx.sql
    .selectFrom('ach_return_file')
    .select(['status', 'version', 'sha256', 'file_sealed'])
    .where('file_no', '=', fileNo)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw noSuchFile();
  const { from, to } = returnFileWays[move];
  if (file.version !== version || !from.includes(file.status)) {
    throw conflict(m.movedMeanwhile({ status: returnFileStatusWords[file.status] }));
  }
  const acting = { by, at, origin };
  if (move === 'apply') {
    await applyRows(tx, deps, { fileNo, file, include }, acting);
    await matchAnew(tx, fileNo);
  }
  if (move === 'undo') await undoRows(tx, deps, fileNo, acting);
  if (to !== 'dismissed') {
    await tx.sql
      .updateTable('bank_statement_entry')
      .set({ state: to === 'applied' ? 'applied' : 'undone' })
      .where('file_no', '=', fileNo)
      .execute();
  }
  await tx.sql
    .updateTable('ach_return_file')
    .set({ status: to, version: version + 1, moved_at: at.toISOString(), moved_by: by })
    .where('file_no', '=', fileNo)
    .execute();
  await appendAudit(tx, {
    at,
    actor: by,
    action: 'achReturns.moved',
    entity: 'achReturns',
    entityId: String(fileNo),
    before: { status: file.status },
    after: { status: to, provenAt },
    origin,
  });
}
