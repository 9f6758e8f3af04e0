import { beforeAll, describe, expect, it } from 'vitest';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import { isListedWhole } from '@contract/statements/figures';
import type { Db } from '@server/db/db';
import { openDemoDb } from '@server/testing/demoDb';
import { sha256 } from './freeze/canonicalJson';
import { freeze } from './freeze/freeze';
import { statementRepository } from './repository';

const booksZone = 'America/Los_Angeles';
let db: Db;
let snapshots: readonly StatementSnapshot[];
let superseded: ReadonlySet<string>;
let hashes: readonly { readonly told: string; readonly own: string }[];
beforeAll(async () => {
  db = await openDemoDb();
  const all = await db.sql.selectFrom('statement').select(['statement_no', 'supersedes']).execute();
  superseded = new Set(all.flatMap(({ supersedes }) => supersedes ?? []));
  await freeze(
    { db, booksZone, sender: { companyName: 'Test Supply' } },
    all.map(({ statement_no }) => statement_no),
  );
  const rows = await db.sql.selectFrom('statement_snapshot').select(['content', 'sha256']).execute();
  snapshots = rows.map(({ content }) => JSON.parse(content) as StatementSnapshot);
  hashes = rows.map((row) => ({ told: row.sha256, own: sha256(row.content) }));
}, 120_000);

/** The statements in force of each account, in the order of their periods. */
function chains(): StatementSnapshot[][] {
  const byAccount = new Map<string, StatementSnapshot[]>();
  for (const one of snapshots.toSorted((a, b) => (a.periodTo < b.periodTo ? -1 : 1))) {
    const { accountNo } = one.account;
    if (superseded.has(one.statementNo)) continue;
    byAccount.set(accountNo, [...(byAccount.get(accountNo) ?? []), one]);
  }
  return [...byAccount.values()];
}

describe('the statements of the demo', () => {
  it('are all frozen, each with the hash of what it says', () => {
    expect(snapshots.length).toBeGreaterThan(100);
    expect(hashes.filter(({ told, own }) => told !== own)).toEqual([]);
  });

  it('lead from one to the next: each begins with what the one before ended with', () => {
    const breaks = chains().flatMap((chain) =>
      chain.flatMap((one, i) =>
        i > 0 && chain[i - 1]!.endingCents !== one.previousCents ? [one.statementNo] : [],
      ),
    );

    expect(breaks).toEqual([]);
  });

  it('list every row that their figures count', () => {
    const inForce = chains().flat();

    expect(inForce.filter((one) => !isListedWhole(one)).map(({ statementNo }) => statementNo)).toEqual([]);
  });

  it('tell by age what adds up to the ending balance, for most', () => {
    const aged = snapshots.filter(({ aging }) => aging !== null);
    const off = aged.filter(
      ({ aging, endingCents }) =>
        aging!.currentCents +
          aging!.days30Cents +
          aging!.days60Cents +
          aging!.days90Cents +
          aging!.over90Cents -
          aging!.unappliedCreditCents !==
        endingCents,
    );

    expect(off).toEqual([]);
    expect(aged.length / snapshots.length).toBeGreaterThan(0.8);
  });

  it('lead with what happened since to the balance of today', async () => {
    const accounts = (await db.sql.selectFrom('account').select('account_no').execute()).map(
      (row) => row.account_no,
    );
    const told = await statementRepository(db).since({
      accounts,
      requestsOf: accounts,
      asOf: '2026-04-12',
      username: 'ada',
      booksZone,
    });

    expect(told.filter(({ last }) => last !== null).length).toBeGreaterThan(3);
    expect(told.filter(({ closes }) => !closes).map(({ accountNo }) => accountNo)).toEqual([]);
  });

  it('say of each revision which statement it takes the place of, and why', () => {
    const revisions = snapshots.filter(({ replaces }) => replaces !== null);

    expect(revisions.length).toBeGreaterThan(0);
    expect(revisions.filter(({ replaces }) => !superseded.has(replaces!.statementNo))).toEqual([]);
    expect(revisions.filter(({ replaces }) => !/^(Corrected|Issued)/.test(replaces!.reason))).toEqual([]);
  });
});
