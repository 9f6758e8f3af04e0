import { join } from 'node:path';
import type { Clock } from '../clock';
import { release } from './buildFacts';
import type { Config } from './config';
import type { Db } from '../db/db';
import { createFeed, type Feed, type FeedSettings } from '../feed/feed';
import { readProfile } from '../feed/mappingFile';
import { auditDrops } from '../modules/imports/auditDrops';

/**
 * The feed of this portal, set up as its configuration says; the same for the server and for the command.
 * @param also what else becomes durable with a drop, and when one is taken back
 * @throws with what is wrong in the mapping profile
 */
export async function openFeed(
  config: Pick<Config, 'feed' | 'dataDir'>,
  db: Db,
  clock: Clock,
  also: Pick<FeedSettings, 'onApplied' | 'onRolledBack'>,
): Promise<Feed> {
  return createFeed(db, {
    ...also,
    onDecided: auditDrops(clock),
    retention: config.feed.retention,
    release,
    uploads: { dir: join(config.dataDir, 'uploads'), clock },
    profile: config.feed.profile === undefined ? undefined : await readProfile(config.feed.profile),
  });
}
