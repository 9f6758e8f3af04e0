import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_VIEWS } from '@contract/officeViews/labels';
import * as officeViews from '@contract/officeViews/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

const root = 'root@example.com';
const rita = 'rita@example.com';
let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(db, 'portal_user', { name: rita, admin: true });
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const save = (title: string, address = 'tab=second', as = root, shared = false) =>
  portal.as(as).call(officeViews.save, {
    body: { screen: 'queue', title, address, layout: '{"order":["amount"]}', shared },
  });
const start = (id: string | null, as = root) =>
  portal.as(as).call(officeViews.start, { body: { screen: 'queue', id } });
const begin = async (as: string) =>
  (await portal.as(as).call(officeViews.list, { query: { screen: 'queue' } })).views.find(
    ({ starts }) => starts,
  )?.title;
const list = async (as = root) =>
  (await portal.as(as).call(officeViews.list, { query: { screen: 'queue' } })).views.map(
    ({ title, address }) => [title, address],
  );
const remove = (id: string, as = root) => portal.as(as).call(officeViews.remove, { params: { id } });

it('keeps a view under its name until it is forgotten, and for its owner alone', async () => {
  await save('Large ones', 'least=50000');
  await save('  Large ones ', 'least=60000');
  const { views } = await save('All', '');

  expect(await list()).toEqual([
    ['All', ''],
    ['Large ones', 'least=60000'],
  ]);
  expect(await list(rita)).toEqual([]);
  await expect(remove(views[0]!.id, rita)).rejects.toMatchObject({ code: 'not-found' });
  await remove(views[0]!.id);
  await expect(remove(views[0]!.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(remove('nothing')).rejects.toMatchObject({ code: 'not-found' });
  expect(await list()).toEqual([['Large ones', 'least=60000']]);
});

it('is shown to colleagues once it is shared, who begin with it and cannot change it', async () => {
  const { views } = await save('Ours', 'tab=returned', rita, true);
  const ours = views.find(({ title }) => title === 'Ours')!;
  await save('Ours', 'tab=done');

  expect((await start(ours.id)).views.find(({ starts }) => starts)).toEqual({
    id: ours.id,
    title: 'Ours',
    address: 'tab=returned',
    layout: '{"order":["amount"]}',
    shared: true,
    owner: rita,
    own: false,
    starts: true,
  });
  await expect(remove(ours.id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await begin(rita)).toBeUndefined();

  // Kept by its owner alone again, it is nobody else's beginning.
  await start(ours.id, rita);
  await save('Ours', 'tab=returned', rita);
  expect([await begin(root), await begin(rita)]).toEqual([undefined, 'Ours']);
  expect(await list()).not.toContainEqual(['Ours', 'tab=returned']);
  await expect(start(ours.id)).rejects.toMatchObject({ code: 'not-found' });
});

it('is how a list begins until it is deleted, or another one is', async () => {
  const { views } = await save('First');
  const first = views.find(({ title }) => title === 'First')!.id;
  await start(first);
  expect(await begin(root)).toBe('First');
  await start(null);
  expect(await begin(root)).toBeUndefined();
  await start(first);
  await remove(first);
  expect(await begin(root)).toBeUndefined();
  for (const { id, own } of (await portal.as(root).call(officeViews.list, { query: { screen: 'queue' } }))
    .views) {
    if (own) await remove(id);
  }
});

it.each(['', '   ', 'x'.repeat(41)])('takes no name such as %j', async (title) => {
  await expect(save(title)).rejects.toMatchObject({ fields: { title: expect.any(String) } });
});

it('has room for so many', async () => {
  for (let at = 1; at < MAX_VIEWS; at += 1) await save(`View ${at}`, '', rita);

  await expect(save('One more', '', rita)).rejects.toMatchObject({ code: 'conflict' });
  expect((await save('View 1', 'q=again', rita)).views).toHaveLength(MAX_VIEWS);
});

it('has room for so many, however many are sent at once', async () => {
  const sent = Array.from({ length: 2 * MAX_VIEWS }, (_, at) => save(`At once ${at}`, '', root));
  await Promise.allSettled(sent);

  expect(await list(root)).toHaveLength(MAX_VIEWS);
});

it('is the office’s', async () => {
  await expect(list('ada@example.com')).rejects.toMatchObject({ code: 'forbidden' });
});
