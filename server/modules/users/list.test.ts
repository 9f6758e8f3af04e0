import { beforeAll, describe, expect, it } from 'vitest';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { CallOf } from '@contract/endpoint';
import type { Db } from '@server/db/db';
import { csvRows, sheetRows } from '@server/exports/testing/tableFile';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(
    db,
    'portal_user',
    {
      name: 'dana@example.com',
      given_name: 'Dana',
      family_name: 'Ácher',
      phone: '+15415550134',
      standing: 'invited',
    },
    { name: 'gone@example.com', state: 'deleted' },
    { name: 'half@example.com', state: 'creating', standing: 'invited' },
    { name: 'out@example.com', standing: 'disabled', last_sign_in_at: '2026-04-01T10:00:00.123Z' },
    { name: '100%@example.com', given_name: 'A_b' },
  );
  await put(
    db,
    'user_desk',
    { name: 'dana@example.com', desk: 'help' },
    { name: 'dana@example.com', desk: 'credit' },
    { name: 'out@example.com', desk: 'audit' },
  );
  portal = await openTestApp(db, { logLevel: 'silent', sessions: true });
});

type Query = Partial<CallOf<typeof officeUsers.list>['query']>;
const page = (query: Query = {}) =>
  portal.as('root@example.com').call(officeUsers.list, { query: { sort: 'name', limit: 25, ...query } });
const names = async (query: Query = {}) =>
  (await page(query)).rows.map(({ name }) => name.replace('@example.com', ''));

describe('the list of users', () => {
  it.each<[string, Query, string[]]>([
    ['everybody but the deleted', {}, ['100%', 'ada', 'bob', 'cpa', 'dana', 'half', 'lou', 'out', 'root']],
    ['part of an address', { q: 'DAN' }, ['dana']],
    ['a name and an address together', { q: 'ácher example' }, ['dana']],
    ['a phone number', { q: '5550134' }, ['dana']],
    ['a part of an account number', { q: '0030' }, ['ada', 'bob']],
    ['an account’s name', { q: 'ridge land' }, ['ada', 'lou']],
    ['a percent sign as such', { q: '%' }, ['100%']],
    ['an underscore as such', { q: 'a_' }, ['100%']],
    ['administrators', { flags: 'admin' }, ['root']],
    ['two flags', { flags: 'admin,deposit_plan' }, []],
    ['who sits at a desk', { desk: 'help' }, ['dana']],
    ['who sits at one of two desks', { desk: 'credit,audit' }, ['dana', 'out']],
    ['nobody at a desk where nobody sits', { desk: 'receivable' }, []],
    ['invited', { status: 'invited' }, ['dana']],
    ['unfinished', { status: 'creating,deleting' }, ['half']],
    ['deleted', { status: 'deleted' }, ['gone']],
    ['disabled', { status: 'disabled' }, ['out']],
    ['who never signed in, by invitation', { signIn: 'never', status: 'invited' }, ['dana']],
  ])('finds %s', async (_, query, expected) => {
    expect((await names(query)).toSorted()).toEqual(expected.toSorted());
    const { limit: _limit, sort: _sort, ...filter } = query as Query & { limit?: number; sort?: string };
    const totals = await portal.as('root@example.com').call(officeUsers.totals, { query: filter });
    expect(totals.rows).toBe(expected.length);
  });

  it('finds them by a name that an account has come to have, and not by the one before', async () => {
    const rename = (name: string) =>
      db.sql.updateTable('account').set({ name }).where('account_no', '=', '00200').execute();
    const { name } = await db.sql
      .selectFrom('account')
      .select('name')
      .where('account_no', '=', '00200')
      .executeTakeFirstOrThrow();
    await rename('Coulee Holdings');
    expect([await names({ q: 'coulee' }), await names({ q: 'ridge land' })]).toEqual([['ada', 'lou'], []]);
    await rename(name);
    expect([await names({ q: 'coulee' }), await names({ q: 'ridge land' })]).toEqual([[], ['ada', 'lou']]);
  });

  it('finds nobody by an account that is no longer linked', async () => {
    await put(db, 'account_access', {
      name: 'dana@example.com',
      account_no: '00200',
      level: 'view',
      relationship: 'employee',
    });
    expect(await names({ q: 'ridge land' })).toEqual(['ada', 'dana', 'lou']);
    await db.sql.deleteFrom('account_access').where('name', '=', 'dana@example.com').execute();
    expect(await names({ q: 'ridge land' })).toEqual(['ada', 'lou']);
  });

  it.each(['name', '-name', 'person', '-person', 'created', '-created', 'signIn', '-signIn'])(
    'turns its pages by %s both ways, without losing or repeating anybody',
    async (sort) => {
      const whole = await names({ sort });
      const first = await page({ sort, limit: 4 });
      const second = await page({ sort, limit: 4, after: first.next! });
      const third = await page({ sort, limit: 4, after: second.next! });
      const back = await page({ sort, limit: 4, before: third.previous! });
      const walked = [...first.rows, ...second.rows, ...third.rows];

      expect(walked.map(({ name }) => name.replace('@example.com', ''))).toEqual(whole);
      expect(back.rows).toEqual(second.rows);
    },
  );

  it('counts who stands where', async () => {
    expect(await portal.as('root@example.com').call(officeUsers.totals, { query: {} })).toEqual({
      rows: 9,
      all: 9,
      invited: 1,
      active: 6,
      disabled: 1,
      unfinished: 1,
      deleted: 1,
      booksZone: 'America/Los_Angeles',
    });
  });

  it.each([
    'status=lost',
    'flags=owner',
    'desk=boss',
    'sort=size',
    'after=zzz',
    'q=a&q=b',
    'size=3',
    `sort=created&after=${Buffer.from('["created","yesterday","a"]').toString('base64url')}`,
  ])('refuses ?%s', async (query) => {
    const token = await portal.tokenOf('root@example.com');
    expect((await portal.send({ method: 'GET', url: `/api/office/users?${query}`, token })).statusCode).toBe(
      400,
    );
  });
});

it('notices each sign-in once: the time, the standing, and the audit', async () => {
  const client = portal.as('out@example.com');
  await Promise.all(
    [1, 2, 3].map(() => client.call(officeUsers.list, { query: { sort: 'name', limit: 1 } }).catch(() => 0)),
  );

  const events = await db.sql
    .selectFrom('audit_event')
    .select(['action', 'actor'])
    .where('actor', '=', 'out@example.com')
    .where('action', '=', 'session.started')
    .execute();
  expect(events).toHaveLength(1);
  const detail = await portal
    .as('root@example.com')
    .call(officeUsers.one, { params: { name: 'out@example.com' } });
  expect(detail).toMatchObject({ lastSignInAt: '2026-04-13T15:00:00.000Z', status: 'active' });
});

describe('the file of users', () => {
  const file = (
    format: 'csv' | 'xlsx',
    query: Partial<CallOf<typeof officeUsers.exportFile>['query']> = {},
  ) =>
    portal
      .as('root@example.com')
      .download(officeUsers.exportFile, { query: { sort: 'name', ...query, format } });

  it('has the rows of the list in its order, in the words of its columns', async () => {
    const rows = await csvRows(await file('csv', { q: 'ridge land', sort: '-name' }));

    expect(rows.map((row) => row['Signs in as'])).toEqual(['lou@example.com', 'ada@example.com']);
    expect(rows[1]).toEqual({
      'Signs in as': 'ada@example.com',
      Name: '',
      Status: 'Active',
      Permissions: 'Deposit plan',
      Accounts: expect.stringContaining('Ridge Land Trust (00200), Bob Grain (00300)') as string,
      'Last sign-in': '',
      Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  it('comes as a workbook too', async () => {
    const workbook = await file('xlsx', { q: 'ácher' });

    expect(workbook.name).toBe('users_all_start_2026-04-13_2026-04-13.xlsx');
    expect((await sheetRows(workbook)).rows.map((row) => row.slice(0, 3))).toEqual([
      ['dana@example.com', 'Dana Ácher', 'Invited'],
    ]);
  });
});
