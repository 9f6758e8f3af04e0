import * as officeHome from '@contract/officeHome/endpoints';
import type { OfficeDesk, WaitingName } from '@contract/officeHome/schema';
import { fillOffice, root } from '@server/modules/queue/testing/queueRows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

/** The office without bank settings, on Monday, Apr 13, 2026, at 8:00 AM in the books zone. */
export async function openOffice() {
  const db = await openTestDbForTest();
  await fillOffice(db);
  return { db, portal: await openTestApp(db) };
}

export const deskOf = (portal: Pick<TestApp, 'as'>, as = root): Promise<OfficeDesk> =>
  portal.as(as).call(officeHome.desk, {});

/** What of the names waits, in short: count, dollars and age, and how many the caller decides. */
export async function seen(portal: Pick<TestApp, 'as'>, of: readonly WaitingName[], as = root) {
  const { waiting } = await deskOf(portal, as);
  return of.map((name) => {
    const { count, yours, cents, oldestDays } = waiting[name];
    return [name, count, cents, oldestDays, ...(yours === null ? [] : [yours])].join(' ');
  });
}
