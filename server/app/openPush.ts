import { join } from 'node:path';
import { defaultCompany } from '@contract/defaultCompany';
import type { Config } from './config';
import { makeVapidKey, vapidOf } from '../modules/notices/push/vapid';
import type { WebPush } from '../modules/notices/push/webPush';
import { keptInFile } from '../vault/keyFile';
import { vaultOf } from '../vault/vault';

/**
 * What pushing takes, as it is configured. The demo makes a key and keeps it in the data folder: browsers subscribe to one
 * key, and would have to be turned on again with another.
 * @param key the 32 bytes of the pool
 */
export function openPush(
  { push: { vapid, services }, demo, dataDir }: Config,
  key: Uint8Array,
): WebPush | undefined {
  const pair = vapid ?? (demo ? ofDemo(dataDir) : undefined);
  return pair && { vapid: vapidOf(pair.key, pair.subject), vault: vaultOf(key, 'push'), services };
}

const ofDemo = (dataDir: string) => ({
  key: keptInFile(join(dataDir, 'push.key'), makeVapidKey).trim(),
  subject: `mailto:${defaultCompany.officeMail}`,
});
