import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '@server/app/openDatabase';
import type { Db, Tx } from '@server/db/db';
import { openOutbox } from '@server/domain/email/openOutbox';
import { anOption } from '@server/domain/requests/testing/anOption';
import { openJobs } from '@server/jobs/openJobs';
import type { Worker } from '@server/jobs/worker';
import { openAutopayWorker } from '@server/modules/autopay/worker';
import { openNightWorker } from '@server/modules/notices/workers';
import { aContract } from '@server/modules/prepay/testing/contracts';
import { placeRecurring, type RecurringPayment } from '@server/modules/requests/payment/placePayment';
import { fillRequests } from '@server/modules/requests/testing/requestFixture';
import { startPostgres } from '@server/testing/realPostgres';
import { put } from '@server/testing/rows';
import { vaultOf } from '@server/vault/vault';
import { heldBy } from './growth';
import { timeOf } from './times';

/** Seconds within which the night of so many people is planned, and MiB that it may need beyond what few people need. */
const planLimit = 120;
const growthLimit = 64;
const FEW = 10_000;
const MANY = 100_000;
/** Every fifth person has an autopay, all of which are looked at; every twentieth of them pays on that day. */
const AUTOPAY_OF = 5;
const DEBITED_OF = 100;

const booksZone = 'America/Los_Angeles';
/** The morning on which Thursday's debits are announced, and the one on which they are placed. */
const morning = '2026-04-13T15:30:00Z';
const placing = '2026-04-15T15:30:00Z';
const HOUR_MS = 3_600_000;

interface Night {
  readonly seconds: number;
  /** MiB. */
  readonly growth: number;
}

/** Measures what a night reminds of and what autopay asks for, on a real PostgreSQL: few people, then many. */
export async function printNights(): Promise<void> {
  console.log('A night of reminders and autopay, real PostgreSQL');
  const few = await nightOf(FEW);
  const many = await nightOf(MANY);
  console.log(`  ${'planned in'.padEnd(28)} ${line(many.seconds, planLimit, 's')}`);
  console.log(
    `  ${'held for many beyond few'.padEnd(28)} ${line(many.growth - few.growth, growthLimit, 'MiB')}`,
  );
}

async function nightOf(people: number): Promise<Night> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillPeople(db, people);
    const night = await printNight(db, people);
    await db.close();
    return night;
  } finally {
    await postgres.stop();
  }
}

/**
 * An account each with what falls due within two months, what is past due, a discount, prepay that runs low; of those
 * with autopay every twentieth pays on Thursday.
 */
async function fillPeople(db: Db, people: number): Promise<void> {
  await fillRequests(db);
  await put(db, 'prepay_contract', aContract({ account_no: 'none', used_cents: 95_000 }));
  await put(db, 'payment_option', anOption({ option_id: randomUUID(), nickname: 'Nights' }));
  await db.script(`
    create temp table person as select n, 'N' || n as account_no, 'n' || n || '@example.com' as name,
      gen_random_uuid() as option_id, n % ${AUTOPAY_OF} = 0 as pays from generate_series(1, ${people}) n;
    insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', p.account_no))).*
      from account a, person p where a.account_no = '00300';
    insert into portal_user (name, standing) select name, 'active' from person;
    insert into account_access (name, account_no, level, relationship)
      select name, account_no, 'owner', 'owner' from person;
    insert into invoice select (jsonb_populate_record(i, jsonb_build_object('account_no', p.account_no,
        'invoice_no', 'N' || p.n || '-' || k, 'due_date', case when p.n % ${DEBITED_OF} = 0 and k = 1 then date '2026-04-16'
          when p.pays then date '2026-04-24' + (p.n + k * 13) % 60 else date '2026-03-20' + (p.n * 7 + k * 13) % 80 end))).*
      from invoice i, person p, generate_series(1, 4) k where i.invoice_no = 'B-1';
    insert into invoice_line select (jsonb_populate_record(l, jsonb_build_object('invoice_no',
        'N' || p.n || '-' || k))).*
      from invoice_line l, person p, generate_series(1, 4) k where l.invoice_no = 'B-1';
    insert into invoice_discount select (jsonb_populate_record(d, jsonb_build_object('invoice_no', 'N' || p.n || '-2',
        'through_date', date '2026-04-13' + p.n % 30))).*
      from invoice_discount d, person p where d.invoice_no = 'A-open' and p.n % 3 = 0;
    insert into prepay_contract select (jsonb_populate_record(c, jsonb_build_object('account_no', p.account_no,
        'contract_no', 'N' || p.n))).*
      from prepay_contract c, person p where c.account_no = 'none' and p.n % 10 = 0;
    insert into payment_option select (jsonb_populate_record(o, jsonb_build_object('option_id', p.option_id,
        'owner', p.name, 'fingerprint', decode(md5(p.name), 'hex')))).*
      from payment_option o, person p where o.nickname = 'Nights' and p.pays;
    insert into payment_option_account select option_id, account_no from person where pays;
    insert into autopay (autopay_id, account_no, owner, option_id, day_rule, covers, payment_cap_cents, month_cap_cents,
        status, created_at, changed_at, look_at, text_version, agreed_text, text_sha256, ip, user_agent)
      select gen_random_uuid(), account_no, name, option_id, 'invoice', 'due', 1000000, 5000000, 'on', '2026-01-05',
        '2026-01-05', '2026-01-05', '1', 'I agree.', '', '127.0.0.1', 'bench'
      from person where pays;
    drop table person;
    insert into notice_run (day, state, at) values ('2026-04-12', 'released', '2026-04-12T13:00:00Z');`);
  // As the server does by itself soon after so much was loaded.
  await sql`vacuum analyze`.execute(db.sql);
}

async function printNight(db: Db, people: number): Promise<Night> {
  let now = new Date(morning);
  const clock = { now: () => now };
  const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
  const outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
  const room = { db, clock, outbox, booksZone, companyName: 'Test Supply', supportPhone: undefined };
  const log = { warn: (facts: object) => console.error(JSON.stringify(facts)) };
  const place = (tx: Tx, debit: RecurringPayment) =>
    placeRecurring(tx, { ...room, officeMail: undefined }, debit);
  const autopay = () => openAutopayWorker({ ...room, place }, log);
  const whole = async (worker: Worker) => {
    while ((await worker.round()) > 0);
  };
  let seconds = 0;
  let growth = 0;
  const part = async (what: string, work: () => Promise<unknown>, count: () => Promise<number>) => {
    let took = 0;
    const before = process.cpuUsage();
    const grew = await heldBy(async () => (took = (await timeOf(work)) / 1000));
    const { user, system } = process.cpuUsage(before);
    seconds += took;
    growth = Math.max(growth, grew);
    console.log(
      `  ${`${people.toLocaleString('en-US')} people, ${what}`.padEnd(44)} ${took.toFixed(1)} s (CPU of the process ${((user + system) / 1e6).toFixed(1)} s), ` +
        `memory grows by ${grew.toFixed(1)} MiB, ${(await count()).toLocaleString('en-US')} written`,
    );
  };
  await part(
    'reminders',
    () => whole(openNightWorker(room, log)),
    () => countOf(db, 'notice'),
  );
  await part(
    'autopay announced',
    () => whole(autopay()),
    () => countOf(db, 'autopay_run'),
  );
  await part(
    'autopay placed',
    async () => {
      now = new Date(placing);
      // All were looked at above; in an hour they are again.
      await db.sql
        .updateTable('autopay')
        .set({ look_at: new Date(now.getTime() + HOUR_MS).toISOString() })
        .execute();
      return whole(autopay());
    },
    () => countOf(db, 'request'),
  );
  return { seconds, growth };
}

async function countOf({ sql: db }: Db, table: 'notice' | 'autopay_run' | 'request'): Promise<number> {
  const { all } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
}

const line = (figure: number, limit: number, unit: string): string =>
  `${figure.toFixed(1)} ${unit} (limit ${limit} ${unit})` +
  (figure > limit ? '  ** beyond the limit **' : '');
