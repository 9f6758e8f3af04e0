import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '@server/app/openDatabase';
import type { Db } from '@server/db/db';
import { keepPaidAfter, paidAfterReminders } from '@server/modules/notices/paidAfter';
import { type Happened, tellPeople } from '@server/modules/notices/tell';
import { fillRequests } from '@server/modules/requests/testing/requestFixture';
import { later } from '@server/testing/bankCalendar';
import { startPostgres } from '@server/testing/realPostgres';
import { p95, timeOf } from './times';

/** Milliseconds within which 95 of 100 readings of *Paid after reminders* end, once a worker has kept its figures. */
const readLimit = 150;
/** Every tenth account has two people: 100,000 notices in all, each of which names two invoices. */
const ACCOUNTS = 20_000;
const NIGHTS = 98;
const TOLD = 90_900;
const PAYMENTS = 60_000;

const firstNight = '2026-02-08';
const moment = { now: new Date('2026-05-15T20:00:00Z'), booksZone: 'America/Los_Angeles' };

/** Measures *Paid after reminders* on a real PostgreSQL, and what the writing of its reminders takes. */
export async function printReminders(): Promise<void> {
  console.log('Paid after reminders, real PostgreSQL');
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillAccounts(db);
    const written = await timeOf(() => tellNights(db));
    const { notices } = await db.sql
      .selectFrom('notice')
      .select((eb) => eb.fn.countAll<number>().as('notices'))
      .executeTakeFirstOrThrow();
    const many = notices.toLocaleString('en-US');
    console.log(`  ${`${many} notices written`.padEnd(28)} ${(written / 1000).toFixed(1)} s`);
    // As the server does by itself soon after so much was written.
    await sql`vacuum analyze`.execute(db.sql);
    const anew = await p95(() => paidAfterReminders(db.sql, moment));
    console.log(`  ${'reckoned anew'.padEnd(28)} 95 % within ${anew.toFixed(1)} ms`);
    await keepPaidAfter(db.sql, moment);
    const read = await p95(() => paidAfterReminders(db.sql, moment));
    console.log(
      `  ${'read'.padEnd(28)} 95 % within ${read.toFixed(1)} ms` +
        (read > readLimit ? `  ** beyond the limit of ${readLimit} ms **` : ''),
    );
    await db.close();
  } finally {
    await postgres.stop();
  }
}

/** Accounts with people, and payments of their invoices on the days of the reminders. */
async function fillAccounts(db: Db): Promise<void> {
  await fillRequests(db);
  await db.script(`
    create temp table told as select 'N' || n as account_no, 'n' || n || '@example.com' as name
      from generate_series(0, ${ACCOUNTS - 1}) n
      union all select 'N' || n, 'second' || n || '@example.com' from generate_series(0, ${ACCOUNTS - 1}, 10) n;
    insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', t.account_no))).*
      from account a, (select distinct account_no from told) t where a.account_no = '00300';
    insert into portal_user (name, standing) select name, 'active' from told;
    insert into account_access (name, account_no, level, relationship)
      select name, account_no, 'owner', 'owner' from told;
    drop table told;
    insert into payment (payment_no, account_no, received_date, posting_date, method, amount_cents,
        discount_taken_cents, unapplied_cents, status, import_id)
      select 'N' || n, 'N' || n % ${ACCOUNTS}, day, day, 'K', 10000, 0, 0, 'P', 1
      from (select n, date '${firstNight}' + n * 7 % ${NIGHTS} as day from generate_series(1, ${PAYMENTS}) n) p;
    insert into payment_application (payment_no, invoice_no, applied_cents, discount_cents, import_id)
      select 'N' || n, 'N' || n % ${ACCOUNTS} || '-' || n / ${ACCOUNTS} % 4, 10000, 0, 1
      from generate_series(1, ${PAYMENTS}) n;`);
}

/** Each night the accounts whose turn it is, so that each is told of the same invoices more than once. */
async function tellNights(db: Db): Promise<void> {
  const perNight = Math.ceil(TOLD / NIGHTS);
  for (let night = 0; night < NIGHTS; night += 1) {
    const day = later(firstNight, night);
    const from = night * perNight;
    const events = Array.from({ length: Math.min(perNight, TOLD - from) }, (_, at) =>
      reminderOf(from + at, day),
    );
    await db.transaction(({ sql: tx }) =>
      tellPeople(tx, [events], { by: { day }, at: new Date(`${day}T14:00:00Z`), today: day }),
    );
  }
  // A night with so many would be held, and those are left out.
  await db.sql.updateTable('notice_run').set({ state: 'released' }).execute();
}

function reminderOf(turn: number, day: string): Happened {
  const accountNo = `N${turn % ACCOUNTS}`;
  const first = Math.floor(turn / ACCOUNTS) % 3;
  return {
    kind: turn % 3 === 0 ? 'dueSoon' : 'pastDue',
    accountNo,
    subject: `${accountNo} ${day}`,
    facts: {
      day,
      cents: 20_000,
      count: 2,
      accountNo,
      invoices: [`${accountNo}-${first}`, `${accountNo}-${first + 1}`],
    },
  };
}
