import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import type { BankStatementEntryTable } from '@server/db/tables';
import { payable } from '@server/modules/achBatches/testing/filed';
import { put } from '@server/testing/rows';
import { type Compared, openCompared } from './testing/compared';

let board: Compared;
beforeEach(async () => {
  board = await openCompared();
});
afterEach(() => board.portal.close());

type Entry = Pick<BankStatementEntryTable, 'booked_on' | 'amount_cents'> & Partial<BankStatementEntryTable>;

/** A statement of the bank that was applied, with these entries. */
async function statement(db: Db, ...entries: Entry[]): Promise<void> {
  const { file_no } = await db.sql
    .insertInto('ach_return_file')
    .values({
      name: 'statement.bai',
      format: 'bai2',
      sha256: 'of-the-statement',
      status: 'applied',
      keep_until: '2026-12-31T00:00:00Z',
      taken_at: '2026-04-20T00:00:00Z',
      taken_by: 'root@example.com',
    })
    .returning('file_no')
    .executeTakeFirstOrThrow();
  const usual = {
    file_no,
    kind: 'achSettlement',
    type_code: '165',
    reference: '',
    words: '',
    state: 'applied',
  } as const;
  for (const [index, entry] of entries.entries()) {
    const match = entry.batch_no ? 'reference' : 'none';
    await put(db, 'bank_statement_entry', { ...usual, match, seq: index + 1, ...entry });
  }
}

/** A file of two payments of $100.00 each, debited and booked on April 14. */
async function settledFile(): Promise<number> {
  const one = await payable(board.db);
  const two = await payable(board.db);
  const batchNo = await board.send();
  for (const { requestId } of [one, two]) await board.posted(requestId, await board.booked());
  await board.told('2026-04-20');
  return batchNo;
}

const rows = async () =>
  (await board.rows()).map(({ kind, day, differenceCents }) => ({ kind, day, differenceCents }));

describe('a file on the bank’s statement', () => {
  it.each([
    ['whole', [20_000], []],
    ['in parts', [15_000, 5_000], []],
    ['a cent less', [19_999], [{ kind: 'notOnStatement', day: '2026-04-14', differenceCents: -1 }]],
    ['twice', [20_000, 20_000], [{ kind: 'notOnStatement', day: '2026-04-14', differenceCents: 20_000 }]],
  ])('%s', async (_, amounts, expected) => {
    const batch_no = await settledFile();
    const settled = amounts.map((amount_cents) => ({ booked_on: '2026-04-14', amount_cents, batch_no }));
    await statement(board.db, ...settled, other('2026-04-16'));

    expect(await rows()).toEqual(expected);
    expect((await board.closes()).next!.figures.statement).toEqual({
      sentCents: 20_000,
      settledCents: amounts.reduce((sum, amount) => sum + amount, 0),
    });
  });

  it.each([
    ['through the day after its day', '2026-04-14', '2026-04-15', []],
    ['two banking days after it', '2026-04-14', '2026-04-16', ['notOnStatement']],
    ['that begin after it', '2026-04-15', '2026-04-16', []],
  ])('that is missing, with statements %s', async (_, from, through, expected) => {
    await settledFile();
    await statement(board.db, other(from), other(through));

    expect((await rows()).map(({ kind }) => kind)).toEqual(expected);
  });
});

/** What has nothing to do with our files, and is nobody's business here. */
const other = (booked_on: string): Entry => ({ booked_on, amount_cents: 777, kind: 'other' });

it('what the bank booked for no file of ours is told of, and explained as the others are', async () => {
  await settledFile();
  await statement(
    board.db,
    { booked_on: '2026-04-15', amount_cents: -4_200 },
    { booked_on: '2026-04-15', amount_cents: 900, state: 'undone' },
    { booked_on: '2026-04-15', amount_cents: 900, kind: 'achReturn' },
    other('2026-04-15'),
  );

  const [row, ...more] = await board.rows();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    kind: 'notOurs',
    accountNo: null,
    bookedCents: -4_200,
    differenceCents: -4_200,
  });
  expect(await board.move('notOurs', row!.subject, 'close', { reason: 'The bank’s fee.' })).toEqual({
    gone: false,
  });
  expect((await board.closes()).next).toMatchObject({
    figures: { openCount: 0, namedCents: 4_200 },
    why: null,
  });
});
