import { tmpdir } from 'node:os';
import * as depositPlans from '@contract/depositPlan/endpoints';
import { openDatabase } from '@server/app/openDatabase';
import { decideSettings } from '@server/domain/settings/companySettings';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { fillDeposits } from '@server/modules/depositPlan/testing/fillDeposits';
import { startPostgres } from '@server/testing/realPostgres';
import { aBranch, put } from '@server/testing/rows';
import { openTestApp, testNow } from '@server/testing/testApp';
import { requestUrl } from '@/data/requestUrl';
import { printPage } from './times';

const BRANCHES = 12;
/** Milliseconds that it may take at the server to say what can be picked up. */
const limit = 10;

/** How long it takes to say where and when money of a deposit plan can be picked up, from a real PostgreSQL. */
export async function printPickups(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillDeposits(db);
    const codes = Array.from({ length: BRANCHES }, (_, at) => `P${at}`);
    const zones = ['America/Los_Angeles', 'America/Boise', 'America/Denver'];
    await put(
      db,
      'branch',
      ...codes.map((branch_code, at) => aBranch({ branch_code, time_zone: zones[at % zones.length]! })),
    );
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      open: '07:00',
      close: '17:00',
      seasonFrom: null,
      seasonTo: null,
    }));
    const branches = codes.map((code) => ({
      code,
      hours,
      closures: [],
      afterHoursPhone: null,
      pickup: true,
      pickupLeadHours: 4,
      pickupMaxCents: null,
      pickupSlotMinutes: 30,
    }));
    const at = new Date(testNow);
    await decideSettings(db.sql, { ...startingSettings, branches }, { at, from: at, by: 'bench' });
    const portal = await openTestApp(db, { logLevel: 'silent' });
    const username = 'ada@example.com';
    console.log(`Pickups of a deposit plan at ${BRANCHES} branches, 60 days ahead, real PostgreSQL`);
    // What the portal's own client makes of the answer is no time at the server.
    const url = requestUrl(depositPlans.offer.path, { query: { username, savid: 'D-00117' } });
    const token = await portal.tokenOf(username);
    await printPage('what can be picked up', limit, async () => {
      const { statusCode } = await portal.send({ method: 'GET', url, token });
      if (statusCode !== 200) throw new Error(`${url} answered with status ${statusCode}.`);
    });
    await portal.close();
    await db.close();
  } finally {
    await postgres.stop();
  }
}
