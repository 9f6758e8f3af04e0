import { rm } from 'node:fs/promises';
import { ApiError } from '@contract/problem';
import { type DropOutcome, mayBeApplied, mayBeDismissed } from '@contract/imports/labels';
import type { Clock } from '../clock';
import { DatabaseGone, outlasting } from '../db/databaseGone';
import type { Db } from '../db/db';
import type { Decider, ImportOptions, OnDecided } from './importOptions';
import { brokenOff, recordFailure, recordUpload } from './dropRecord';
import { dismissDrop, type HeldDrop, heldDrop } from './storedDrops';
import type { ImportReport } from './report';
import { type ArrivingZip, homeOf, storeUpload, sweepUploads } from './uploads/storeUpload';

/** Work on a drop that goes on after it was begun; its record tells what comes of it. */
interface Begun {
  readonly dropId: number;
  readonly name: string;
  /** Whether the whole portal answers nobody until it is done. */
  readonly portalWaits: boolean;
}

/** What the office does with drops from its screen. */
export interface FeedOffice {
  /** Takes a drop as a ZIP, and begins to look at it. @throws ApiError in words, and then nothing is left of it */
  upload(zip: ArrivingZip, by: Decider): Promise<Begun>;
  /** Begins to apply a drop that waits. @throws ApiError where it does not */
  begin(dropId: number, by: Decider): Promise<Begun>;
  dismiss(dropId: number, by: Decider): Promise<void>;
  /** Looks at what was uploaded before the portal stopped, and clears away what nobody waits for. */
  resume(): Promise<void>;
  /** Waits until nothing goes on. */
  settled(): Promise<void>;
}

/** Where uploads lie. */
export interface UploadPlace {
  /** Absolute. */
  readonly dir: string;
  readonly clock: Clock;
}

interface OfficeOptions {
  readonly db: Db;
  readonly uploads: UploadPlace | undefined;
  readonly onDecided: OnDecided | undefined;
  readonly run: (folder: string, options: ImportOptions) => Promise<ImportReport>;
}

const isUploaded = (outcome: DropOutcome): boolean => outcome === 'uploaded';

export function feedOffice({ db, uploads, onDecided, run }: OfficeOptions): FeedOffice {
  const running = new Set<Promise<void>>();
  // One after the other: a second one could only wait for the feed, and would take a connection to do so.
  let last: Promise<void> = Promise.resolve();

  async function forget(folder: string): Promise<void> {
    const home = uploads && homeOf(uploads.dir, folder);
    if (home) await rm(home, { recursive: true, force: true });
  }

  async function work(dropId: number, drop: HeldDrop, options: ImportOptions): Promise<void> {
    await importWaiting({ db, run }, dropId, drop, options);
    if (!(await standsAt(db, dropId, mayBeDismissed))) await forget(drop.folder);
  }

  function start(dropId: number, drop: HeldDrop, options: ImportOptions): Begun {
    const going = last
      .then(() => outlasting(db, () => work(dropId, drop, options)))
      // Not even the record could be written: the drop waits as it did, and the next start looks at it again.
      .catch(() => undefined)
      .finally(() => running.delete(going));
    running.add(going);
    last = going;
    return { dropId, name: drop.name, portalWaits: db.kind === 'embedded' };
  }

  const look = (dropId: number, drop: HeldDrop): Begun =>
    start(dropId, drop, {
      preview: true,
      keep: true,
      still: (tx) => heldDrop(tx, dropId, isUploaded),
    });

  return {
    async upload(zip, by) {
      if (!uploads) throw new ApiError({ code: 'unavailable', message: 'This portal takes no uploads.' });
      const upload = await storeUpload(uploads.dir, zip);
      try {
        const dropId = await recordUpload(db, { upload, by, onDecided });
        return look(dropId, await heldDrop(db, dropId, () => true));
      } catch (error) {
        // Perhaps it was recorded all the same; if it was not, it is swept away.
        if (!(error instanceof DatabaseGone)) await forget(upload.folder);
        throw error;
      }
    },
    async begin(dropId, by) {
      const drop = await heldDrop(db, dropId);
      return start(dropId, drop, { approvedBy: by, still: (tx) => heldDrop(tx, dropId) });
    },
    async dismiss(dropId, by) {
      const { folder } = await dismissDrop(db, { dropId, by, onDecided });
      await forget(folder);
    },
    async resume() {
      if (!uploads) return;
      await sweepUploads(db, uploads.dir, uploads.clock);
      const left = await db.sql
        .selectFrom('feed_drop')
        .select(['drop_id', 'folder', 'drop_name as name', 'manifest_sha256 as manifest'])
        .where('outcome', '=', 'uploaded')
        .execute();
      for (const { drop_id, ...drop } of left) {
        if (homeOf(uploads.dir, drop.folder)) look(drop_id, drop);
      }
    },
    async settled() {
      await Promise.all(running);
    },
  };
}

/**
 * Looks at a drop that waits, or applies it, and records a failure. May be done again where the database's connection
 * broke: the drop's record says how far it came.
 */
async function importWaiting(
  { db, run }: Pick<OfficeOptions, 'db' | 'run'>,
  dropId: number,
  { folder, manifest, name }: HeldDrop,
  options: ImportOptions,
): Promise<void> {
  const waits = () => standsAt(db, dropId, options.preview ? isUploaded : mayBeApplied);
  const given = { folder, name, manifest };
  try {
    const { outcome } = await run(folder, { ...options, manifest });
    if (outcome === 'unchanged' && (await waits())) await recordFailure(db, { ...given, ...liveAlready });
  } catch (error) {
    if (error instanceof DatabaseGone) throw error;
    // Somebody else decided meanwhile, or an earlier try did: theirs is the word that counts.
    if (await waits()) await recordFailure(db, { ...given, ...brokenOff(error) });
  }
}

async function standsAt(
  db: Db,
  dropId: number,
  expected: (outcome: DropOutcome) => boolean,
): Promise<boolean> {
  const row = await db.sql
    .selectFrom('feed_drop')
    .select('outcome')
    .where('drop_id', '=', dropId)
    .executeTakeFirst();
  return row !== undefined && expected(row.outcome);
}

/** What is said of a drop that came by another way while it waited. */
const liveAlready = {
  rule: 'already-live',
  message: 'Customers see this drop already: it was imported by another way while this one waited.',
  hint: 'There is nothing to do.',
} as const;
