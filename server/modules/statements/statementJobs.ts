import { sql } from 'kysely';
import type { Db } from '../../db/db';
import type { Job, Jobs, Queue } from '../../jobs/jobs';
import { openWorker, type Worker } from '../../jobs/worker';
import { fingerprint } from './freeze/fingerprint';
import type { FreezeOptions } from './freeze/freeze';
import { standingOf } from './oneStatement';
import { type Papers, statementPapers } from './papers';

/** Either "see what there is to do", or a few statements to freeze and to draw. */
type Work = { readonly statementNos?: readonly string[] };

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Statements that are made ready before anybody asks for them. */
export interface Statements {
  readonly papers: Papers;
  /** In the transaction of an import; one small row, however many statements it brought. */
  readonly onApplied: (tx: { readonly sql: Db['sql'] }) => Promise<void>;
  worker(log: Log): Worker;
}

/** Statements of one job: frozen together, drawn one by one. */
const BATCH = 100;
const DAY = 86_400;

/** So many months before the newest close are drawn beforehand; older ones are drawn when somebody asks. */
const DRAWN_MONTHS = 13;

const failures = {
  claim: 'The statements that wait could not be read; it is tried again.',
  work: 'Statements could not be made ready; it is tried again.',
  tidy: 'Claims on statements could not be given back.',
} as const;

/** Opens the making of statements over the jobs; the first time, its queue is made. */
export async function openStatements(options: FreezeOptions & { readonly jobs: Jobs }): Promise<Statements> {
  const { db, jobs } = options;
  const papers = statementPapers(options);
  const queue = await jobs.queue<Work>({ name: 'statements', claimSeconds: 900, keepSeconds: 14 * DAY });
  const workers: Worker[] = [];

  async function make(log: Log, job: Job<Work>): Promise<void> {
    const { statementNos } = job.data;
    if (!statementNos) return plan(db, queue, job);
    await papers.freeze(statementNos);
    for (const statementNo of statementNos) {
      await draw(db, papers, statementNo).catch((error: Error) =>
        // One that cannot be drawn must not hold up the others; whoever asks for it is told.
        log.warn({ statementNo, error: error.message }, 'A statement could not be drawn.'),
      );
    }
    await queue.end(db.sql, job);
  }

  return {
    papers,
    async onApplied(tx) {
      await queue.add(tx.sql, [{ data: {}, priority: 1_000_000 }]);
      for (const worker of workers) worker.nudge();
    },
    worker(log) {
      const worker = openWorker({
        // To draw takes the processor, which others wait for too.
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

/** Puts the statements that nobody froze or drew yet into batches, the newest first. */
async function plan(db: Db, queue: Queue<Work>, job: Job<Work>): Promise<void> {
  const { rows } = await sql<{ no: string }>`
    select s.statement_no as no from statement s
    left join feed_document f on f.file_name = s.pdf_file
    left join lateral (
      select x.version, x.fingerprint from statement_snapshot x
      where x.statement_no = s.statement_no order by x.version desc limit 1
    ) x on true
    where x.fingerprint is distinct from ${fingerprint}
      or f.sha256 is null
        and s.period_to > (select max(period_to) from statement) - make_interval(months => ${DRAWN_MONTHS})
        and not exists (select from statement_pdf p
          where p.statement_no = s.statement_no and p.version = x.version)
    order by s.period_to desc, s.statement_no`.execute(db.sql);
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, i) =>
    rows.slice(i * BATCH, (i + 1) * BATCH).map(({ no }) => no),
  );
  await db.transaction(async (tx) => {
    await queue.add(
      tx.sql,
      batches.map((statementNos, i) => ({ data: { statementNos }, priority: batches.length - i })),
    );
    await queue.end(tx.sql, job);
  });
}

async function draw(db: Db, papers: Papers, statementNo: string): Promise<void> {
  const standing = await standingOf(db.sql)(statementNo);
  if (!standing || standing.erpSha256 || !(await isRecent(db, standing.periodTo))) return;
  await papers.of(standing);
  // Requests that came meanwhile go first.
  await new Promise(setImmediate);
}

async function isRecent(db: Db, periodTo: string): Promise<boolean> {
  const { rows } = await sql<{ recent: boolean }>`
    select ${periodTo}::date > max(period_to) - make_interval(months => ${DRAWN_MONTHS}) as recent
    from statement`.execute(db.sql);
  return rows[0]!.recent;
}
