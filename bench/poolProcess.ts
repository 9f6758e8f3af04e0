import type { AddressInfo } from 'node:net';
import { systemClock } from '@server/clock';
import { openTestPool } from '@server/identity/testing/testPool';
import { openDatabase } from '@server/app/openDatabase';

/**
 * The user pool alone in a process, with one user, so that its CPU can be told from the client's. Says its port and
 * the CPU milliseconds that it used so far, whenever it is asked.
 */
const [username, dataDir] = process.argv.slice(2) as [string, string];
const db = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL });
const house = await openTestPool(db, { ...systemClock, pass: () => undefined });
await house.create(username);
await house.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = house.app.server.address() as AddressInfo;

const tell = () => {
  const { user, system } = process.cpuUsage();
  process.send!({ port, cpu: (user + system) / 1000 });
};
process.on('message', tell);
process.on('SIGTERM', () => void house.app.close().then(() => db.close().then(() => process.exit(0))));
tell();
