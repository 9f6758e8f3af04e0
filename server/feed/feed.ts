import { basename, resolve } from 'node:path';
import type { DropReport, DropSummary } from '@contract/imports/schema';
import { sql } from 'kysely';
import { ApiError } from '@contract/problem';
import type { Db } from '../db/db';
import { inSpan, spanNow } from '../telemetry/span';
import { importDrop } from './importDrop';
import { type Decider, deciderOf, type ImportOptions } from './importOptions';
import { type FeedOffice, feedOffice, type UploadPlace } from './office';
import {
  type ValidationIssue,
  type ImportReport,
  type Progress,
  type ValidationFile,
  validationFile,
} from './report';
import { rollBack, type RolledBack } from './rollback';
import { validationIssuesOf, heldDrop, newestDrops, storedReport } from './storedDrops';

type OnProgress = (step: Progress) => void;

/** Everything that can be done with drops, wherever it is asked for: a command, the office's screen, the watched folder. */
export interface Feed extends Omit<FeedOffice, 'dismiss'> {
  import(folder: string, onProgress?: OnProgress): Promise<ImportReport>;
  /** As import, for a drop that was never looked at before. */
  importOnce(folder: string): Promise<ImportReport>;
  preview(folder: string, onProgress?: OnProgress): Promise<ImportReport>;
  /** Applies a drop that waits and answers when it is done. It must lie in its folder as it did. */
  approve(dropId: number, by: string, onProgress?: OnProgress): Promise<ImportReport>;
  dismiss(dropId: number, by: string | Decider): Promise<void>;
  /** @param dropId left out, whichever is live */
  rollBack(by: string | Decider, dropId?: number): Promise<RolledBack>;
  newest(): Promise<DropSummary[]>;
  /** @throws ApiError 'not-found' */
  report(dropId: number): Promise<DropReport>;
  /** In the order of the record: worst first. */
  issues(dropId: number): Promise<ValidationIssue[]>;
  /** Its issues as a file. @throws ApiError 'not-found' */
  validation(dropId: number): Promise<ValidationFile>;
}

/** What every import of this portal does alike. */
export interface FeedSettings extends Pick<
  ImportOptions,
  'profile' | 'release' | 'retention' | 'onApplied' | 'onRolledBack' | 'onDecided'
> {
  /** Without it nothing can be uploaded. */
  readonly uploads?: UploadPlace;
}

export function createFeed(db: Db, { uploads, ...settings }: FeedSettings = {}): Feed {
  const { onDecided } = settings;
  async function run(folder: string, options: ImportOptions): Promise<ImportReport> {
    const drop = basename(resolve(folder));
    const told = toldProgress(db, drop);
    try {
      return await recorded(drop, options, () =>
        importDrop(db, folder, {
          ...settings,
          ...options,
          onProgress(step) {
            told.tell(step);
            options.onProgress?.(step);
          },
        }),
      );
    } finally {
      await told.end();
    }
  }
  async function report(dropId: number): Promise<DropReport> {
    const kept = await storedReport(db, dropId);
    if (kept) return kept;
    throw new ApiError({ code: 'not-found', message: 'There is no drop of that number.' });
  }

  const office = feedOffice({ db, uploads, onDecided, run });
  return {
    ...office,
    import: (folder, onProgress) => run(folder, { onProgress }),
    importOnce: (folder) => run(folder, { once: true }),
    preview: (folder, onProgress) => run(folder, { onProgress, preview: true }),
    async approve(dropId, by, onProgress) {
      const { folder, manifest } = await heldDrop(db, dropId);
      return run(folder, { onProgress, approvedBy: by, manifest, still: (tx) => heldDrop(tx, dropId) });
    },
    dismiss: (dropId, by) => office.dismiss(dropId, deciderOf(by)),
    rollBack: (by, dropId) => rollBack(db, { ...settings, by: deciderOf(by), dropId }),
    newest: () => newestDrops(db),
    report,
    issues: (dropId) => validationIssuesOf(db, dropId),
    validation: async (dropId) =>
      validationFile((await report(dropId)).name, await validationIssuesOf(db, dropId)),
  };
}

/** Records an import as a span, with what came of it. */
const recorded = (
  drop: string,
  { preview = false }: ImportOptions,
  work: () => Promise<ImportReport>,
): Promise<ImportReport> =>
  inSpan(
    { name: 'feed import', attributes: { 'fieldgate.feed.drop': drop, 'fieldgate.feed.preview': preview } },
    async () => {
      const report = await work();
      const { outcome, rowsRead } = report;
      spanNow()?.set({ 'fieldgate.feed.outcome': outcome, 'fieldgate.feed.rows': rowsRead });
      return report;
    },
  );

/** Tells everybody how far one import is. */
interface Told {
  tell(step: Progress): void;
  /** Takes the word back; the import has ended. */
  end(): Promise<void>;
}

const PAUSE_MS = 500;

/**
 * Writes how far an import is beside its transaction, at most twice a second. The embedded database has one connection,
 * which the import holds: a word about it would only come when it is over, so none is written.
 */
function toldProgress(db: Db, drop: string): Told {
  if (db.kind === 'embedded') return { tell: () => undefined, end: async () => undefined };
  let newest: Progress | undefined;
  let writing: Promise<void> | undefined;
  let began = false;

  const write = async () => {
    while (newest) {
      const { step, file = null, rows = null } = newest;
      newest = undefined;
      await noteProgress(db, drop, { step, file, rows }, !began);
      began = true;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    }
  };
  return {
    tell(step) {
      newest = step;
      // Whatever keeps the word from being written is not the import's trouble.
      writing ??= write()
        .catch(() => undefined)
        .finally(() => (writing = undefined));
    },
    async end() {
      newest = undefined;
      if (began) await db.sql.deleteFrom('feed_progress').execute();
    },
  };
}

async function noteProgress(
  { sql: db }: Db,
  drop: string,
  told: { step: string; file: string | null; rows: number | null },
  first: boolean,
): Promise<void> {
  const now = sql<string>`now()`;
  await db
    .insertInto('feed_progress')
    .values({ drop_name: drop, began_at: now, told_at: now, ...told })
    .onConflict((conflict) =>
      conflict
        .column('only_row')
        .doUpdateSet({ drop_name: drop, told_at: now, ...told, ...(first && { began_at: now }) }),
    )
    .execute();
}
