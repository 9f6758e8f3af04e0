import { expect, it, onTestFinished } from 'vitest';
import * as officeUsers from '@contract/officeUsers/endpoints';
import { csvRows } from '../exports/testing/tableFile';
import { startPair } from '../testing/realPostgres';
import { put } from '../testing/rows';
import { openTestApp } from '../testing/testApp';
import { openDatabase } from './openDatabase';

it('a file that is read at the replica has the user who was made the moment before', async () => {
  const { primary, standby } = await startPair();
  const asked: string[] = [];
  const changes: (string | undefined)[] = [];
  const db = await openDatabase(
    { databaseUrl: primary.url('postgres'), databaseReadUrl: standby.url('postgres'), dataDir: '' },
    {
      ran: () => undefined,
      migrated: () => undefined,
      ahead: () => undefined,
      replica: { streamed: (server) => asked.push(server), changed: (why) => changes.push(why) },
    },
  );
  const portal = await openTestApp(db, { logLevel: 'silent' });
  onTestFinished(async () => {
    await portal.close();
    await db.close();
    await primary.stop();
    await standby.stop();
  });
  await put(db, 'portal_user', { name: 'root@example.com', admin: true });
  const office = portal.as('root@example.com');
  for (const name of ['ada@example.com', 'bob@example.com', 'cpa@example.com']) {
    await put(db, 'portal_user', { name });
    const file = await office.download(officeUsers.exportFile, { query: { sort: '-name', format: 'csv' } });
    const rows = await csvRows(file);
    expect(rows.map((row) => row['Signs in as'])).toContain(name);
  }

  expect(asked).toContain('replica');
  // Nothing but a busy machine keeps a replica from catching up in time.
  expect(changes.filter((why) => why !== undefined && !why.startsWith('It is behind'))).toEqual([]);
});
