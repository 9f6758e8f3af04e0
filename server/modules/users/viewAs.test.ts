import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as start from '@contract/start/endpoints';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import * as users from '@contract/users/endpoints';
import * as viewAs from '@contract/viewAs/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { idClaims } from '@server/testing/tokens';

const root = 'root@example.com';
const rita = 'rita@example.com';
const ada = 'ada@example.com';
const reason = 'She called about a statement.';

let db: Db;
let portal: TestApp;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  await put(db, 'portal_user', { name: rita, admin: true });
  portal = await openTestApp(db, { logLevel: 'silent' });
});
afterEach(() => portal.close());

const begin = (over: object = {}, as = root) =>
  portal.as(as).call(viewAs.start, { body: { subject: ada, reason, ...over } });
const own = { query: { scope: 'own' } } as const;
const look = (id: string, as = root) => portal.viewing(as, id).call(users.list, own);
const end = (id: string, as = root) => portal.as(as).call(viewAs.end, { params: { id } });
const openPage = (id: string, path = '/home', as = root) =>
  portal.as(as).call(viewAs.page, { params: { id }, body: { path } });
const isOver = { code: 'view-over', status: 403 };
const later = (seconds: number) => new Date(Date.parse(testNow) + seconds * 1000).toISOString();

const audited = async () => {
  const events = await db.sql
    .selectFrom('audit_event')
    .select(['actor', 'subject', 'action', 'entity_id', 'after_state'])
    .where('entity', '=', 'viewAs')
    .orderBy('seq')
    .execute();
  return events.map(({ actor, subject, action, entity_id, after_state }) => {
    expect([actor, subject]).toEqual([root, ada]);
    return [action, entity_id, JSON.parse(after_state!) as unknown];
  });
};

describe('a view', () => {
  it('is begun with a reason, shows the customer by their own flags, and is ended', async () => {
    const view = await begin({ subject: 'ADA@example.com', reason: `  ${reason} ` });

    expect(view).toMatchObject({ subject: ada, seconds: 1_800 });
    expect(await look(view.id)).toEqual([{ name: ada, admin: false, deposit_plan: true }]);
    expect(await portal.as(root).call(users.list, own)).toMatchObject([{ name: root, admin: true }]);
    const { endedAt } = await end(view.id);
    await expect(look(view.id)).rejects.toMatchObject(isOver);
    expect(await end(view.id)).toEqual({ endedAt });
  });

  it('tells the audit of its beginning, of each page, of what was read at first, and of its end', async () => {
    const { id } = await begin();
    await openPage(id, '/my-account/overview');
    await look(id);
    await look(id);
    await openPage(id, '/home');
    portal.at(later(60));
    await end(id);

    expect(await audited()).toEqual([
      ['viewAs.started', id, { reason, endsAt: later(1_800) }],
      ['viewAs.page', '/my-account/overview', { view: id }],
      ['viewAs.read', 'GET /api/users', { view: id }],
      ['viewAs.page', '/home', { view: id }],
      ['viewAs.ended', id, { why: 'ended', endedAt: later(60), pages: 2, reads: { 'GET /api/users': 2 } }],
    ]);
  });

  it('is told by each call that a page begins with, too', async () => {
    const { id } = await begin();
    await portal.viewing(root, id).call(start.answers, { query: { screen: 'my-account/overview' } });

    const read = (await audited()).map(([, what]) => what);
    expect(read).toEqual(expect.arrayContaining(['GET /api/start', 'GET /api/overview', 'GET /api/users']));
  });

  it.each([
    [1_799, true],
    [1_800, false],
  ])('after %s seconds is open: %s', async (seconds, isOpen) => {
    const { id } = await begin();
    portal.at(later(seconds));

    const seen = await Promise.allSettled([look(id), openPage(id)]);
    expect(seen.map(({ status }) => status === 'fulfilled')).toEqual([isOpen, isOpen]);
    expect(await end(id)).toEqual({ endedAt: later(Math.min(seconds, 1_800)) });
  });

  it('that ran out with nobody there is ended when the next begins, at the time when it was over', async () => {
    await begin();
    portal.at(later(7_200));
    await begin();

    expect((await audited()).map(([action, , after]) => [action, after])).toMatchObject([
      ['viewAs.started', {}],
      ['viewAs.ended', { why: 'time', endedAt: later(1_800) }],
      ['viewAs.started', {}],
    ]);
  });

  it('is one at a time: the next ends the one before', async () => {
    const first = await begin();
    const second = await begin({ subject: 'bob@example.com' });

    await expect(look(first.id)).rejects.toMatchObject(isOver);
    expect(await look(second.id)).toMatchObject([{ name: 'bob@example.com' }]);
  });
});

describe('a view opens nothing', () => {
  it('for somebody else of the office, nor for the customer', async () => {
    const { id } = await begin();

    for (const who of [rita, ada]) await expect(look(id, who)).rejects.toMatchObject(isOver);
    await expect(openPage(id, '/home', rita)).rejects.toMatchObject(isOver);
    await expect(end(id, rita)).rejects.toMatchObject({ code: 'not-found' });
    expect(await look(id)).toHaveLength(1);
  });

  it('from another sign-in of the same person, and after the sign-in was ended', async () => {
    const { id } = await begin();
    const token = await portal.keys.sign({ ...idClaims(root, new Date(testNow)), origin_jti: 'another' });
    const headers = { [VIEW_AS_HEADER]: id };
    expect((await portal.send({ url: '/api/users', token, headers })).json()).toMatchObject(isOver);

    portal.revoked.add(`sign-in-${root}`);
    await expect(look(id)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each(['', 'nothing', '0196280f-0000-7000-8000-00000000dead'])('by the name %j', async (id) => {
    await begin();
    await expect(look(id)).rejects.toMatchObject(isOver);
  });

  it.each([
    ['was deleted', { name: ada, state: 'deleted' }],
    ['was disabled', { name: ada, standing: 'disabled' }],
    ['became an administrator', { name: ada, admin: true }],
  ] as const)('once the customer %s', async (_, { name, ...became }) => {
    const { id } = await begin();
    await db.sql.updateTable('portal_user').set(became).where('name', '=', name).execute();

    await expect(look(id)).rejects.toMatchObject(isOver);
  });

  it('once whoever looks is no administrator any more', async () => {
    const { id } = await begin();
    await db.sql.updateTable('portal_user').set({ admin: false }).where('name', '=', root).execute();

    await expect(look(id)).rejects.toMatchObject(isOver);
  });
});

describe('nobody looks', () => {
  it.each([
    ['without a reason', { reason: '' }, { fields: { reason: 'Enter why you want to look' } }],
    ['for a reason of blanks', { reason: '  ' }, { fields: { reason: 'Enter why you want to look' } }],
    ['for a reason that is too long', { reason: 'x'.repeat(501) }, { code: 'invalid' }],
    ['as themselves', { subject: root }, { code: 'conflict' }],
    ['as another administrator', { subject: rita }, { code: 'conflict' }],
    ['as nobody', { subject: 'nobody@example.com' }, { code: 'not-found' }],
  ])('%s', async (_, over, refusal) => {
    await expect(begin(over)).rejects.toMatchObject(refusal);
    expect(await db.sql.selectFrom('view_as').selectAll().execute()).toEqual([]);
  });

  it.each([{ state: 'deleted' }, { state: 'deleting' }, { standing: 'disabled' }] as const)(
    'as who is %j',
    async (became) => {
      await db.sql.updateTable('portal_user').set(became).where('name', '=', ada).execute();
      await expect(begin()).rejects.toMatchObject({ code: 'conflict' });
    },
  );

  it('who is no administrator', async () => {
    await expect(begin({ subject: 'bob@example.com' }, ada)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
