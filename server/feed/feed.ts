import { basename, resolve } from 'node:path';
import type { DropReport, DropSummary } from '@contract/imports/schema';
import { ApiError } from '@contract/problem';
import type { Db } from '../db/db';
import { type Decider, deciderOf } from './decided';
import { heldDrop } from './heldDrop';
import { importDrop } from './importDrop';
import type { ImportOptions } from './importOptions';
import { type FeedOffice, feedOffice, type UploadPlace } from './office';
import { toldProgress } from './progress';
import type { Finding, ImportReport, Progress } from './report';
import { type ValidationFile, validationFile } from './reportCsv';
import { type RolledBack, rollBack } from './rollback';
import { findingsOf, newestDrops, storedReport } from './storedReport';

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
  /** @throws Refusal 'not-found' */
  report(dropId: number): Promise<DropReport>;
  /** In the order of the record: worst first. */
  findings(dropId: number): Promise<Finding[]>;
  /** Its findings as a file. @throws Refusal 'not-found' */
  validation(dropId: number): Promise<ValidationFile>;
}

/** What every import of this portal does alike. */
export interface FeedSettings
  extends Pick<ImportOptions, 'profile' | 'onApplied' | 'onTakenBack' | 'onDecided'> {
  /** Without it nothing can be uploaded. */
  readonly uploads?: UploadPlace;
}

export function createFeed(db: Db, { uploads, ...settings }: FeedSettings = {}): Feed {
  const { onDecided } = settings;
  async function run(folder: string, options: ImportOptions): Promise<ImportReport> {
    const told = toldProgress(db, basename(resolve(folder)));
    try {
      return await importDrop(db, folder, {
        ...settings,
        ...options,
        onProgress(step) {
          told.tell(step);
          options.onProgress?.(step);
        },
      });
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
    findings: (dropId) => findingsOf(db, dropId),
    validation: async (dropId) => validationFile((await report(dropId)).name, await findingsOf(db, dropId)),
  };
}
