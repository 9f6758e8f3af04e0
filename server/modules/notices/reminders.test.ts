import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '@server/db/db';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations';
import { openDb } from '@server/db/open';
import { memoryEngine } from '@server/db/pglite';
import { openTestDbForTest } from '@server/testing/testDb';
import { tellNights } from './testing/reminderNights';
import { forgetOld } from './workers';

const kept = async (from: Db) => ({
  reminders: await from.sql.selectFrom('reminder').selectAll().orderBy('kind').execute(),
  invoices: await from.sql.selectFrom('reminder_invoice').selectAll().orderBy('invoice_no').execute(),
});
const one = { run_id: 1, kind: 'pastDue', account_no: '00117' };

it('what reminders named is forgotten with their notices', async () => {
  const db = await openTestDbForTest();
  await tellNights(db, [{}]);
  const through = async (day: string) => {
    await forgetOld({ db, clock: { now: () => new Date(`${day}T20:00:00Z`) }, booksZone: 'UTC' });
    return kept(db);
  };
  expect(await through('2027-05-13')).toEqual({
    reminders: [{ ...one, named_cents: 10_000 }],
    invoices: [{ ...one, invoice_no: 'A' }],
  });
  expect(await through('2027-05-14')).toEqual({ reminders: [], invoices: [] });
});

it('what reminders named is taken from notices that were there before', async () => {
  const engine = await memoryEngine();
  const old = openDb(engine);
  onTestFinished(() => old.close());
  await migrate(
    engine,
    migrations.filter(({ name }) => name !== '090-reminders'),
  );
  await old.script(`
      insert into notice_run (day, state, at) values ('2026-04-13', 'released', '2026-04-13T14:00:00Z');
      insert into notice (notice_id, person, account_no, kind, subject, facts, run_id, created_at, in_bell, email, look_at)
        select gen_random_uuid(), person, '00117', kind, subject, facts::jsonb, 1, '2026-04-13', true, 'none', '2026-04-13'
        from (values ('pastDue', 'a', '{"cents": 10000, "invoices": ["A", "B"]}'),
            ('pastDue', 'b', '{"cents": 500, "invoices": ["B"]}'),
            ('dueSoon', 'c', '{"cents": 70}'),
            ('prepayLow', 'd', '{"leftCents": 5}')) n (kind, subject, facts),
          unnest(array['ann', 'cpa']) person`);
  await migrate(engine, migrations);
  expect(await kept(old)).toEqual({
    reminders: [
      { ...one, kind: 'dueSoon', named_cents: 70 },
      { ...one, named_cents: 10_500 },
    ],
    invoices: [
      { ...one, invoice_no: 'A' },
      { ...one, invoice_no: 'B' },
    ],
  });
});
