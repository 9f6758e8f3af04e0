import { sql } from 'kysely';
import { DatabaseGone } from '@server/db/databaseGone';
import type { Db } from '@server/db/db';
import type { Job, Jobs, Queue } from '@server/jobs/jobs';
import { openWorker, type Worker } from '@server/jobs/worker';
import { fingerprint } from './freeze/fingerprint';
import { asFrozen } from './oneStatement';
import { type DocumentOptions, type StatementDocuments, statementDocuments } from './statementDocuments';

/** Either "see what there is to do", or a few statements to freeze and to draw, and how many come after them. */
type Work = { readonly statementNos?: readonly string[]; readonly left?: number };

interface Log {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Statements that are made ready before anybody asks for them. */
export interface Statements {
  readonly papers: StatementDocuments;
  /** In the transaction of an import; one small row, however many statements it brought. */
  readonly onApplied: (tx: { readonly sql: Db['sql'] }) => Promise<void>;
  worker(log: Log): Worker;
}

/** Statements of one job: frozen together, drawn one by one. */
const BATCH = 100;
const DAY = 86_400;

export const statementsQueue = { name: 'statements', claimSeconds: 900, keepSeconds: 14 * DAY };

/** So many months before the newest close are drawn beforehand; older ones are drawn when somebody asks. */
const DRAWN_MONTHS = 13;

const failures = {
  claim: 'The statements that wait could not be read; it is tried again.',
  work: 'Statements could not be made ready; it is tried again.',
  tidy: 'Claims on statements could not be given back.',
} as const;

interface StatementOptions extends DocumentOptions {
  readonly jobs: Jobs;
  /** Waits until the next may be drawn while nobody waits for it. */
  readonly pace: () => Promise<void>;
}

/** Opens the making of statements over the jobs; the first time, its queue is made. */
export async function openStatements(options: StatementOptions): Promise<Statements> {
  const { db, jobs, pace } = options;
  const papers = statementDocuments(options);
  const queue = await jobs.queue<Work>(statementsQueue);
  const workers: Worker[] = [];

  async function make(log: Log, job: Job<Work>): Promise<void> {
    const { statementNos, left } = job.data;
    if (!statementNos) return plan(db, queue, job);
    await papers.freeze(statementNos);
    for (const { no, ...row } of await undrawn(db, statementNos)) {
      await pace();
      await papers.draw(no, asFrozen(row)).catch((error: Error) => {
        if (error instanceof DatabaseGone) throw error;
        // One that cannot be drawn must not hold up the others; whoever asks for it is told.
        log.warn({ statementNo: no, error: error.message }, 'A statement could not be drawn.');
      });
    }
    await queue.end(db.sql, job);
    log.info({ statements: statementNos.length, left }, 'Statements are ready.');
  }

  return {
    papers,
    async onApplied(tx) {
      await queue.add(tx.sql, [{ data: {}, priority: 1_000_000 }]);
      for (const worker of workers) worker.nudge();
    },
    worker(log) {
      const worker = openWorker({
        name: statementsQueue.name,
        db,
        // One of the threads at most, which others wait for too.
        lanes: 1,
        claim: (most) => queue.claim(most),
        work: (job) => make(log, job),
        tidy: () => jobs.recover(),
        complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
      });
      workers.push(worker);
      return worker;
    },
  };
}

/** Each statement "s" with its ERP's paper "f" and the snapshot "x" that was frozen last. */
const standing = sql`statement s
    left join feed_document f on f.file_name = s.pdf_file
    left join lateral (
      select x.version, x.fingerprint, x.content, x.sha256 from statement_snapshot x
      where x.statement_no = s.statement_no order by x.version desc limit 1
    ) x on true`;

const isUndrawn = sql`f.sha256 is null
    and s.period_to > (select max(period_to) from statement) - make_interval(months => ${DRAWN_MONTHS})
    and not exists (select from statement_pdf p where p.statement_no = s.statement_no and p.version = x.version)`;

/** Puts the statements that nobody froze or drew yet into batches, the newest first. */
async function plan(db: Db, queue: Queue<Work>, job: Job<Work>): Promise<void> {
  const { rows } = await sql<{ no: string }>`
    select s.statement_no as no from ${standing}
    where x.fingerprint is distinct from ${fingerprint} or ${isUndrawn}
    order by s.period_to desc, s.statement_no`.execute(db.sql);
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, i) =>
    rows.slice(i * BATCH, (i + 1) * BATCH).map(({ no }) => no),
  );
  await db.transaction(async (tx) => {
    if (!(await queue.end(tx.sql, job))) return;
    await queue.add(
      tx.sql,
      batches.map((statementNos, i) => ({
        data: { statementNos, left: Math.max(0, rows.length - (i + 1) * BATCH) },
        priority: batches.length - i,
      })),
    );
  });
}

/** Those of some frozen statements that are to be drawn beforehand, in the order that they are given in. */
async function undrawn(db: Db, statementNos: readonly string[]) {
  const { rows } = await sql<{ no: string; version: number; content: string; sha256: string }>`
    select s.statement_no as no, x.version, x.content, x.sha256 from ${standing}
    where s.statement_no = any(${[...statementNos]}::text[]) and x.version is not null and ${isUndrawn}
    order by array_position(${[...statementNos]}::text[], s.statement_no)`.execute(db.sql);
  return rows;
}
