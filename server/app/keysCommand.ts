import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeVapidKey } from '../modules/notices/push/vapid';
import { writeDurably } from './backup';
import { absolute } from './configValues';

const USAGE = 'Usage: npm run keys [-- FOLDER]';

/** Each key of a new installation: the setting that it is for, the file that it goes into, and how it is made. */
const keys = [
  { setting: 'POOL_KEY', file: 'pool.key', make: () => randomBytes(32).toString('base64') },
  {
    setting: 'OPTION_KEYS',
    file: 'option.keys',
    make: () => `first:${randomBytes(32).toString('base64')}`,
  },
  { setting: 'PUSH_VAPID_KEY', file: 'push.key', make: makeVapidKey },
] as const;

/** Makes fresh keys: into a folder, for its owner alone, or onto the screen. */
async function run(): Promise<readonly string[]> {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error(USAGE);
  if (positionals.length === 0) return keys.map(({ setting, make }) => `${setting}=${make()}`);
  const folder = absolute(positionals[0]!);
  const there = keys.filter(({ file }) => existsSync(join(folder, file))).map(({ file }) => file);
  if (there.length > 0) {
    throw new Error(
      `${folder} holds ${there.join(', ')} already, which may be the only key to what it sealed. Name another folder.`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { file, make } of keys) await writeDurably(join(folder, file), `${make()}\n`);
  return [
    ...keys.map(({ setting, file }) => `${setting}_FILE=${join(folder, file)}`),
    '',
    'Keep a copy of them where no backup of the database is: whoever has both reads every account number, and without',
    'them nobody can sign in or pay from a saved account. Every process of the portal gets the same. PUSH_VAPID_KEY also',
    'wants PUSH_VAPID_SUBJECT, mailto: and an address; leave both out where nothing is shown on devices.',
  ];
}

try {
  for (const line of await run()) console.log(line);
} catch (error) {
  console.error(`No keys were made. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
