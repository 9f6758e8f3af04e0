import { createInterface } from 'node:readline';
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDb } from '@server/db/open';
import { postgresEngine } from '@server/db/postgres';
import { openTestApp } from '@server/testing/testApp';
import { root } from './filed';

/**
 * The portal's server as a process of its own: says where it listens and who may ask, and writes what is in its heap into
 * each file that a line of its input names. V8 cuts long texts in a snapshot unless it is told otherwise.
 */
const [url = ''] = process.argv.slice(2);
setFlagsFromString('--expose-gc');
setFlagsFromString('--heap-snapshot-string-limit=100000000');
const collect = runInNewContext('gc') as () => void;

const db = openDb(await postgresEngine(url, { connections: 4 }));
const portal = await openTestApp(db);
const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ origin, token: await portal.tokenOf(root) }));
for await (const file of createInterface({ input: process.stdin })) {
  collect();
  writeHeapSnapshot(file);
  console.log('written');
}
await portal.close();
await db.close();
