import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ApiError } from '@contract/problem';
import type { Db } from '../db/db';
import { lockFeed } from '../domain/feedState/feedLock';
import { currentFeed } from './storedDrops';
import { type Decider, deciderOf, type Decision, type ImportOptions, ITSELF } from './importOptions';
import { dropKnown, recordDrop } from './dropRecord';
import { validationIssues } from './validationIssues';
import { MANIFEST } from './manifest';
import { emptyReport, type ImportReport } from './report';
import { statement } from './statement';
import { runImport } from './runImport';

/**
 * Loads a drop, all of it or nothing. Rows that break a rule are left out with everything that belongs to
 * them, and what they said the day before stays. The drop that is already live is recognized by its manifest
 * and nothing is written. A drop in which too much is new, gone or quarantined is held: it is merged like any other, so
 * that the differences are the true ones, and undone again. What came of it is recorded in the same transaction, under
 * the lock, so that no other process takes the drop in between.
 * @param folder holds manifest.csv and the files that it lists
 * @returns 'refused' with fatal issues when the drop as a whole cannot be believed
 */
export async function importDrop(db: Db, folder: string, options: ImportOptions = {}): Promise<ImportReport> {
  const path = resolve(folder);
  const drop = basename(path);
  return db.transaction(
    async (tx) => {
      await lockFeed(tx);
      const bytes = await readFile(join(path, MANIFEST)).catch(() => undefined);
      const manifest = bytes ? sha256(bytes) : '';
      if (options.manifest !== undefined && manifest !== options.manifest) throw otherDrop(path);
      const live = await currentFeed(tx);
      await options.still?.(tx);
      if (live?.manifest === manifest) return { ...emptyReport, drop, outcome: 'unchanged', asOf: live.asOf };
      if (options.once && (await dropKnown(tx, drop, manifest)))
        return { ...emptyReport, drop, outcome: 'known' };

      await statement(tx, 'savepoint as_it_was');
      const found = validationIssues();
      const taken = await runImport({ tx, folder: path, drop, bytes, manifest, live, found, options });
      if (options.preview || taken.outcome !== 'applied') {
        await statement(tx, 'rollback to savepoint as_it_was');
      }
      const report = options.preview ? looked(taken, options.keep === true) : taken;
      if (options.preview && !options.keep) return report;
      const by = options.approvedBy === undefined ? undefined : deciderOf(options.approvedBy);
      const dropId = await recordDrop(tx, { folder: path, manifest, report, approvedBy: by?.name });
      if (report.outcome === 'applied') await options.onDecided?.(tx, applied(report, dropId!, by));
      return report;
    },
    { long: true },
  );
}

const looked = (report: ImportReport, kept: boolean): ImportReport => ({
  ...report,
  outcome: kept && report.outcome === 'applied' ? 'ready' : report.outcome,
  importId: undefined,
  preview: true,
});

const applied = (report: ImportReport, dropId: number, by: Decider = ITSELF): Decision => ({
  what: 'applied',
  dropId,
  drop: report.drop,
  by,
  facts: {
    asOf: report.asOf ?? null,
    rowsRead: report.rowsRead,
    rowsQuarantined: report.rowsQuarantined,
    receivableBeforeCents: report.receivable?.beforeCents ?? null,
    receivableAfterCents: report.receivable?.afterCents ?? null,
  },
});

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const otherDrop = (folder: string): ApiError =>
  new ApiError({
    code: 'conflict',
    message: `${folder} no longer holds the drop that was looked at. Import the folder anew.`,
  });
