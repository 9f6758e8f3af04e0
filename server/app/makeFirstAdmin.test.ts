import { beforeAll, describe, expect, it } from 'vitest';
import { unmetPasswordRequirements } from '@contract/rules/password';
import type { Db } from '../db/db';
import { openTestPool } from '../identity/testing/testPool';
import { makeFirstAdmin } from './makeFirstAdmin';
import { openTestAdmin } from '../poolAdmin/testing/testAdmin';
import { openTestDb } from '../testing/testDb';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
let make: (person: { email: string; name: string }, kind?: 'hosted') => ReturnType<typeof makeFirstAdmin>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
  const pool = openTestAdmin(house);
  make = (person, kind) => makeFirstAdmin({ db, pool, kind: kind ?? 'embedded' }, person);
});

const ada = { email: 'Ada@Example.com', name: 'Ada Field' };
const admins = () => db.sql.selectFrom('portal_user').select('name').where('admin', '=', true).execute();

describe('the first administrator', () => {
  it('is not made of something that is no address', async () => {
    await expect(make({ ...ada, email: 'ada' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await admins()).toEqual([]);
  });

  it('is not made of somebody who can sign in already', async () => {
    await house.create('customer@example.com');

    await expect(make({ ...ada, email: 'customer@example.com' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await admins()).toEqual([]);
  });

  it('is made once, also when an earlier run was cut short, with a password to be replaced', async () => {
    await db.sql.insertInto('portal_user').values({ name: 'ada@example.com', admin: true }).execute();
    const { password } = (await make(ada)) as { password: string };

    expect(unmetPasswordRequirements(password)).toEqual([]);
    expect(await admins()).toEqual([{ name: 'ada@example.com' }]);
    expect(await house.signIn('ada@example.com', password)).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
    await expect(make({ ...ada, email: 'eve@example.com' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('ada@example.com is an administrator already'),
    });
  });

  it('of a hosted pool gets the password by its mail, or keeps the own one', async () => {
    await db.sql.deleteFrom('portal_user').execute();
    expect(await make({ ...ada, email: 'customer@example.com' }, 'hosted')).toEqual({ by: 'own' });

    await db.sql.deleteFrom('portal_user').execute();
    expect(await make({ ...ada, email: 'mail@example.com' }, 'hosted')).toEqual({ by: 'mail' });
    expect(house.messages.at(-1)).toMatchObject({ to: 'mail@example.com', letter: { name: 'invitation' } });
  });
});
