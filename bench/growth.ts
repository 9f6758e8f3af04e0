import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';

/** Watches from a thread of its own: the work itself lets nobody else have its thread for long. */
const watcher = `
  const { parentPort } = require('node:worker_threads');
  let most = 0;
  const look = () => { most = Math.max(most, process.memoryUsage.rss()); };
  const looking = setInterval(look, 2);
  parentPort.on('message', (wish) => {
    look();
    parentPort.postMessage(most);
    if (wish === 'begin') most = 0;
    else { clearInterval(looking); parentPort.close(); }
  });`;

const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

const LOOKED_AT_MS = 1_000;

/**
 * @returns MiB that some work held at most beyond what was held before it. What nobody needs any more is no part of it: over
 *   minutes it lies about until somebody needs the room.
 */
export async function heldBy(work: () => Promise<unknown>): Promise<number> {
  const collect = collector();
  const held = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  };
  const before = held();
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, held())), LOOKED_AT_MS);
  await work();
  clearInterval(looking);
  return Math.max(most, held()) - before;
}

/** @returns MiB that the process needed at most beyond what it had before some work, once what nobody needs is gone */
export async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const thread = new Worker(watcher, { eval: true });
  await once(thread, 'online');
  collector()();
  const ask = async (wish: 'begin' | 'end') => {
    thread.postMessage(wish);
    return ((await once(thread, 'message')) as [number])[0];
  };
  await ask('begin');
  const before = process.memoryUsage.rss();
  await work();
  const most = await ask('end');
  return (most - before) / 2 ** 20;
}
