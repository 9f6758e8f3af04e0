import { expect, it } from 'vitest';
import { users } from '../../../contract/users';
import { fillHousehold } from '../../testing/household';
import { openTestApp } from '../../testing/testApp';
import { openTestDbForTest } from '../../testing/testDb';

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
