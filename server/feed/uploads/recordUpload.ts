import { basename } from 'node:path';
import { ApiError } from '@contract/problem';
import { mayBeDismissed } from '@contract/imports/labels';
import type { Db } from '@server/db/db';
import { lockUploads } from '@server/domain/feedState/feedLock';
import { currentFeed } from '../currentFeed';
import type { Decider, OnDecided } from '../decided';
import { recordDrop } from '../dropRecord';
import type { StoredUpload } from './storeUpload';

interface Recording {
  readonly upload: StoredUpload;
  readonly by: Decider;
  readonly onDecided: OnDecided | undefined;
}

/**
 * Gives an uploaded drop its record, which waits to be looked at. An import may run meanwhile: what it makes of the same
 * drop is seen when this one is looked at.
 * @throws Refusal 'conflict' where the same drop is live or waits already
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
    const nothing = {
      rowsRead: 0,
      rowsQuarantined: 0,
      rowsWaiting: 0,
      manifest: [],
      changes: {},
      holds: [],
      findings: [],
    };
    const report = { outcome: 'uploaded' as const, drop, ...nothing };
    const dropId = (await recordDrop(tx, { folder, manifest, approvedBy: undefined, report }))!;
    await onDecided?.(tx, { what: 'uploaded', dropId, drop, by, facts: { manifest } });
    return dropId;
  });

const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });
