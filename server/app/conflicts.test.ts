import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { ApiError } from '@contract/problem';
import { propertyRuns } from '@contract/testing/propertyRuns';
import type { Db } from '@server/db/db';
import { DatabaseGone } from '@server/db/databaseGone';
import { openOutbox } from '@server/domain/email/openOutbox';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { openJobs } from '@server/jobs/openJobs';
import { originate, rita } from '@server/modules/achBatches/testing/filed';
import { account } from '@server/modules/autopay/testing/autopayFixture';
import { fillRequests } from '@server/modules/requests/testing/requestFixture';
import { anInvoice, put } from '@server/testing/rows';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openConflictedTestDb } from '@server/testing/testDb';
import { vaultOf } from '@server/vault/vault';
import type { Kind, Persistently } from './testing/conflictedDesk';
import { kindsAt } from './testing/conflictedKinds';

/** The embedded database has no wire. */
const isServer = 'server' in inject('testDatabase');
const HOUR = 3_600_000;
/** Nobody asks for more within an hour than is let through. */
const AN_HOUR = 25;
const LANES = 4;

/** Numbers from 0 to below 1, the same at each run (Lehmer). */
function chances(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 48_271) % 2_147_483_647) / 2_147_483_647;
}

it.skipIf(!isServer)(
  'of what was acknowledged nothing is lost and nothing is there twice, however commits end',
  async () => {
    const { db, conflicted, conflicts } = await openConflictedTestDb(chances(20_261_128));
    await fill(db);
    let now = Date.parse(testNow);
    const clock = { now: () => new Date(now) };
    const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
    const outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
    const portal = await openTestApp(conflicted, { outbox, logLevel: 'silent' });
    onTestFinished(() => portal.close());
    let refused = 0;
    let retried = 0;
    const persistently = persisting(
      () => (refused += 1),
      () => (retried += 1),
    );

    let acknowledged = 0;
    let [lost, doubled] = [0, 0];
    const wrong: string[] = [];
    for (const kind of kindsAt({ db, conflicted, portal, persistently })) {
      const times = propertyRuns(kind.times);
      const emails = await countEmails(db);
      const names = await inLanes(kind, times, wrong, (n) => {
        if (n % AN_HOUR === 0) now += HOUR;
        portal.at(clock.now().toISOString());
      });
      acknowledged += names.length;
      const there = (await kind.there.execute(db.sql)).rows.map(({ name }) => name);
      const missing = names.filter((name) => !there.includes(name));
      lost += missing.length;
      doubled +=
        there.length -
        new Set(there).size +
        [...new Set(there)].filter((name) => !names.includes(name)).length;
      wrong.push(...missing.map((name) => `${kind.name}: ${name} is missing`));
      const sent = (await countEmails(db)) - emails;
      if (sent !== kind.emails * times) wrong.push(`${kind.name}: ${sent} emails`);
    }
    const { serialization, deadlock, cut, unanswered } = conflicts.injected;
    const injected = serialization + deadlock + cut + unanswered;
    console.log(
      `of ${conflicts.commits()} commits injected ${injected} (serialization ${serialization}, deadlock ${deadlock}, ` +
        `cut ${cut}, done and unanswered ${unanswered}) / retried ${retried} / answered 503 ${refused} / ` +
        `acknowledged ${acknowledged} / lost ${lost} / doubled ${doubled}`,
    );

    expect({ lost, doubled, wrong }).toEqual({ lost: 0, doubled: 0, wrong: [] });
    expect(Math.min(serialization, deadlock, cut, unanswered)).toBeGreaterThan(0);
    expect((await verifyChain(db)).broken).toBeUndefined();
  },
  propertyRuns(180_000),
);

/** What all kinds need: a plan with enough in it, a bank, a second person of the office, and something to debit. */
async function fill(db: Db): Promise<void> {
  await fillRequests(db);
  await put(db, 'portal_user', { name: rita, admin: true });
  // A second person releases each file.
  await originate(db, { releaseAboveCents: 0 });
  await db.sql.updateTable('deposit_account').set({ ledger_balance_cents: 1e11 }).execute();
  await put(db, 'invoice', anInvoice({ invoice_no: 'B-20', account_no: account, due_date: '2026-04-24' }));
}

/** As a person does who is told to try again in a moment: the same again, under the same key. */
const persisting =
  (refused: () => void, retried: () => void): Persistently =>
  async (work) => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ApiError && error.status === 503) refused();
        else if (!(error instanceof DatabaseGone)) throw error;
        retried();
        await pause(10);
      }
    }
  };

/** Answers what has to be there. */
async function inLanes(
  { name, ask, inTurn }: Kind,
  times: number,
  wrong: string[],
  before: (n: number) => void,
): Promise<string[]> {
  const names: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < times; n = next++) {
      before(n);
      await ask(n).then(
        (those) => names.push(...those),
        (error: Error) => wrong.push(`${name}: ${error.message}`),
      );
    }
  };
  await Promise.all(Array.from({ length: inTurn ? 1 : LANES }, lane));
  return names;
}

const countEmails = async (db: Db): Promise<number> => {
  const { n } = await db.sql
    .selectFrom('outbox_message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};
