import PgBoss from 'pg-boss';
import { DatabaseGone } from '../db/databaseGone';
import type { Db } from '../db/db';
import { foreignQuery } from '../db/foreignQuery';
import { alone } from '../db/alone';
import type { Jobs } from './jobs';

/** Due is what was due before now, and a clock of milliseconds may not have gone on since. */
const AT_ONCE = '-1 second';

interface JobsOptions {
  /** Whether tables that are missing are made. */
  readonly migrates?: boolean;
}

/**
 * Opens the jobs over the database; the first time, their tables are made. One for each process is enough.
 * @throws in words where tables are missing and are not to be made
 */
export async function openJobs(db: Db, { migrates = true }: JobsOptions = {}): Promise<Jobs> {
  const boss = new PgBoss({ db: bossDb(db), supervise: false, schedule: false, migrate: migrates });
  // The library makes its schema, and each queue a table, without regard for another that does so at this moment.
  if (migrates) await alone(db, () => boss.start());
  else await boss.start().catch((error: Error) => Promise.reject(unlessGone(error)));
  const makeQueue = async (name: string, options: PgBoss.Queue) => {
    if (migrates) return alone(db, () => boss.createQueue(name, options));
    if (!(await boss.getQueue(name))) throw outdated(`There is no queue ${name}`);
  };
  return {
    async queue({ name, claimSeconds, keepSeconds }) {
      const options = {
        name,
        expireInSeconds: claimSeconds,
        retryLimit: 1_000,
        retryDelay: 0,
        retryBackoff: false,
        retentionMinutes: Math.ceil(keepSeconds / 60),
      };
      await makeQueue(name, options);
      return {
        async add(sql, due) {
          const inserts = due.map(({ data, priority = 0, afterSeconds }) => ({
            name,
            data,
            priority,
            startAfter: afterSeconds ? `${afterSeconds} seconds` : AT_ONCE,
          }));
          // The library reads this option, and its types do not name it.
          await boss.insert(inserts, { db: within(sql) } as PgBoss.InsertOptions);
        },
        async claim(most) {
          // The library keeps quiet about a claim that failed, and the end of a transaction does not. Where the
          // connection breaks before that, nothing is claimed, and nothing waits for a claim of nobody to run out.
          const jobs = await db.transaction(
            ({ sql }) => boss.fetch<never>(name, { batchSize: most, db: within(sql) }),
            { repeats: true },
          );
          return jobs.map(({ id, data }) => ({ jobId: id, data }));
        },
        async end(sql, { jobId }) {
          const told: unknown = await boss.deleteJob(name, jobId, { db: within(sql) });
          // The library answers more than its types say.
          return (told as { readonly affected: number }).affected > 0;
        },
      };
    },
    recover: () => boss.maintain(),
  };
}

const unlessGone = (error: Error): Error => (error instanceof DatabaseGone ? error : outdated(error.message));

const outdated = (why: string): Error =>
  new Error(
    `The tables of jobs are not those of this program (${why}), and MIGRATE is no. Run "npm run migrate" with the ` +
      'DATABASE_URL of the role that owns the tables, then start again. Nothing was changed.',
  );

const within = (sql: Db['sql']): PgBoss.Db => ({
  executeSql: (text: string, values: unknown[]) => foreignQuery(sql, text, values),
});

const bossDb = (db: Db): PgBoss.Db => ({
  async executeSql(text: string, values?: unknown[]) {
    if (!/^\s*begin;/i.test(text)) return within(db.sql).executeSql(text, values ?? []);
    await db.script(text);
    return { rows: [] };
  },
});
