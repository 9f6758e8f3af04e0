import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as prepay from '@contract/prepay/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillPrepay } from './testing/contracts';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillPrepay(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ask = (contractNo: string, line?: number, username = 'ada@example.com') =>
  portal.as(username).call(prepay.contract, { params: { contractNo }, query: { username, line } });

describe('one prepay contract', () => {
  it('closes: what came in less what was used is what remains', async () => {
    const { contract, lines, history } = await ask('PP-part');

    expect(history.events.map(({ id, cents, remainingCents }) => [id, cents, remainingCents])).toEqual([
      ['U-1', 202_500, 202_500],
      ['U-2', 97_500, 300_000],
      ['U-3', -90_000, 210_000],
    ]);
    expect(history).toMatchObject({ lineNo: null, remainingCents: 210_000, differenceCents: 0 });
    expect(contract.remainingCents).toBe(210_000);
    expect(lines.map(({ lineNo }) => lineNo)).toEqual([1, 2]);
  });

  it('tells of one line alone where every event names its line', async () => {
    const { history } = await ask('PP-part', 1);

    expect(history).toMatchObject({ lineNo: 1, remainingCents: 112_500, differenceCents: 0 });
    expect(history.events.at(-1)).toEqual({
      id: 'U-3',
      kind: 'used',
      date: '2026-03-20',
      lineNo: 1,
      description: 'UAN 32-0-0',
      documentNo: 'A-pre',
      invoiceNo: 'A-pre',
      ticketNo: 'T55',
      quantity: '-2',
      unit: 'ton',
      cents: -90_000,
      remainingCents: 112_500,
      otherAccountNo: null,
    });
  });

  it('tells a break of the chain instead of hiding it', async () => {
    expect((await ask('PP-today')).history).toMatchObject({ remainingCents: 100_000, differenceCents: -5 });
  });

  it('names another account only to whom may see it, and links no invoice of somebody else', async () => {
    const moved = await ask('PP-moved');
    const dust = await ask('PP-dust');

    expect(moved.history.events.map(({ otherAccountNo }) => otherAccountNo)).toEqual([null, null, '00200']);
    expect(moved.history.events.map(({ documentNo }) => documentNo)).toEqual([null, null, 'TR-200']);
    expect(dust.history.events[0]).toMatchObject({ documentNo: 'B-1', invoiceNo: null });
  });

  it.each([
    ['PP-bob', 'ada@example.com'],
    ['PP-nowhere', 'ada@example.com'],
    ['PP-part', 'lou@example.com'],
    ['PP-part', 'bob@example.com'],
  ])('%s is not found by %s, as if it were not there', async (contractNo, username) => {
    await expect(ask(contractNo, undefined, username)).rejects.toMatchObject({
      code: 'not-found',
      message: 'We can’t find that contract. Check the number.',
    });
  });
});
