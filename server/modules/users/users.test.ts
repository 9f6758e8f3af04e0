import { expect, it } from 'vitest';
import { users } from '../../../contract/users';
import { fillHousehold } from '../../testing/household';
import { openTestApp } from '../../testing/testApp';
import { openTestDbForTest } from '../../testing/testDb';

it('tells an administrator every record, and anybody else the own one', async () => {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  const portal = await openTestApp(db);

  const all = await portal.as('root@example.com').call(users.list, {});
  const own = await portal.as('ADA@example.com').call(users.list, {});

  expect(all.map(({ name }) => name)).toEqual([
    'ada@example.com',
    'bob@example.com',
    'cpa@example.com',
    'lou@example.com',
    'root@example.com',
  ]);
  expect(own).toEqual([{ name: 'ada@example.com', admin: false, deposit_plan: true }]);
  await portal.close();
});
