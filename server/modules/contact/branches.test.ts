import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BranchSettings } from '@contract/settings/schema';
import * as contact from '@contract/contact/endpoints';
import type { Db } from '@server/db/db';
import { decideSettings } from '@server/domain/settings/companySettings';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { fillHousehold } from '@server/testing/household';
import { aBranch, put } from '@server/testing/rows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;

const allYear = { seasonFrom: null, seasonTo: null };
const pullman: BranchSettings = {
  code: 'PUL',
  hours: [
    ...[1, 2, 3, 4, 5].map((weekday) => Object.assign({ weekday, open: '07:30', close: '17:00' }, allYear)),
    { weekday: 6, open: '08:00', close: '12:00', seasonFrom: '08-01', seasonTo: '10-31' },
  ],
  closures: [
    { date: '2026-04-24', reason: 'Inventory', open: null, close: null },
    { date: '2026-04-20', reason: 'Staff training', open: '10:00', close: '15:00' },
    { date: '2026-04-12', reason: 'Over', open: null, close: null },
    { date: '2026-05-25', reason: 'Memorial Day', open: '08:00', close: '12:00' },
  ],
  afterHoursPhone: '509-555-0111',
  pickup: true,
  pickupLeadHours: 4,
  pickupMaxCents: null,
  pickupSlotMinutes: 30,
};

beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(
    db,
    'branch',
    aBranch({ branch_code: 'OLD', name: 'Albion', active: false }),
    aBranch({ branch_code: 'COL', name: 'Colfax', time_zone: null, address1: '2 Mill St', zip: '99111' }),
  );
  const at = new Date(testNow);
  await decideSettings(
    db.sql,
    {
      ...startingSettings,
      contact: { creditPhone: '509-555-0190', creditEmail: null, supportHours: 'Weekdays' },
      holidays: { added: [], removed: ['labor', 'columbus'] },
      branches: [pullman],
    },
    { at, from: at, by: 'test' },
  );
  portal = await openTestApp(db);
});
afterAll(async () => {
  await portal.close();
  await db.close();
});

const branchesOf = (username: string) => portal.as(username).call(contact.branches, { query: { username } });

it('lists the branches, the caller’s own first, with their hours in words', async () => {
  const { branches, credit, reps } = await branchesOf('ada@example.com');

  expect(branches.map(({ code, home }) => `${code} ${home}`)).toEqual(['PUL true', 'BOI false', 'COL false']);
  expect(branches[0]).toMatchObject({
    phone: '+15095550100',
    afterHoursPhone: '509-555-0111',
    timeZone: 'America/Los_Angeles',
    pickup: true,
    opening: { open: true, words: 'Open until 5:00 PM', changesAt: '2026-04-14T00:00:00.000Z' },
    week: [
      { days: 'Monday to Friday', words: '7:30 AM to 5:00 PM' },
      { days: 'Saturday and Sunday', words: 'Closed' },
    ],
    seasons: [{ when: 'Aug 1 to Oct 31', week: [{ days: 'Saturday', words: '8:00 AM to 12:00 PM' }] }],
    closures: [
      { date: '2026-04-20', reason: 'Staff training', words: '10:00 AM to 3:00 PM' },
      { date: '2026-04-24', reason: 'Inventory', words: 'Closed' },
      { date: '2026-05-25', reason: 'Memorial Day', words: '8:00 AM to 12:00 PM' },
      { date: '2026-06-19', reason: 'Juneteenth', words: 'Closed' },
      // July 4 is a Saturday before harvest, and on Labor Day the company works.
      { date: '2026-11-11', reason: 'Veterans Day', words: 'Closed' },
    ],
  });
  // Nothing is decided about this one, and the ERP names no zone.
  expect(branches[2]).toMatchObject({
    address: ['2 Mill St', 'Pullman, WA 99111'],
    timeZone: 'America/Los_Angeles',
    pickup: false,
    opening: null,
    week: [],
  });
  expect(credit).toEqual({ phone: '509-555-0190', email: null, hours: 'Weekdays' });
  expect(reps).toMatchObject([{ name: 'K. Reed', accountNames: ['Ada Farms LLC', 'Ridge Land Trust'] }]);
});

it('has no home and no representative for somebody without accounts', async () => {
  const { branches, reps } = await branchesOf('root@example.com');

  expect(branches.map(({ home }) => home)).toEqual([false, false, false]);
  expect(reps).toEqual([]);
});

it('tells nobody of the representatives of others', async () => {
  await expect(
    portal.as('lou@example.com').call(contact.branches, { query: { username: 'ada@example.com' } }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

it.each([
  ['on the eve of Thanksgiving', '2026-11-26T02:00:00.000Z', 'Closed. Opens Friday at 7:30 AM'],
  ['on Thanksgiving', '2026-11-26T18:00:00.000Z', 'Closed (Thanksgiving Day). Opens tomorrow at 7:30 AM'],
  [
    'on the eve of a holiday on which the company works',
    '2026-10-12T03:00:00.000Z',
    'Closed. Opens tomorrow at 7:30 AM',
  ],
])('says when it opens %s', async (_, at, words) => {
  portal.at(at);
  const { branches } = await branchesOf('ada@example.com');

  expect(branches[0]!.opening?.words).toBe(words);
});
