import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { readFile } from '@server/bank/nacha/readFile';
import { bai2Of, camt053Of } from '@server/bank/testing/statements';
import { payable } from '@server/modules/achBatches/testing/filed';
import { openReturns, type Returns } from './testing/returned';
import { withoutNumbers } from './statementEntries';

let bank: Returns;
beforeEach(async () => {
  bank = await openReturns();
});
afterEach(() => bank.portal.close());

const statement = (text: string, { cents = 10_000, code = '557' } = {}) =>
  bai2Of([
    {
      day: '2026-04-15',
      accounts: [
        {
          booked: [
            { code: '301', cents: 700, text: ['DEPOSIT'] },
            { code, cents, text: [text] },
          ],
        },
      ],
    },
  ]);

const request = (id: string) =>
  bank.db.sql.selectFrom('request').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow();

/** A payment in a file that was sent; answers it with its trace number. */
async function sent() {
  const { requestId, requestNo } = await payable(bank.db);
  const { traceNumber } = readFile(await bank.sent()).batches[0]!.entries[0]!.detail;
  return { requestId, requestNo, traceNumber };
}

describe('a bank statement', () => {
  it('is applied once, its return comes back, and is rolled back', async () => {
    const { returns, outbox, db } = bank;
    const { requestId, requestNo, traceNumber } = await sent();
    const text = statement(`RETURN R01 TRACE ${traceNumber}`);
    const fileNo = await returns.take(text, 'statement.txt');
    expect(await returns.one(fileNo)).toMatchObject({
      format: 'bai2',
      status: 'waiting',
      rowCount: 1,
      unmatchedCount: 0,
      entryCount: 2,
      depositCount: 1,
      depositCents: 700,
      withdrawalCount: 1,
      withdrawalCents: 10_000,
      returnCents: 10_000,
    });
    expect(await returns.rows(fileNo)).toMatchObject([
      { kind: 'return', code: 'R01', match: 'trace', number: requestNo, returnedOn: '2026-04-15' },
    ]);
    const states = async () => (await returns.entries(fileNo)).map(({ state }) => state);
    expect(await returns.entries(fileNo)).toMatchObject([
      { kind: 'other', match: 'none', batchNo: null, returnSeq: null, amountCents: 700, words: 'DEPOSIT' },
      { kind: 'achReturn', match: 'reference', batchNo: 1, returnSeq: 1, amountCents: -10_000 },
    ]);
    expect(await states()).toEqual(['waiting', 'waiting']);

    await returns.move(fileNo, 'apply');
    expect(await request(requestId)).toMatchObject({ status: 'returned', return_code: 'R01' });
    expect(await states()).toEqual(['applied', 'applied']);
    expect(outbox.messages).toHaveLength(1);
    expect((await returns.send(text, 'other.name')).body).toEqual({ fileNo, known: true });
    await expect(returns.move(fileNo, 'apply')).rejects.toMatchObject({ code: 'conflict' });

    await returns.move(fileNo, 'undo');
    expect((await request(requestId)).status).toBe('exported');
    expect(await states()).toEqual(['undone', 'undone']);
    await returns.move(fileNo, 'apply');
    expect(await states()).toEqual(['applied', 'applied']);
    expect((await verifyChain(db)).broken).toBeUndefined();
  });

  it('that is put aside stays as it was taken', async () => {
    const { returns } = bank;
    const fileNo = await returns.take(statement('X'));
    await returns.move(fileNo, 'dismiss');
    expect((await returns.entries(fileNo)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('without a transaction is taken: nothing happened at the bank', async () => {
    const { returns } = bank;
    const fileNo = await returns.take(camt053Of([]), 'statement.csv');
    expect(await returns.one(fileNo)).toMatchObject({ format: 'camt053', rowCount: 0, entryCount: 0 });
    expect(await returns.move(fileNo, 'apply')).toMatchObject({ status: 'applied' });
  });

  it('is told by its content among files of other formats, whatever they are called', async () => {
    const { returns } = bank;
    const { traceNumber } = await sent();
    const csv = `trace_no,return_code,return_date,amount\n${traceNumber},R01,2026-04-15,100.00\n`;
    const xml = `\uFEFF${camt053Of([{ cents: 5 }])}`;
    for (const [text, name, format] of [
      [statement('X'), 'a.xml', 'bai2'],
      [xml, 'b.bai', 'camt053'],
      [csv, 'c.ach', 'csv'],
    ] as const) {
      expect(await returns.one(await returns.take(text, name))).toMatchObject({ name, format });
    }
  });

  it.each([
    [
      'counts that do not hold',
      statement('X').replace(/^99,(\d+),1,8/m, '99,$1,1,9'),
      'Record 99 in line 8 counts 9 records; there are 8.',
    ],
    ['another kind of XML', '<html><body>Moved</body></html>', 'no bank to customer statement (camt.053)'],
    ['XML with a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 'declares a document type'],
    ['more than 5 MB', `01,${' '.repeat(5 * 1024 * 1024)}`, 'larger than 5 MB'],
  ])('is refused in words with %s', async (_, text, words) => {
    const { status, body } = await bank.returns.send(text);
    expect(status).toBe(words.includes('5 MB') ? 413 : 400);
    if (status === 400) expect(body.detail).toContain(words);
    expect(await bank.db.sql.selectFrom('ach_return_file').select('file_no').execute()).toEqual([]);
  });
});

describe('a return on a bank statement', () => {
  it.each([
    ['what we call it and its amount', (no: string) => `R01 ${no}`, {}, 'amount', 1],
    ['its amount and day alone', () => 'RETURN R01', {}, 'amount', 1],
    ['what we call it, with another amount', (no: string) => `R01 ${no}`, { cents: 9_999 }, 'none', 1],
    ['what we call something else', () => 'R01 PR-2026-999999', {}, 'none', 1],
    ['a deposit instead of a withdrawal', (no: string) => `R01 ${no}`, { code: '257' }, 'none', 1],
    ['no reason', (no: string) => `RETURN ${no}`, {}, 'none', 0],
    ['two reasons', (no: string) => `RETURN R01 R02 ${no}`, {}, 'none', 0],
  ] as const)('is found by %s', async (_, text, over, match, rows) => {
    const { returns } = bank;
    const { requestId, requestNo } = await sent();
    const fileNo = await returns.take(statement(text(requestNo), over));
    expect(await returns.one(fileNo)).toMatchObject({ rowCount: rows });
    expect((await returns.entries(fileNo))[1]).toMatchObject({
      kind: 'achReturn',
      match,
      returnSeq: rows === 0 ? null : 1,
    });

    await returns.move(fileNo, 'apply');
    expect((await request(requestId)).status).toBe('exported');
    await returns.move(fileNo, 'undo');
    await returns.move(fileNo, 'apply', '1');
    expect((await request(requestId)).status).toBe(match === 'amount' ? 'returned' : 'exported');
  });

  it('is told from another of the same amount by what we call it', async () => {
    const { returns, db } = bank;
    await payable(db);
    const { requestNo } = await payable(db);
    await bank.sent();
    const fileNo = await returns.take(statement(`R01 ${requestNo}`));
    expect(await returns.rows(fileNo)).toMatchObject([{ match: 'amount', number: requestNo }]);
    const other = await returns.take(statement('R01 WITHOUT A NAME'));
    expect(await returns.rows(other)).toMatchObject([{ match: 'none', number: null }]);
  });

  it('comes by CAMT.053 with a code of ISO 20022', async () => {
    const { returns } = bank;
    const { requestId, requestNo, traceNumber } = await sent();
    const details =
      `<TxDtls><Refs><EndToEndId>${requestNo}</EndToEndId><TxId>${traceNumber}</TxId></Refs>` +
      '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>';
    const fileNo = await returns.take(camt053Of([{ cents: -10_000, day: '2026-04-15', details }]));
    expect(await returns.rows(fileNo)).toMatchObject([{ code: 'R02', match: 'trace', blocks: true }]);
    await returns.move(fileNo, 'apply');
    expect(await request(requestId)).toMatchObject({ status: 'returned', return_code: 'R02' });
  });
});

it.each([
  ['ACCT 1234', 'ACCT 1234'],
  ['ACCT 12345', 'ACCT ••45'],
  ['LN1362407381X', 'LN••7381X'],
  ['1234 5678-9012', '••9012'],
  ['1 2 3 4 5', '••45'],
  ['١٢٣٤٥٦٧٨', '••٥٦٧٨'],
  ['１２３４５６７８', '••5678'],
  ['R01 PR-2026-000131 AV-000012', 'R01 PR-2026-000131 AV-000012'],
  ['AMOUNT 1,250.00', 'AMOUNT 1,250.00'],
  ['a\u0000b\u202Ec\n\td', 'a b c d'],
  ['x'.repeat(301), 'x'.repeat(300)],
])('keeps of %j what is no account number', (text, kept) => {
  expect(withoutNumbers(text)).toBe(kept);
});
