import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanySettings } from '@contract/settings/schema';
import type { Db } from '@server/db/db';
import { depositAvailableOf } from '@server/domain/requests/depositAvailable';
import { companySettingsOf, decideSettings } from '@server/domain/settings/companySettings';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { ada, aPickupSent, fillRequests, forgetRequests, options, sender } from './testing/requestFixture';

let db: Db;
let portal: TestApp;
let emails: ReturnType<typeof recordingMailer>;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  emails = recordingMailer();
  portal = await openTestApp(db, { outbox: emails, logLevel: 'silent' });
  send = sender(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetRequests(db);
  emails.messages.length = 0;
  portal.at(testNow);
});

const none = { pickupdate: '', pickuptime: '', branch: undefined, pickupperson: undefined };

describe('a check to pick up', () => {
  it('is recorded at its branch and time, and its money is held at once', async () => {
    const request = await send(aPickupSent());

    expect(request).toMatchObject({
      requestNo: 'PR-2026-000001',
      kind: 'pickup',
      flow: 'pickup',
      status: 'submitted',
      accountNo: '00117',
      amountCents: 50_000,
      source: 'Ada deposit plan ••117',
      target: 'Check at Pullman',
      day: '2026-04-14',
      time: '09:00',
      timeZone: 'America/Los_Angeles',
      branchCode: 'PUL',
      branchName: 'Pullman',
      // Four hours of business before it: one on the same morning, three on the afternoon before.
      cancelUntil: '2026-04-13T21:00:00.000Z',
      canCancel: true,
      comments: 'Call me first.',
      authorization: null,
    });
    const [deposit] = await depositAvailableOf(db.sql, ['D-00117']);
    expect(deposit).toMatchObject({ requestedCents: 50_000, availableCents: 3_099_111 });
    expect(emails.messages.map(({ to, letter }) => [to, letter.name])).toEqual([
      [ada, 'requestReceipt'],
      ['office@example.com', 'requestForOffice'],
    ]);
  });

  it.each([
    ['today in time', { pickupdate: '2026-04-13', pickuptime: '12:00' }, undefined],
    ['today too soon', { pickupdate: '2026-04-13', pickuptime: '11:30' }, 'pickuptime'],
    ['outside of the hours', { pickuptime: '17:00' }, 'pickuptime'],
    ['between slots', { pickuptime: '09:15' }, 'pickuptime'],
    ['on a Sunday', { pickupdate: '2026-04-19' }, 'pickupdate'],
    ['on no day', { pickupdate: '2026-02-30' }, 'pickupdate'],
    ['where none is paid out', { branch: 'BOI' }, 'branch'],
    ['nowhere', { branch: undefined }, 'branch'],
    ['with an account besides', { toaccount: '00117' }, 'toaccount'],
    ['beyond what may be signed there', { amount: '5000.01' }, 'amount'],
    ['of half a cent', { amount: '0.005' }, 'amount'],
  ])('%s', async (_, over, field) => {
    portal.at('2026-04-13T15:00:00.000Z');
    const sent = send(aPickupSent(over));

    if (field === undefined) await expect(sent).resolves.toMatchObject({ status: 'submitted' });
    else
      await expect(sent).rejects.toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
  });
});

describe('on a holiday', () => {
  const autumn = '2026-11-10T17:00:00.000Z';
  beforeEach(() => portal.at(autumn));
  const on = (pickupdate: string) => send(aPickupSent({ pickupdate, confirmed: true }));
  const refused = (words: RegExp) => ({
    code: 'invalid',
    fields: { pickupdate: expect.stringMatching(words) },
  });

  it.each([
    ['2026-11-26', /^Pullman is closed on Thu, Nov 26, 2026 \(Thanksgiving Day\)\. Choose another day/],
    ['2026-12-25', /^Pullman is closed on Fri, Dec 25, 2026 \(Christmas Day\)/],
    ['2027-01-01', /^Pullman is closed on Fri, Jan 1, 2027 \(New Year’s Day\)/],
    ['2026-11-28', /^Pullman is closed on Sat, Nov 28, 2026\. Choose/],
  ])('%s no check is picked up, and nothing is held', async (day, words) => {
    await expect(on(day)).rejects.toMatchObject(refused(words));
    expect(await db.sql.selectFrom('deposit_hold').selectAll().execute()).toEqual([]);
  });

  it.each(['2026-11-25', '2026-11-27', '2026-12-24', '2026-12-28'])('%s it is', async (day) => {
    await expect(on(day)).resolves.toMatchObject({ day });
  });

  it('no hour of business passes: it can be cancelled until the day before', async () => {
    // One hour on the morning of the pickup, three on the afternoon before Thanksgiving.
    await expect(on('2026-11-27')).resolves.toMatchObject({ cancelUntil: '2026-11-25T22:00:00.000Z' });
  });

  it('a branch opens, and the company has days of its own', async () => {
    const at = new Date(autumn);
    const settings = await companySettingsOf(db.sql, at);
    const open = { date: '2026-11-26', reason: 'Thanksgiving morning', open: '08:00', close: '11:00' };
    const changed: CompanySettings = {
      ...settings,
      holidays: { added: [{ date: '2026-12-24', name: 'Christmas Eve' }], removed: ['veterans'] },
      branches: settings.branches.map((branch) => Object.assign({}, branch, { closures: [open] })),
    };
    await decideSettings(db.sql, changed, { at, from: at, by: 'test' });

    await expect(on('2026-11-11')).resolves.toMatchObject({ day: '2026-11-11' });
    await expect(on('2026-11-26')).resolves.toMatchObject({ day: '2026-11-26' });
    await expect(on('2026-12-24')).rejects.toMatchObject(refused(/Christmas Eve/));
  });
});

describe('other ways', () => {
  it.each([
    ['checkMail', { toaccount: '' }, { target: 'Check by mail', toAccount: null }],
    ['transfer', { toaccount: '00117' }, { target: 'Account Ada Farms LLC ••17', toAccount: '00117' }],
    ['ach', { toaccount: options.farm }, { target: 'Farm checking ••4417', optionId: options.farm }],
  ])('%s can be cancelled until the office begins', async (deliverymethod, over, facts) => {
    expect(await send(aPickupSent({ ...none, deliverymethod, ...over }))).toMatchObject({
      ...facts,
      day: null,
      cancelUntil: '2026-04-13T21:00:00.000Z',
    });
    portal.at('2026-04-13T21:00:00.001Z');
    expect(await send(aPickupSent({ ...none, deliverymethod, ...over, amount: '1.00' }))).toMatchObject({
      cancelUntil: '2026-04-14T21:00:00.000Z',
    });
  });

  it.each([
    ['checkMail', { toaccount: '00117' }, 'toaccount'],
    ['checkMail', { pickuptime: '09:00' }, 'pickuptime'],
    ['transfer', { toaccount: '' }, 'toaccount'],
    ['transfer', { toaccount: '00200' }, 'toaccount'],
    ['transfer', { toaccount: '00300' }, 'toaccount'],
    ['transfer', { toaccount: '00600' }, 'toaccount'],
    ['ach', { toaccount: options.bob }, 'toaccount'],
    ['ach', { toaccount: options.blocked }, 'toaccount'],
    ['ach', { toaccount: 'none' }, 'toaccount'],
  ])('%s is refused with %j', async (deliverymethod, over, field) => {
    await expect(send(aPickupSent({ ...none, deliverymethod, ...over }))).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('a deposit account', () => {
  it.each([
    ['D-frozen', /on hold/],
    ['D-asleep', /used in a long time/],
    ['D-300', /can’t find that deposit account/],
    ['00117', /can’t find that deposit account/],
  ])('%s gives nothing', async (fromaccount, problem) => {
    await expect(send(aPickupSent({ fromaccount }))).rejects.toMatchObject({
      fields: { fromaccount: expect.stringMatching(problem) },
    });
  });

  it('gives what is available and not a cent more', async () => {
    const mailed = { ...none, deliverymethod: 'checkMail' };

    await expect(send(aPickupSent({ ...mailed, amount: '31491.12' }))).rejects.toMatchObject({
      fields: { amount: expect.stringMatching(/\$31,491\.11 is available/) },
    });
    await send(aPickupSent({ ...mailed, amount: '31491.11' }));
    await expect(send(aPickupSent({ ...mailed, amount: '0.01' }))).rejects.toMatchObject({
      fields: { amount: expect.stringMatching(/Nothing is available/) },
    });
  });

  it('is asked for twice within minutes only where that is meant', async () => {
    await send(aPickupSent());

    await expect(send(aPickupSent())).rejects.toMatchObject({
      code: 'conflict',
      fields: { confirmed: expect.stringMatching(/PR-2026-000001/) },
    });
    await expect(send(aPickupSent({ confirmed: true }))).resolves.toMatchObject({
      requestNo: 'PR-2026-000002',
    });
  });

  it('is nobody’s without the plan, whatever their accounts are', async () => {
    await db.sql.updateTable('portal_user').set({ deposit_plan: false }).where('name', '=', ada).execute();

    await expect(send(aPickupSent())).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is not moved by who may see its papers only', async () => {
    await expect(send(aPickupSent(), { as: 'cpa@example.com' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
