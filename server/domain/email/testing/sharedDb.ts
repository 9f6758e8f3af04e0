import { sql } from 'kysely';
import { beforeAll, beforeEach } from 'vitest';
import type { Db } from '@server/db/db';
import { openTestDb } from '@server/testing/testDb';
import { openJobs } from '@server/jobs/openJobs';
import { outboxJobs } from '../jobs';

/** One database for all tests of a file; each test finds its outbox empty. */
export function sharedDb(): () => Db {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb();
    await outboxJobs(await openJobs(db));
  });
  beforeEach(async () => {
    await sql`delete from pgboss.job`.execute(db.sql);
    await db.sql.deleteFrom('outbox_message').execute();
  });
  return () => db;
}
