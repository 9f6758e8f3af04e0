import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { randomOf } from '@contract/testing/randomOf';
import { lockAutopay, toStop } from '@server/domain/autopay/autopayRows';
import { stop } from '@server/domain/autopay/told';
import type { Db, Tx } from '@server/db/db';
import { later } from '@server/testing/bankCalendar';
import { announceDue, lookAtMany } from './announce';
import { type AutopayDesk, openAutopayDesk } from './testing/autopayFixture';
import { putLedger, today } from './testing/randomLedger';

const SEED = 20_261_129;
const ACCOUNTS = 300;
const AT = `${today}T15:30:00.000Z`;

let desk: AutopayDesk;
beforeAll(async () => {
  desk = await openAutopayDesk();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.forget());

/** What became of every autopay, and what each announced. */
async function stateOf({ sql }: Pick<Tx, 'sql'>) {
  const autopays = await sql
    .selectFrom('autopay')
    .select(['account_no', 'status', 'reason', 'look_at'])
    .orderBy('account_no')
    .execute();
  const runs = await sql
    .selectFrom('autopay_run as n')
    .innerJoin('autopay as p', 'p.autopay_id', 'n.autopay_id')
    .select(['p.account_no', 'n.pay_day', 'n.status', 'n.announced_cents', 'n.place_at', 'n.plan'])
    .orderBy('p.account_no')
    .orderBy('n.pay_day')
    .execute();
  return { autopays, runs };
}

/** Does something in a transaction of which nothing stays. */
async function foreseen<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const undone = new Error('undone');
  let found: { readonly answer: T } | undefined;
  await db
    .transaction(async (tx) => {
      found = { answer: await work(tx) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found!.answer;
}

/** Each looked at carefully by itself, whatever a look at many would say. */
async function oneByOne(tx: Tx, at: Date): Promise<void> {
  const moment = { now: at, today: at.toISOString().slice(0, 10) };
  const room = { outbox: desk.emails, booksZone: 'America/Los_Angeles' };
  const on = await tx.sql.selectFrom('autopay').select('autopay_id').where('status', '=', 'on').execute();
  for (const { autopay_id } of on) {
    const row = (await lockAutopay(tx.sql, autopay_id))!;
    const [stopped] = await toStop(tx.sql, moment.today, 1, [autopay_id]);
    if (stopped) await stop(tx, room, row, { reason: stopped.reason, by: 'portal', at });
    else await announceDue(tx, room, row, moment);
  }
}

it(`finds in ${ACCOUNTS} random ledgers, looked at together, what each look by itself finds`, async () => {
  const { db } = desk;
  const below = randomOf(SEED);
  for (let n = 0; n < ACCOUNTS; n += 1) await putLedger(db, below, n);
  const seen = { careful: 0, idle: 0 };
  for (const [night, hour] of [15, 16, 20, 15, 21, 15, 17, 15].entries()) {
    const at = new Date(`${later(today, 2 * night)}T${hour}:30:00.000Z`);
    // As if what was announced had been decided: no payment is placed beside the looks.
    const decided = { status: 'nothing', decided_at: AT, decided_by: 'portal' } as const;
    await db.sql.updateTable('autopay_run').set(decided).where('place_at', '<=', at.toISOString()).execute();
    await db.sql.updateTable('autopay').set({ look_at: AT }).execute();
    const expected = await foreseen(db, async (tx) => {
      await oneByOne(tx, at);
      return stateOf(tx);
    });
    const on = await db.sql.selectFrom('autopay').select('autopay_id').where('status', '=', 'on').execute();
    const ids = on.map(({ autopay_id }) => autopay_id);
    const moment = { now: at, today: later(today, 2 * night) };
    const careful = await foreseen(db, (tx) =>
      lookAtMany(tx, { booksZone: 'America/Los_Angeles' }, ids, moment),
    );
    seen.careful += careful.length;
    seen.idle += ids.length - careful.length;

    await desk.worker(at.toISOString()).round();

    expect(await stateOf(db)).toEqual(expected);
  }
  console.log(
    `looked at together: ${seen.idle} with nothing to do, ${seen.careful} with something, seed ${SEED}`,
  );
  expect(Math.min(seen.careful, seen.idle)).toBeGreaterThan(300);
});

it('does what can be done where the look at many fails of one', async () => {
  const { db } = desk;
  const below = randomOf(SEED);
  for (let n = 1_000; n < 1_003; n += 1) await putLedger(db, below, n);
  await db.sql
    .updateTable('autopay')
    .set({ created_at: 'infinity', kind: 'due', covers: 'due', day_rule: 'invoice' })
    .where('account_no', '=', 'L1000')
    .execute();

  await expect(desk.worker(AT).round()).rejects.toThrow(/Invalid/);

  const looks = await db.sql
    .selectFrom('autopay')
    .select(['account_no', 'look_at'])
    .where('status', '=', 'on')
    .where('look_at', '<=', AT)
    .execute();
  expect(looks).toEqual([]);
});
