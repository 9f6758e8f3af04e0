import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { foreignQuery } from '../db/foreignQuery';
import { migrations } from '../db/migrations';
import { feedStateOf } from '../domain/feedState/feedState';

/** What waits, and for how long. Ages in seconds. */
interface Waiting {
  /** Null before the first drop. */
  readonly feedAge: number | null;
  readonly outboxWaiting: number;
  /** Of the oldest email that waits; 0 where none does. */
  readonly outboxAge: number;
  readonly jobs: readonly { readonly queue: string; readonly due: number; readonly age: number }[];
}

interface Check {
  readonly ok: boolean;
  /** Whether no caller is to be sent here while it is not. What no other process does better is only told. */
  readonly decides: boolean;
  readonly why?: string;
}

interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'database' | 'migrations' | 'feed' | 'outbox' | 'jobs', Check>>;
}

const LATE_FEED_SECONDS = 36 * 3_600;
const LATE_WORK_SECONDS = 15 * 60;

/** Whether a process can serve, with a reason for each thing that is not as it should be and no secret in any. */
export async function readinessOf(db: Db, clock: Clock): Promise<Readiness> {
  const asked = await Promise.all([missingMigrations(db), waitingOf(db, clock)]).catch(() => undefined);
  const unknown = { ok: false, decides: false, why: 'The database does not answer.' };
  if (!asked) {
    const down = { ...unknown, decides: true };
    return {
      ready: false,
      checks: { database: down, migrations: unknown, feed: unknown, outbox: unknown, jobs: unknown },
    };
  }
  const [missing, waiting] = asked;
  const checks = {
    database: { ok: true, decides: true },
    migrations: check(missing.length === 0, `${missing.length} are missing: ${missing.join(', ')}.`, true),
    feed: check(
      waiting.feedAge !== null && waiting.feedAge <= LATE_FEED_SECONDS,
      waiting.feedAge === null
        ? 'No drop was ever applied.'
        : `The last drop is ${hours(waiting.feedAge)} h old.`,
    ),
    outbox: check(
      waiting.outboxAge <= LATE_WORK_SECONDS,
      `${waiting.outboxWaiting} emails wait, the oldest for ${minutes(waiting.outboxAge)} min.`,
    ),
    jobs: lateJobs(waiting),
  };
  return { ready: Object.values(checks).every(({ ok, decides }) => ok || !decides), checks };
}

function lateJobs({ jobs }: Waiting): Check {
  const late = jobs.filter(({ age }) => age > LATE_WORK_SECONDS);
  return check(late.length === 0, `Nobody works on ${late.map(({ queue }) => queue).join(', ')}.`);
}

const check = (ok: boolean, why: string, decides = false): Check => ({ ok, decides, ...(!ok && { why }) });
const hours = (seconds: number) => Math.round(seconds / 3_600);
const minutes = (seconds: number) => Math.round(seconds / 60);

async function missingMigrations({ sql: db }: Db): Promise<string[]> {
  const { rows } = await foreignQuery(db, 'select name from migration', []);
  const known = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
}

/** @throws DatabaseGone */
export async function waitingOf(db: Db, clock: Clock): Promise<Waiting> {
  const now = clock.now().getTime();
  const ageOf = (instant: string) => Math.max(0, (now - Date.parse(instant)) / 1_000);
  const feed = await feedStateOf(db.sql);
  const outbox = await db.sql
    .selectFrom('outbox_message')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  // The library's own table: its clock is the database's.
  const { rows } = await foreignQuery(
    db.sql,
    `select name as queue, count(*)::integer as due, extract(epoch from now() - min(start_after))::float8 as age
       from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
    [],
  );
  return {
    feedAge: feed ? ageOf(feed.appliedAt) : null,
    outboxWaiting: outbox.waiting,
    outboxAge: outbox.oldest ? ageOf(outbox.oldest) : 0,
    jobs: rows as unknown as Waiting['jobs'],
  };
}
