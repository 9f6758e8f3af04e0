import PgBoss from 'pg-boss';
import type { Db } from '../db/db';
import { foreignQuery } from '../db/foreignQuery';
import { alone } from '../db/alone';
import type { Jobs } from './jobs';

/** Due is what was due before now, and a clock of milliseconds may not have gone on since. */
const AT_ONCE = '-1 second';

/** Opens the jobs over the database; the first time, their tables are made. One for each process is enough. */
export async function openJobs(db: Db): Promise<Jobs> {
  const boss = new PgBoss({ db: bossDb(db), supervise: false, schedule: false });
  // The library makes its schema without regard for another that does so at this moment.
  await alone(db, () => boss.start());
  return {
    async queue({ name, claimSeconds, keepSeconds }) {
      await boss.createQueue(name, {
        name,
        expireInSeconds: claimSeconds,
        retryLimit: 1_000,
        retryDelay: 0,
        retryBackoff: false,
        retentionMinutes: Math.ceil(keepSeconds / 60),
      });
      return {
        async add(sql, due) {
          const inserts = due.map(({ data, priority = 0, afterSeconds }) => ({
            name,
            data,
            priority,
            startAfter: afterSeconds === undefined ? AT_ONCE : `${afterSeconds} seconds`,
          }));
          // The library reads this option, and its types do not name it.
          await boss.insert(inserts, { db: within(sql) } as PgBoss.InsertOptions);
        },
        async claim(most) {
          const jobs = await boss.fetch<never>(name, { batchSize: most });
          return jobs.map(({ id, data }) => ({ jobId: id, data }));
        },
        end: (sql, { jobId }) => boss.deleteJob(name, jobId, { db: within(sql) }),
      };
    },
    recover: () => boss.maintain(),
  };
}

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
