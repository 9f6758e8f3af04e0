import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unmetPasswordRequirements } from '../contract/rules/password';
import type { Db } from './db/db';
import { openTestPool } from './identity/testing/testPool';
import { makeFirstAdmin } from './makeFirstAdmin';
import { openTestDb } from './testing/testDb';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
});
afterAll(() => db.close());

const ada = { email: 'Ada@Example.com', name: 'Ada Field' };
const admins = () => db.sql.selectFrom('portal_user').select('name').where('admin', '=', true).execute();

describe('the first administrator', () => {
  it('is not made of something that is no address', async () => {
    await expect(makeFirstAdmin(db, house.pool, { ...ada, email: 'ada' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await admins()).toEqual([]);
  });

  it('is not made of somebody who can sign in already', async () => {
    await house.create('customer@example.com');
    const made = makeFirstAdmin(db, house.pool, { ...ada, email: 'customer@example.com' });

    await expect(made).rejects.toMatchObject({ code: 'conflict' });
    expect(await admins()).toEqual([]);
  });

  it('is made once, also when an earlier run was cut short, with a password to be replaced', async () => {
    await db.sql.insertInto('portal_user').values({ name: 'ada@example.com', admin: true }).execute();
    const password = (await makeFirstAdmin(db, house.pool, ada))!;

    expect(unmetPasswordRequirements(password)).toEqual([]);
    expect(await admins()).toEqual([{ name: 'ada@example.com' }]);
    expect(await house.signIn('ada@example.com', password)).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
    await expect(makeFirstAdmin(db, house.pool, { ...ada, email: 'eve@example.com' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('ada@example.com is an administrator already'),
    });
  });
});
