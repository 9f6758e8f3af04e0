import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseGone } from '../db/databaseGone';
import type { Db } from '../db/db';
import { foreignQuery } from '../db/foreignQuery';
import { breakingDb } from '../testing/breakingDb';
import { openTestDb } from '../testing/testDb';
import type { Jobs, Queue } from './jobs';
import { openJobs } from './openJobs';
import { openWorker } from './worker';

type Work = { readonly what: string };
const DAY = 86_400;

let db: Db;
let jobs: Jobs;
let first: Queue<Work>;
let second: Queue<Work>;
beforeAll(async () => {
  db = await openTestDb();
  jobs = await openJobs(db);
  first = await jobs.queue({ name: 'first', claimSeconds: 900, keepSeconds: DAY });
  second = await jobs.queue({ name: 'second', claimSeconds: 1, keepSeconds: DAY });
});
beforeEach(() => foreignQuery(db.sql, 'delete from pgboss.job', []));
afterAll(() => db.close());

const what = async (queue: Queue<Work>, most = 10) => (await queue.claim(most)).map(({ data }) => data.what);

describe('queues of one database', () => {
  it('hand out their own work, the most urgent first', async () => {
    await first.add(db.sql, [
      { data: { what: 'sow' } },
      { data: { what: 'spray' }, priority: 5 },
      { data: { what: 'fallow' }, priority: -1 },
    ]);
    await second.add(db.sql, [{ data: { what: 'other' } }]);

    expect([await what(first, 1), await what(first, 1), await what(first, 1)]).toEqual([
      ['spray'],
      ['sow'],
      ['fallow'],
    ]);
    expect(await what(second)).toEqual(['other']);
  });

  it('know nothing of work whose cause did not commit', async () => {
    const undone = db.transaction(async ({ sql }) => {
      await first.add(sql, [{ data: { what: 'sow' } }]);
      throw new Error('no');
    });

    await expect(undone).rejects.toThrow('no');
    expect(await what(first)).toEqual([]);
  });

  it('keep work back until it is due', async () => {
    await first.add(db.sql, [{ data: { what: 'later' }, afterSeconds: 60 }]);

    expect(await what(first)).toEqual([]);
  });

  it('forget what came to its end, and give back what somebody died over', async () => {
    await second.add(db.sql, [{ data: { what: 'done' } }, { data: { what: 'left' }, priority: -1 }]);
    const claimed = await second.claim(2);
    await second.end(
      db.sql,
      claimed.find(({ data }) => data.what === 'done')!,
    );
    await foreignQuery(db.sql, `update pgboss.job set started_on = now() - interval '1 hour'`, []);
    await jobs.recover();

    await vi.waitFor(async () => expect(await what(second)).toEqual(['left']));
  });
});

describe('a process that makes no table', () => {
  const third = { name: 'third', claimSeconds: 1, keepSeconds: DAY };

  it('finds the queues that are there, and is refused in words where one is not', async () => {
    const using = await openJobs(db, { migrates: false });
    const queue = await using.queue<Work>({ ...third, name: 'first' });
    await queue.add(db.sql, [{ data: { what: 'sow' } }]);

    expect(await what(first)).toEqual(['sow']);
    await expect(using.queue(third)).rejects.toThrow(/no queue third.*Run "npm run migrate"/);
  });
});

describe('a connection that breaks', () => {
  it('while work is claimed leaves the work to whoever asks next', async () => {
    const { db: breaking, endNext } = breakingDb(db);
    const queue = await (
      await openJobs(breaking)
    ).queue<Work>({
      name: 'first',
      claimSeconds: 900,
      keepSeconds: DAY,
    });
    await first.add(db.sql, [{ data: { what: 'sow' } }]);
    endNext('undone');

    await expect(queue.claim(1)).rejects.toThrow(DatabaseGone);
    expect(await what(first)).toEqual(['sow']);
  });

  it('during work has it done again under the same claim, and nobody told', async () => {
    await first.add(db.sql, [{ data: { what: 'sow' } }]);
    const tries: string[] = [];
    const complain = vi.fn();
    const worker = openWorker<Work>({
      name: 'test',
      db,
      lanes: 1,
      claim: async (most) => (await first.claim(most)).map(({ data }) => data),
      async work(job) {
        tries.push(job.what);
        if (tries.length === 1) throw new DatabaseGone(new Error('terminated'));
      },
      tidy: async () => undefined,
      complain,
    });

    expect(await worker.round()).toBe(1);
    expect(tries).toEqual(['sow', 'sow']);
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('a worker', () => {
  const workerOver = (work: (job: Work) => Promise<void>, lanes = 2) => {
    const failures: string[] = [];
    const worker = openWorker<Work>({
      name: 'test',
      db,
      lanes,
      claim: async (most) => (await first.claim(most)).map(({ data }) => data),
      work,
      tidy: async () => undefined,
      complain: (error, doing) => failures.push(`${doing}: ${error.message}`),
    });
    return { worker, failures };
  };

  it('does at most as much at once as it has lanes, and goes on after a failure', async () => {
    await first.add(
      db.sql,
      ['a', 'b', 'c'].map((name) => ({ data: { what: name } })),
    );
    const { worker, failures } = workerOver(async ({ what: name }) => {
      if (name === 'a') throw new Error('broken');
    });

    expect([await worker.round(), await worker.round(), await worker.round()]).toEqual([2, 1, 0]);
    expect(failures.length).toBeLessThanOrEqual(1);
  });

  it('looks again when it is nudged, and ends what it does before it closes', async () => {
    const done: string[] = [];
    const { worker } = workerOver(async (job) => void done.push(job.what));
    worker.start();
    await first.add(db.sql, [{ data: { what: 'sow' } }]);
    worker.nudge();

    await vi.waitFor(() => expect(done).toEqual(['sow']));
    await worker.close();
    await first.add(db.sql, [{ data: { what: 'late' } }]);
    worker.nudge();
    expect(done).toEqual(['sow']);
  });
});
