import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { openJobs } from '@server/jobs/openJobs';
import type { Worker } from '@server/jobs/worker';
import { openTestDb } from '@server/testing/testDb';
import { put } from '@server/testing/rows';
import { aStatement } from '@server/testing/statementRows';
import { statementPdf } from './pdf/statementPdf';
import { openStatements, type Statements } from './statementJobs';
import { fillStatements } from './testing/fillStatements';

let db: Db;
let statements: Statements;
let worker: Worker;
const complaints: string[] = [];
let turns = 0;
const told: unknown[] = [];
beforeAll(async () => {
  db = await openTestDb();
  await fillStatements(db);
  statements = await openStatements({
    db,
    jobs: await openJobs(db),
    draw: statementPdf,
    pace: async () => void (turns += 1),
    booksZone: 'America/Los_Angeles',
    sender: { companyName: 'Test Supply' },
  });
  worker = statements.worker({
    info: (facts) => void told.push(facts),
    warn: (_, message) => void complaints.push(message),
  });
});
beforeEach(async () => {
  turns = 0;
  await sql`truncate statement_snapshot, statement_pdf cascade`.execute(db.sql);
});

/** Rounds until there is nothing left to do. */
async function settle(): Promise<void> {
  while ((await worker.round()) > 0);
}
const apply = async () => {
  await db.transaction((tx) => statements.onApplied(tx));
  await settle();
};
const frozen = () =>
  db.sql
    .selectFrom('statement_snapshot')
    .select(['statement_no as no', 'version', 'revision', 'replaces', 'reason'])
    .orderBy('statement_no')
    .orderBy('version')
    .execute();
const drawn = async () =>
  (await db.sql.selectFrom('statement_pdf').select('statement_no').orderBy('statement_no').execute()).map(
    ({ statement_no }) => statement_no,
  );

describe('after an import', () => {
  it('every statement is frozen, and drawn where the ERP sent no paper', async () => {
    await apply();

    expect((await frozen()).map(({ no }) => no)).toEqual(['B-mar', 'L-mar', 'S-feb', 'S-mar', 'S-mar-2']);
    expect(await drawn()).toEqual(['B-mar', 'S-feb', 'S-mar', 'S-mar-2']);
    expect(turns).toBe(4);
    expect(told).toEqual([{ statements: 5, left: 0 }]);
    expect(complaints).toEqual([]);
  });

  it('nothing is done for an import that did not commit', async () => {
    const undone = db.transaction(async (tx) => {
      await statements.onApplied(tx);
      throw new Error('The drop is held.');
    });

    await expect(undone).rejects.toThrow('held');
    expect(await worker.round()).toBe(0);
  });

  it('what did not change stays as it was frozen', async () => {
    await apply();
    const before = await frozen();
    await apply();

    expect(await frozen()).toEqual(before);
  });

  it('what the ERP says anew under the same number becomes another snapshot, with the reason', async () => {
    await apply();
    const change = (cents: number) =>
      db.sql
        .updateTable('statement')
        .set({ future_obligations_cents: cents })
        .where('statement_no', '=', 'S-feb')
        .execute();
    await change(5_000);
    await apply();
    await change(0);

    expect((await frozen()).filter(({ no }) => no === 'S-feb')).toEqual([
      { no: 'S-feb', version: 1, revision: 1, replaces: null, reason: null },
      {
        no: 'S-feb',
        version: 2,
        revision: 2,
        replaces: 'S-feb',
        reason: 'Corrected: amount not yet due $50.00, was $0.00.',
      },
    ]);
  });

  it('statements closed long before the newest are frozen, but drawn only when somebody asks', async () => {
    await put(
      db,
      'statement',
      aStatement({ statement_no: 'S-old', period_from: '2025-01-26', period_to: '2025-02-25' }),
    );
    await apply();

    expect((await frozen()).map(({ no }) => no)).toContain('S-old');
    expect(await drawn()).not.toContain('S-old');
  });

  it('a customer who is faster than the job finds the same paper that the job finds', async () => {
    await db.transaction((tx) => statements.onApplied(tx));
    const [mine] = await Promise.all([
      statements.papers.of({ statementNo: 'S-mar-2', erpSha256: null }),
      settle(),
    ]);
    const kept = await db.sql
      .selectFrom('statement_pdf')
      .select('sha256')
      .where('statement_no', '=', 'S-mar-2')
      .execute();

    expect(kept).toEqual([{ sha256: mine.sha256 }]);
  });
});

describe('aging at the close', () => {
  const agingOf = async (statementNo: string) => {
    await statements.papers.freeze([statementNo]);
    const { content } = await db.sql
      .selectFrom('statement_snapshot')
      .select('content')
      .where('statement_no', '=', statementNo)
      .executeTakeFirstOrThrow();
    return (JSON.parse(content) as { aging: unknown }).aging;
  };

  it('is told where what was open then adds up to the ending balance', async () => {
    // Of what was posted by then, A-late and the deferred A-fall are still open; A-paid is settled.
    const set = (ending: number) =>
      db.sql
        .updateTable('statement')
        .set({ ending_balance_cents: ending, charges_cents: ending })
        .where('statement_no', '=', 'S-feb')
        .execute();
    await db.sql
      .updateTable('invoice')
      .set((eb) => ({ posting_date: eb.ref('invoice_date') }))
      .execute();
    await db.sql.deleteFrom('payment').execute();
    await set(20_000);

    expect(await agingOf('S-feb')).toEqual({
      currentCents: 20_000,
      days30Cents: 0,
      days60Cents: 0,
      days90Cents: 0,
      over90Cents: 0,
      unappliedCreditCents: 0,
    });
  });

  it('is left out where it would be a guess', async () => {
    expect(await agingOf('B-mar')).toBeNull();
  });
});
