import type { AddressInfo } from 'node:net';
import type { Db } from '@server/db/db';
import { openTestPool } from './testPool';

/** Goes with the machine's clock, by which AWS's clients sign their calls, and can be put forward a little. */
export function runningClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (seconds: number) => void (ahead += seconds * 1000),
  };
}

/** A pool over the database that listens on a port of its own, for clients that we did not write. */
export async function openClientPool(db: Db, changes: Parameters<typeof openTestPool>[2] = {}) {
  const house = await openTestPool(db, runningClock(), changes);
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;
  return { ...house, endpoint: `http://127.0.0.1:${port}/idp/` };
}
