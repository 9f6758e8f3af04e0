import { expect, it, vi } from 'vitest';
import { DatabaseGone } from '../db/databaseGone';
import { openBatchWorker, openWorker } from './worker';

const here = { onChange: () => () => undefined, back: async () => undefined, stopWaiting: () => undefined };

/** A batch worker over pieces that are due until they are done. */
function open(due: Set<string>, work: (piece: string) => Promise<void>, lanes = 2) {
  const claims: number[] = [];
  const complaints: string[] = [];
  const worker = openBatchWorker<string>({
    name: 'test',
    db: here,
    lanes,
    claim: async (most) => {
      claims.push(most);
      return [...due].slice(0, most);
    },
    work: async (piece) => {
      await work(piece);
      due.delete(piece);
    },
    tidy: () => Promise.resolve(),
    complain: ({ message }) => void complaints.push(message),
  });
  return { worker, claims, complaints };
}

it('claims many pieces at once, and works on no more of them than it has lanes', async () => {
  const due = new Set(Array.from({ length: 250 }, (_, n) => String(n)));
  let inHand = 0;
  let most = 0;
  const { worker, claims } = open(due, async () => {
    most = Math.max(most, (inHand += 1));
    await Promise.resolve();
    inHand -= 1;
  });
  while ((await worker.round()) > 0);

  expect(due.size).toBe(0);
  expect(claims).toEqual([200, 200, 200]);
  expect(most).toBe(2);
});

it('tries the other pieces where one fails, and says that it did', async () => {
  const due = new Set(['a', 'bad', 'c', 'd']);
  const { worker, complaints } = open(due, async (piece) => {
    if (piece === 'bad') throw new Error('It is bad.');
  });
  expect(await worker.round()).toBe(1);

  expect([...due]).toEqual(['bad']);
  expect(complaints).toEqual(['It is bad.']);
});

it('does what is left again once the database answers, and complains of nothing', async () => {
  const due = new Set(['a', 'b', 'c']);
  let outages = 1;
  const tried: string[] = [];
  const { worker, complaints } = open(
    due,
    async (piece) => {
      tried.push(piece);
      if (piece === 'b' && outages-- > 0) throw new DatabaseGone(new Error('away'));
    },
    1,
  );
  await worker.round();

  expect(tried).toEqual(['a', 'b', 'a', 'b', 'c']);
  expect(due.size).toBe(0);
  expect(complaints).toEqual([]);
});

it('tidies soon after its start, then once a minute, and no more once it is closed', async () => {
  vi.useFakeTimers();
  try {
    const began = Date.now();
    const tidied: number[] = [];
    const worker = openWorker<never>({
      name: 'test',
      db: here,
      lanes: 1,
      claim: () => Promise.resolve([]),
      work: () => Promise.resolve(),
      tidy: () => Promise.resolve(void tidied.push((Date.now() - began) / 1_000)),
      complain: () => undefined,
    });
    worker.start();
    await vi.advanceTimersByTimeAsync(125_000);
    await worker.close();
    await vi.advanceTimersByTimeAsync(600_000);

    expect(tidied).toEqual([5, 60, 120]);
  } finally {
    vi.useRealTimers();
  }
});
