import { expect, it } from 'vitest';
import * as users from '@contract/users/endpoints';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

it('tells an administrator every record or the own one, and anybody else the own one', async () => {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  const portal = await openTestApp(db);

  const all = await portal.as('root@example.com').call(users.list, { query: {} });
  const alone = await portal.as('root@example.com').call(users.list, { query: { scope: 'own' } });
  const own = await portal.as('ADA@example.com').call(users.list, { query: {} });

  expect(all.map(({ name }) => name)).toEqual([
    'ada@example.com',
    'bob@example.com',
    'cpa@example.com',
    'lou@example.com',
    'root@example.com',
  ]);
  expect(alone).toEqual([{ name: 'root@example.com', admin: true, deposit_plan: false }]);
  expect(own).toEqual([{ name: 'ada@example.com', admin: false, deposit_plan: true }]);
  await portal.close();
});

it('tells more than 2,000 records in answers of 2,000, each record once', async () => {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  const others = Array.from({ length: 1_996 }, (_, at) => ({ name: `n${at}@example.com` }));
  await put(db, 'portal_user', ...others);
  const portal = await openTestApp(db);
  const list = (after?: string) => portal.as('root@example.com').call(users.list, { query: { after } });

  const first = await list();
  const second = await list(first.at(-1)!.name);

  expect([first.length, second.length]).toEqual([2_000, 1]);
  expect(new Set([...first, ...second].map(({ name }) => name)).size).toBe(2_001);
  expect(await portal.as('ada@example.com').call(users.list, { query: { after: 'a' } })).toHaveLength(1);
  await portal.close();
});
