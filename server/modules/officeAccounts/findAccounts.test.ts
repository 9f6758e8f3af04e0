import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { deskOf, fillDesk } from './testing/desk';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillDesk(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

describe('Cold Spring Grain is found by', () => {
  it.each([
    ['its number', '00166', 'account', null],
    ['its number without zeros', '166', 'account', null],
    ['a part of its name', 'spring', 'account', null],
    ['words of its name in another order', 'grain COLD', 'account', null],
    ['the name it trades under', 'orr brothers', 'account', null],
    ['its town', 'colfax', 'account', null],
    ['its email', 'farm@coldspring', 'account', null],
    ['its phone', '509-555-0166', 'account', null],
    ['the last digits of its phone', '555 0166', 'account', null],
    ['whoever signs in', 'wade', 'person', 'wade@coldspring.example'],
    ['their phone', '5550167', 'person', 'wade@coldspring.example'],
    ['an invoice', '0047355', 'invoice', '0047355'],
    ['an invoice without zeros', '47355', 'invoice', '0047355'],
    ['a payment of the ERP', '0091', 'payment', '0091'],
    ['a check', '7781', 'check', '007781'],
    ['a statement', 's-900', 'statement', 'S-900'],
    ['a request', 'pr-2026-000777', 'request', 'PR-2026-000777'],
    ['the end of a request’s number', '777', 'request', 'PR-2026-000777'],
    ['a message', 'CT-2026-000012', 'message', 'CT-2026-000012'],
    ['what an invoice came to', '$6,138.00', 'invoice', '0047355'],
    ['what was paid', '1250.00', 'payment', '0091'],
    ['what was asked for', '5,000.00', 'request', 'PR-2026-000777'],
    ['the last digits of its bank account', '8809', 'bankAccount', '8809'],
    ['its name with a slip', 'cold sprng', 'similar', null],
    ['its name with letters turned around', 'clod spring grian', 'similar', null],
  ])('%s', async (_, typed, by, what) => {
    const found = await deskOf(portal).find(typed);
    expect(found.map(({ accountNo }) => accountNo)).toContain('00166');
    expect(found.find(({ accountNo }) => accountNo === '00166')).toMatchObject({ by, what });
  });
});

it('tells what stands at first sight', async () => {
  expect(await deskOf(portal).find('cold spring')).toEqual([
    {
      accountNo: '00166',
      accountName: 'Cold Spring Grain',
      town: 'Colfax, WA',
      status: 'hold',
      netDueCents: 4_946_077,
      by: 'account',
      what: null,
      amountCents: null,
    },
  ]);
});

it('puts the number as a whole before all else, and a name that begins so before others', async () => {
  expect((await deskOf(portal).find('ada')).map(({ accountNo }) => accountNo).slice(0, 2)).toEqual([
    '00117',
    '00400',
  ]);
  expect((await deskOf(portal).find('00117'))[0]).toMatchObject({ accountNo: '00117', by: 'account' });
});

it.each(['%', '_', 'x', ' ', 'zzzzqqqq', '\\'])('finds nothing by %s', async (typed) => {
  expect(await deskOf(portal).find(typed)).toEqual([]);
});

it('is for the office alone', async () => {
  await expect(deskOf(portal, 'ada@example.com').find('cold')).rejects.toMatchObject({ code: 'forbidden' });
});
