import { beforeAll, expect, it } from 'vitest';
import * as ownSignIn from '@contract/ownSignIn/endpoints';
import * as users from '@contract/users/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
});

it('a language is kept with whoever chose it, and told to them alone', async () => {
  const portal = await openTestApp(db, { logLevel: 'silent' });
  const own = (name: string) => portal.as(name).call(users.list, { query: { scope: 'own' } });
  const before = await own('ada@example.com');
  await portal.as('ADA@example.com').call(ownSignIn.chooseLanguage, { body: { language: 'es' } });
  const all = await portal.as('root@example.com').call(users.list, { query: {} });

  expect(before).toEqual([{ name: 'ada@example.com', admin: false, deposit_plan: true }]);
  expect(await own('ada@example.com')).toEqual([{ ...before[0], language: 'es' }]);
  expect(all.filter((record) => 'language' in record)).toEqual([]);
  expect(await own('bob@example.com')).not.toHaveProperty('0.language');
  expect(
    await db.sql.selectFrom('portal_user').select(['name', 'version']).where('language', '=', 'es').execute(),
  ).toEqual([{ name: 'ada@example.com', version: 1 }]);
  await portal.close();
});

it.each(['fr', '', null])('%j is none that the portal speaks', async (language) => {
  const portal = await openTestApp(db, { logLevel: 'silent' });
  const answer = await portal.send({
    method: 'PUT',
    url: '/api/signin/language',
    token: await portal.tokenOf('ada@example.com'),
    payload: JSON.stringify({ language }),
    headers: { 'content-type': 'application/json' },
  });

  expect(answer.statusCode).toBe(400);
  await portal.close();
});
