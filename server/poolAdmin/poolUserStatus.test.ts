import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { openTestPool, password, stoppedClock } from '../identity/testing/testPool';
import { openTestDbForTest } from '../testing/testDb';
import { createPoolUserStatus } from './poolUserStatus';
import { openTestAdmin } from './testing/testAdmin';

async function open() {
  const clock = stoppedClock();
  const house = await openTestPool(await openTestDbForTest(), clock);
  const real = openTestAdmin(house);
  const complaints: unknown[] = [];
  let asked = 0;
  let isReachable = true;
  const admin = {
    get: (sub: string) => {
      asked += 1;
      return isReachable ? real.get(sub) : Promise.reject(new Error('no network'));
    },
  };
  const isOut = createPoolUserStatus({ admin, clock, complain: (error) => void complaints.push(error) });
  await house.create('jane@example.com');
  const tokens = (await house.signIn('jane@example.com', password)).AuthenticationResult!;
  const reach = (is: boolean) => void (isReachable = is);
  return { house, isOut, clock, complaints, reach, sub: decodeJwt(tokens.IdToken).sub!, asked: () => asked };
}

it('asks once in half a minute, and then tells who was disabled', async () => {
  const { house, isOut, clock, sub, asked } = await open();
  expect(await Promise.all([isOut(sub), isOut(sub)])).toEqual([false, false]);
  await house.admin('AdminDisableUser', { Username: 'jane@example.com' });
  clock.pass(29);
  expect([await isOut(sub), asked()]).toEqual([false, 1]);

  clock.pass(1);
  expect([await isOut(sub), asked()]).toEqual([true, 2]);
});

it('tells who was deleted, also when somebody else has the name now', async () => {
  const { house, isOut, sub } = await open();
  await house.admin('AdminDeleteUser', { Username: 'jane@example.com' });
  await house.create('jane@example.com');

  expect(await isOut(sub)).toBe(true);
});

it('keeps to the last answer while the pool cannot be asked, and asks again after a minute', async () => {
  const { house, isOut, clock, complaints, reach, sub, asked } = await open();
  await house.admin('AdminDisableUser', { Username: 'jane@example.com' });
  expect(await isOut(sub)).toBe(true);

  reach(false);
  clock.pass(30);
  expect([await isOut(sub), await isOut('never asked for'), asked()]).toEqual([true, false, 2]);
  expect(complaints).toHaveLength(1);

  reach(true);
  await house.admin('AdminEnableUser', { Username: 'jane@example.com' });
  clock.pass(60);
  expect(await isOut(sub)).toBe(false);
});
