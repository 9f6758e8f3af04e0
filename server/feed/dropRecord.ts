import { basename } from 'node:path';
import { sql } from 'kysely';
import { ApiError } from '@contract/problem';
import { mayBeDismissed } from '@contract/imports/labels';
import type { Cell, Db, Tx } from '../db/db';
import { lockUploads } from '../domain/feedState/feedLock';
import type { Decider, OnDecided } from './importOptions';
import { MANIFEST } from './manifest';
import { emptyReport, type ValidationIssue, type ImportReport } from './report';
import { currentFeed, type HeldDrop } from './storedDrops';
import type { StoredUpload } from './uploads/storeUpload';

/**
 * Whether a drop was looked at before: by its manifest, so that one that is written anew is new. One that was refused
 * may be copied again, perhaps whole this time, under another name.
 */
export async function dropKnown(tx: Pick<Tx, 'sql'>, drop: string, manifest: string): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('feed_drop')
    .select('drop_id')
    .where('manifest_sha256', '=', manifest)
    .where((eb) => eb.or([eb('drop_name', '=', drop), eb('outcome', '<>', 'refused')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Look {
  readonly folder: string;
  /** Hex SHA-256; empty where there is none. */
  readonly manifest: string;
  readonly report: ImportReport;
  readonly approvedBy: string | undefined;
}

/**
 * Keeps what came of a drop. One that is looked at again has one record still: the newest look.
 * @returns its number; undefined where nothing came of it
 */
export async function recordDrop(
  tx: Tx,
  { folder, manifest, report, approvedBy }: Look,
): Promise<number | undefined> {
  const { outcome, drop, asOf, changes, holds, receivable, importId } = report;
  if (outcome === 'unchanged' || outcome === 'known') return undefined;
  const decided = outcome === 'applied' && approvedBy !== undefined;
  const values = {
    folder,
    as_of: asOf ?? null,
    outcome,
    rows_read: report.rowsRead,
    rows_quarantined: report.rowsQuarantined,
    rows_waiting: report.rowsWaiting,
    changes: JSON.stringify(changes),
    holds: JSON.stringify(holds),
    manifest_check: JSON.stringify(report.manifest),
    receivable_before_cents: receivable?.beforeCents ?? null,
    receivable_after_cents: receivable?.afterCents ?? null,
    decided_by: decided ? approvedBy : null,
    decided_at: decided ? sql<string>`now()` : null,
    import_id: importId ?? null,
  } as const;
  const { drop_id } = await tx.sql
    .insertInto('feed_drop')
    .values({ drop_name: drop, manifest_sha256: manifest, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['drop_name', 'manifest_sha256'])
        .doUpdateSet({ ...values, looked_at: sql<string>`now()` }),
    )
    .returning('drop_id')
    .executeTakeFirstOrThrow();
  await tx.sql.deleteFrom('feed_finding').where('drop_id', '=', drop_id).execute();
  await tx.copyIn('feed_finding', columns, rows(drop_id, report.issues));
  return drop_id;
}

const columns = [
  'drop_id',
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

async function* rows(dropId: number, issues: readonly ValidationIssue[]): AsyncGenerator<Cell[]> {
  for (const [seq, f] of issues.entries()) {
    yield [dropId, seq, f.severity, f.file, f.line, f.key, f.column, f.rule, f.value, f.message, f.hint];
  }
}

interface Failure extends Pick<HeldDrop, 'folder' | 'name' | 'manifest'> {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/** Keeps that nothing came of an import, as a drop that was refused: it waits for somebody, not for the next look. */
export const recordFailure = (
  db: Db,
  { folder, name, manifest, rule, message, hint }: Failure,
): Promise<unknown> =>
  db.transaction((tx) =>
    recordDrop(tx, {
      folder,
      manifest,
      approvedBy: undefined,
      report: {
        outcome: 'refused',
        drop: name,
        ...emptyReport,
        issues: [{ ...fatal, file: MANIFEST, rule, message, hint }],
      },
    }),
  );

const fatal = { severity: 'fatal', line: null, key: null, column: null, value: null } as const;

/** What is said of an import that broke off. */
export const brokenOff = (error: unknown): Pick<Failure, 'rule' | 'message' | 'hint'> => ({
  rule: 'import-failed',
  message: `The import itself failed: ${(error as Error).message}`,
  hint: 'Nothing was changed. Import the drop by hand once the cause is gone.',
});

interface Recording {
  readonly upload: StoredUpload;
  readonly by: Decider;
  readonly onDecided: OnDecided | undefined;
}

/**
 * Gives an uploaded drop its record, which waits to be looked at. An import may run meanwhile: what it makes of the same
 * drop is seen when this one is looked at.
 * @throws ApiError 'conflict' where the same drop is live or waits already
 */
export const recordUpload = (db: Db, { upload, by, onDecided }: Recording): Promise<number> =>
  db.transaction(async (tx) => {
    await lockUploads(tx);
    const { folder, manifest } = upload;
    const drop = basename(folder);
    if ((await currentFeed(tx))?.manifest === manifest) {
      throw conflict('Customers see this drop already. There is nothing to do.');
    }
    const known = await tx.sql
      .selectFrom('feed_drop')
      .select(['drop_id', 'outcome'])
      .where('manifest_sha256', '=', manifest)
      .execute();
    const waiting = known.find(({ outcome }) => mayBeDismissed(outcome));
    if (waiting) {
      throw conflict(`This drop waits already, as number ${waiting.drop_id}. Open it in the list of drops.`);
    }
    const report = { outcome: 'uploaded', drop, ...emptyReport } as const;
    const dropId = (await recordDrop(tx, { folder, manifest, approvedBy: undefined, report }))!;
    await onDecided?.(tx, { what: 'uploaded', dropId, drop, by, facts: { manifest } });
    return dropId;
  });

const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });
