import type { Cell, Tx } from '../db/db';
import type { Manifest } from './manifest';
import type { Changes, Finding } from './report';

/** Opens the import's entry; rows written from now on carry its number. */
export async function beginRecord(tx: Tx, drop: string, hash: string, manifest: Manifest): Promise<number> {
  const { import_id } = await tx.sql
    .insertInto('feed_import')
    .values({
      drop_name: drop,
      manifest_sha256: hash,
      as_of: manifest.asOf,
      extracted_at: manifest.extractedAt,
      rows_read: 0,
      rows_quarantined: 0,
      changes: '{}',
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  return import_id;
}

/** Completes the entry with what was counted and found. */
export async function finishRecord(
  tx: Tx,
  importId: number,
  counted: { rowsRead: number; rowsQuarantined: number; changes: Readonly<Record<string, Changes>> },
  findings: readonly Finding[],
): Promise<void> {
  await tx.sql
    .updateTable('feed_import')
    .set({
      rows_read: counted.rowsRead,
      rows_quarantined: counted.rowsQuarantined,
      changes: JSON.stringify(counted.changes),
    })
    .where('import_id', '=', importId)
    .execute();
  const columns = [
    'import_id',
    'seq',
    'severity',
    'file',
    'line',
    'key',
    'column_name',
    'rule',
    'value',
    'message',
    'hint',
  ];
  await tx.copyIn('feed_finding', columns, rows(importId, findings));
}

async function* rows(importId: number, findings: readonly Finding[]): AsyncGenerator<Cell[]> {
  for (const [seq, f] of findings.entries()) {
    yield [importId, seq, f.severity, f.file, f.line, f.key, f.column, f.rule, f.value, f.message, f.hint];
  }
}
