import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import * as officeUsers from '@contract/officeUsers/endpoints';
import * as users from '@contract/users/endpoints';
import type { Fault } from '@server/poolAdmin/testing/fakePool';
import { testNow } from '@server/testing/testApp';
import { openUserWorker } from './operations/resume';
import { dana, type Office, openOffice, root } from './testing/office';

const later = '2026-04-13T18:00:00.000Z';
const silent = { warn: () => undefined };
const mayCome = async ({ portal }: Office) =>
  (await portal.send({ method: 'GET', url: '/api/users', token: await portal.tokenOf(dana) })).statusCode ===
  200;
const workerOf = ({ db, pool }: Office, now: string) =>
  openUserWorker({ db, poolAdmin: pool, pool: 'embedded', clock: { now: () => new Date(now) } }, silent);

const makings: readonly Fault[] = [
  { call: 'createUser', when: 'before' },
  { call: 'createUser', when: 'after' },
];
const removals: readonly Fault[] = [
  { call: 'disable', when: 'before' },
  { call: 'disable', when: 'after' },
  { call: 'signOutEverywhere', when: 'before' },
  { call: 'signOutEverywhere', when: 'after' },
];

it.each(makings)('creates to the end after $call went wrong $when it was done', async (fault) => {
  const office = await openOffice();
  office.pool.faults.push(fault);

  const half = await office.create();
  expect(half).toMatchObject({ status: 'creating', operation: { state: 'failed', goesOn: true } });
  expect(await mayCome(office)).toBe(false);

  const whole = await office.portal.as(root).call(officeUsers.resume, { params: { name: dana }, body: {} });
  expect(whole).toMatchObject({ status: 'invited', operation: { state: 'done' } });
  expect(await mayCome(office)).toBe(true);
  expect(await office.audited(dana)).toEqual(['user.created']);
});

it.each(removals)('deletes to the end after $call went wrong $when it was done', async (fault) => {
  const office = await openOffice();
  await office.create();
  office.pool.faults.push(fault);

  const half = await office.remove(dana);
  expect(half).toMatchObject({
    status: 'deleting',
    accounts: [],
    operation: { state: 'failed', goesOn: true },
  });
  expect(await mayCome(office)).toBe(false);

  expect(await workerOf(office, testNow).round()).toBe(0);
  expect(await workerOf(office, later).round()).toBe(1);
  expect((await office.one(dana)).status).toBe('deleted');
  expect(office.pool.people.get(dana)?.enabled).toBe(false);
});

it('undoes a creation that the pool refuses for good, and tells why', async () => {
  const office = await openOffice();
  const error = new ApiError({ code: 'invalid', message: 'The pool takes no such address.' });
  office.pool.faults.push({ call: 'createUser', when: 'before', error });

  await expect(office.create()).rejects.toMatchObject({ code: 'invalid', message: error.message });
  await expect(office.one(dana)).rejects.toMatchObject({ code: 'not-found' });
  expect(await office.audited(dana)).toEqual(['user.created', 'user.deleted']);
});

it('changes nothing where the pool cannot even be asked who is in it', async () => {
  const office = await openOffice();
  office.pool.faults.push({ call: 'get', when: 'before' });

  await expect(office.create()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(office.one(dana)).rejects.toMatchObject({ code: 'not-found' });
});

it.each([
  ['while the sign-in is made', 'createUser'],
  ['with an error that nobody foresaw', 'createUser'],
] as const)('goes on by itself after the process died %s', async (_, call) => {
  const office = await openOffice();
  // What is no answer of the pool leaves everything as it stands, as a process that dies does.
  office.pool.faults.push({ call, when: 'after', error: new Error('killed') });
  await expect(office.create()).rejects.toMatchObject({ code: 'broken' });
  expect(await mayCome(office)).toBe(false);
  await expect(
    office.portal.as(root).call(officeUsers.resume, { params: { name: dana }, body: {} }),
  ).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('being done with') as string,
  });

  await workerOf(office, later).round();
  expect((await office.one(dana)).status).toBe('invited');
  expect(await mayCome(office)).toBe(true);
});

it('deletes somebody whose creation hangs, and keeps what is being worked on', async () => {
  const office = await openOffice();
  office.pool.faults.push({ call: 'createUser', when: 'before' });
  await office.create();

  expect(await office.remove(dana)).toMatchObject({ status: 'deleted', operation: { state: 'done' } });
  expect(await workerOf(office, later).round()).toBe(0);

  office.pool.faults.push({ call: 'createUser', when: 'after', error: new Error('killed') });
  await expect(office.create()).rejects.toMatchObject({ code: 'broken' });
  await expect(office.remove(dana)).rejects.toMatchObject({ code: 'conflict' });
});

it('tries to keep somebody out until it is done, and tells of everything else at once', async () => {
  const office = await openOffice();
  const act = (endpoint: typeof officeUsers.disable | typeof officeUsers.resetPassword, name: string) =>
    office.portal.as(root).call(endpoint as typeof officeUsers.disable, { params: { name }, body: {} });
  office.pool.faults.push({ call: 'disable', when: 'before' });
  expect((await act(officeUsers.disable, 'ada@example.com')).operation).toMatchObject({ state: 'failed' });
  await workerOf(office, later).round();
  expect(office.pool.people.get('ada@example.com')?.enabled).toBe(false);

  office.pool.faults.push({ call: 'resetPassword', when: 'before' });
  await expect(act(officeUsers.resetPassword, 'bob@example.com')).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect((await office.one('bob@example.com')).operation).toMatchObject({ state: 'done', goesOn: false });
  expect(await office.audited('bob@example.com')).toEqual([]);
});

it('shows a user though the pool does not answer, and says so', async () => {
  const office = await openOffice();
  office.pool.faults.push({ call: 'get', when: 'before' });

  expect(await office.one('ada@example.com')).toMatchObject({
    status: 'active',
    pool: null,
    poolTold: expect.stringContaining('isn’t answering') as string,
  });
  expect((await office.portal.as(root).call(users.list, { query: {} })).length).toBe(5);
});
