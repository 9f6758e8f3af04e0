import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { CallOf } from '@contract/endpoint';
import { openDatabase } from '@server/app/openDatabase';
import { fillHousehold } from '@server/testing/household';
import { startPostgres } from '@server/testing/realPostgres';
import { openTestApp } from '@server/testing/testApp';
import { printPage } from './times';

/** Milliseconds that a page of the list of users may take at the server. */
const limit = 100;
const USERS = 100_000;

type Query = Partial<CallOf<typeof officeUsers.list>['query']>;

const views: Readonly<Record<string, Query>> = {
  'by e-mail': {},
  'by name': { sort: 'person' },
  'latest sign-in first': { sort: '-signIn' },
  'newest first': { sort: '-created' },
  'part of a name': { q: 'family99' },
  'an account’s number': { q: 'u9999' },
  'words of an account’s name': { q: 'farm 4711' },
  'what nobody has': { q: 'zzzzzz' },
  'who never signed in': { signIn: 'never', status: 'invited' },
};

/** Measures the office's list of users with 100,000 of them, each with an account, on a real PostgreSQL. */
export async function printUsers(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillHousehold(db);
    await db.script(`
      insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', 'U' || n,
        'name', 'Farm ' || n))).* from account a, generate_series(1, ${USERS}) n where a.account_no = '00117';
      insert into portal_user (name, given_name, family_name, deposit_plan, standing, last_sign_in_at, created_at)
        select 'user' || n || '@example.com', 'Given' || n % 977, 'Family' || n % 9973, n % 3 = 0,
          case when n % 40 = 0 then 'invited' else 'active' end,
          case when n % 40 > 0 then timestamptz '2026-01-01' + n * interval '1 minute' end,
          timestamptz '2025-01-01' + n * interval '2 minutes' from generate_series(1, ${USERS}) n;
      insert into account_access (name, account_no, level, relationship)
        select 'user' || n || '@example.com', 'U' || n, 'owner', 'owner' from generate_series(1, ${USERS}) n;`);
    // As the server does by itself soon after so much was loaded.
    await sql`vacuum analyze`.execute(db.sql);
    const portal = await openTestApp(db, { logLevel: 'silent' });
    const client = portal.as('root@example.com');
    console.log(`The office's users, ${USERS.toLocaleString('en-US')} of them, real PostgreSQL`);
    for (const [what, { sort = 'name', ...filter }] of Object.entries(views)) {
      await printPage(
        what,
        limit,
        () => client.call(officeUsers.list, { query: { ...filter, sort, limit: 100 } }),
        () => client.call(officeUsers.totals, { query: filter }),
      );
    }
    await portal.close();
    await db.close();
  } finally {
    await postgres.stop();
  }
}
