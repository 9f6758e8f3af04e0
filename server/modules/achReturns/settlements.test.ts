import { afterEach, describe, expect, it } from 'vitest';
import { bai2Of, type Booked, camt053Of } from '@server/bank/testing/statements';
import { originate, payable, withdrawable } from '@server/modules/achBatches/testing/filed';
import { openReturns, type Returns } from './testing/returned';

let bank: Returns;
const open = async (...settings: Parameters<typeof openReturns>) => {
  bank = await openReturns(...settings);
};
afterEach(() => bank.portal.close());

const statement = (booked: readonly Booked[], day = '2026-04-14') =>
  bai2Of([{ day, accounts: [{ booked }] }]);
const credit = (cents: number, text = 'ACH SETTLEMENT', code = '166') => ({ code, cents, text: [text] });

/** A payment of so much on a day. */
const paid = (amount_cents: number, day = '2026-04-14') =>
  payable(bank.db, { request: { amount_cents, requested_date: day, effective_date: day } });

/** Which file each entry of a statement belongs to, and how it was found. */
async function matched(text: string) {
  const fileNo = await bank.returns.take(text, 'statement.txt');
  return (await bank.returns.entries(fileNo)).map(({ batchNo, match }) => [batchNo, match]);
}

describe('a deposit of a statement', () => {
  it('belongs to the file that the bank names, though fees make it less', async () => {
    await open();
    await paid(10_000);
    await bank.sent();
    expect(await matched(statement([credit(9_950, 'SETTLEMENT ACH_0001.ACH')]))).toEqual([[1, 'reference']]);
  });

  it.each([
    ['a number of a file', 'FILE NO. 1', 10_000, [1, 'reference']],
    ['a number of a file with another amount', 'FILE NO. 1', 10_001, [null, 'none']],
    ['another number of a file', 'BATCH 2', 10_000, [1, 'amount']],
    ['how its entries are described', 'CCD PAYMENT LARKSPUR', 10_000, [1, 'reference']],
    ['nothing', 'ACH CREDIT', 10_000, [1, 'amount']],
    ['nothing, and another amount', 'ACH CREDIT', 9_999, [null, 'none']],
    ['another file', 'ACH_2', 9_999, [null, 'none']],
  ] as const)('that names %s', async (_, text, cents, found) => {
    await open();
    await paid(10_000);
    await bank.sent();
    expect(await matched(statement([credit(cents, text)]))).toEqual([found]);
  });

  it.each([
    ['2026-04-09', 'none'],
    ['2026-04-10', 'amount'],
    ['2026-04-14', 'amount'],
    ['2026-04-16', 'amount'],
    ['2026-04-17', 'none'],
  ])('is booked on %s: two banking days beside the effective date at most', async (day, match) => {
    await open();
    await paid(10_000);
    await bank.sent();
    expect(await matched(statement([credit(10_000)], day))).toEqual([[match === 'none' ? null : 1, match]]);
  });

  it.each([
    ['165', 'amount'],
    ['169', 'amount'],
    ['301', 'none'],
    ['466', 'none'],
  ])('of type %s', async (code, match) => {
    await open();
    await paid(10_000);
    await bank.sent();
    expect(await matched(statement([credit(10_000, 'X', code)]))).toEqual([
      [match === 'none' ? null : 1, match],
    ]);
  });

  it('of a file with two effective dates comes in two sums, its withdrawals apart', async () => {
    await open();
    await paid(10_000);
    await paid(2_500);
    await paid(30_000, '2026-04-15');
    await withdrawable(bank.db);
    await bank.sent();
    expect(
      await matched(
        bai2Of([
          { day: '2026-04-14', accounts: [{ booked: [credit(12_500), credit(10_000, 'X', '466')] }] },
          { day: '2026-04-15', accounts: [{ booked: [credit(30_000), credit(42_500)] }] },
        ]),
      ),
    ).toEqual([
      [1, 'amount'],
      [1, 'amount'],
      [1, 'amount'],
      [null, 'none'],
    ]);
  });

  it('that two files explain belongs to that of its day; where both are of it, to none', async () => {
    await open();
    await paid(10_000, '2026-04-15');
    const first = await bank.office.create();
    await bank.office.move(first, 'send');
    await paid(10_000, '2026-04-16');
    await bank.office.move(await bank.office.create(), 'send');
    await paid(10_000, '2026-04-16');
    await bank.office.move(await bank.office.create(), 'send');
    bank.portal.at('2026-04-17T16:00:00.000Z');
    expect(await matched(statement([credit(10_000)], '2026-04-14'))).toEqual([[null, 'none']]);
    expect(await matched(statement([credit(10_000)], '2026-04-16'))).toEqual([[null, 'none']]);
    expect(await matched(statement([credit(10_000)], '2026-04-15'))).toEqual([[1, 'amount']]);
  });

  it('settles a file once, in this statement and in others, unless that one is rolled back', async () => {
    await open();
    await paid(10_000);
    await bank.sent();
    const first = statement([credit(10_000, 'A'), credit(10_000, 'B')]);
    expect(await matched(first)).toEqual([
      [1, 'amount'],
      [null, 'none'],
    ]);
    expect(await matched(statement([credit(10_000, 'C')]))).toEqual([[null, 'none']]);
    await bank.returns.move(1, 'apply');
    await bank.returns.move(1, 'undo');
    expect(await matched(statement([credit(10_000, 'D')]))).toEqual([[1, 'amount']]);
  });

  it('is not of a file before that is marked as sent; applied after that, it is', async () => {
    await open();
    await paid(10_000);
    const batch = await bank.office.create();
    expect(await matched(statement([credit(10_000, 'ACH_1')]))).toEqual([[null, 'none']]);
    await bank.office.move(batch, 'send');
    await bank.returns.move(1, 'apply');
    expect(await bank.returns.entries(1)).toMatchObject([
      { batchNo: 1, match: 'reference', state: 'applied' },
    ]);
  });

  it('of a statement that was put aside is free for another, and not counted twice', async () => {
    await open();
    await paid(10_000);
    await bank.sent();
    await matched(statement([credit(10_000, 'A')]));
    await matched(statement([credit(10_000, 'B')]));
    await bank.returns.move(1, 'dismiss');
    await bank.returns.move(2, 'apply');
    await bank.returns.move(1, 'apply');
    expect(await bank.returns.entries(2)).toMatchObject([{ batchNo: 1, match: 'amount' }]);
    expect(await bank.returns.entries(1)).toMatchObject([{ batchNo: null, match: 'none' }]);
  });

  it('of a balanced file is what balances it, or all of it in one sum, and not both', async () => {
    await open({ balanced: true });
    await paid(30_000);
    await withdrawable(bank.db);
    await bank.sent();
    const net = statement([credit(20_000), credit(30_000)]);
    const parts = statement([credit(10_000, 'X', '466'), credit(30_000), credit(20_000)]);
    expect(await matched(net)).toEqual([
      [1, 'amount'],
      [null, 'none'],
    ]);
    await bank.returns.move(1, 'dismiss');
    expect(await matched(parts)).toEqual([
      [1, 'amount'],
      [1, 'amount'],
      [null, 'none'],
    ]);
  });

  it('is matched by the settings that its file was made with', async () => {
    await open();
    await paid(30_000);
    await withdrawable(bank.db);
    await bank.sent();
    await originate(bank.db, { balanced: true });
    expect(await matched(statement([credit(30_000), credit(20_000)]))).toEqual([
      [1, 'amount'],
      [null, 'none'],
    ]);
  });

  it('is found on a CAMT.053 statement too', async () => {
    await open();
    await paid(10_000);
    await bank.sent();
    const code = ['PMNT', 'IDDT', 'ASET'] as const;
    expect(await matched(camt053Of([{ cents: 10_000, code }, { cents: 10_000 }]))).toEqual([
      [1, 'amount'],
      [null, 'none'],
    ]);
  });
});
