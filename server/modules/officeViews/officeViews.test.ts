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

const save = (title: string, address = 'tab=second', as = root) =>
  portal.as(as).call(officeViews.save, { body: { screen: 'queue', title, address } });
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

it.each(['', '   ', 'x'.repeat(41)])('takes no name such as %j', async (title) => {
  await expect(save(title)).rejects.toMatchObject({ fields: { title: expect.any(String) } });
});

it('has room for so many', async () => {
  for (let at = 0; at < MAX_VIEWS; at += 1) await save(`View ${at}`, '', rita);

  await expect(save('One more', '', rita)).rejects.toMatchObject({ code: 'conflict' });
  expect((await save('View 0', 'q=again', rita)).views).toHaveLength(MAX_VIEWS);
});

it('has room for so many, however many are sent at once', async () => {
  const sent = Array.from({ length: 2 * MAX_VIEWS }, (_, at) => save(`At once ${at}`, '', root));
  await Promise.allSettled(sent);

  expect(await list(root)).toHaveLength(MAX_VIEWS);
});

it('is the office’s', async () => {
  await expect(list('ada@example.com')).rejects.toMatchObject({ code: 'forbidden' });
});
