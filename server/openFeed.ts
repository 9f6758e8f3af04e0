import type { Config } from './config';
import type { Db } from './db/db';
import { createFeed, type Feed, type FeedSettings } from './feed/feed';
import { readProfile } from './feed/mappingFile';

/**
 * The feed of this portal, set up as its configuration says; the same for the server and for the command.
 * @param onApplied what else becomes durable with a drop
 * @throws with what is wrong in the mapping profile
 */
export async function openFeed(
  config: Pick<Config, 'feed'>,
  db: Db,
  onApplied: FeedSettings['onApplied'],
): Promise<Feed> {
  return createFeed(db, {
    onApplied,
    profile: config.feed.profile === undefined ? undefined : await readProfile(config.feed.profile),
  });
}
