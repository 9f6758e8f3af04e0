import * as m from '@locales/problems';
import { ApiError } from '@contract/problem';
import { language } from '@locales/language';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Tinypool } from 'tinypool';
import { openSemaphore } from '../db/semaphore';
import { inSpan } from '../telemetry/span';
import type { Config } from './config';
import { type Asked, type Drawings, drawings } from './drawings';

export interface OpenDrawings {
  readonly drawings: Drawings;
  /** Waits for its turn, so that what is drawn while nobody waits leaves the processor to others. */
  readonly pace: () => Promise<void>;
  /** Ends the threads; nothing may be asked of them any more. */
  close(): Promise<void>;
}

interface DrawingOptions extends Pick<Config['pdf'], 'threads' | 'perSecond'> {
  /** Absolute path of the built drawings.ts; undefined: drawn where it is asked for, as in tests. */
  readonly thread: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** So many wait for a thread, each for a few tenths of a second; whoever comes then is asked to come again. */
const MOST_WAITING = 64;

/** How long a thread without work is kept, in ms: it holds some 60 MB, and takes half a second to come again. */
const IDLE = 60_000;

/** Draws PDFs in threads, since one takes the processor for longer than all else that a call does. */
export function openDrawings({ thread, threads, perSecond, log }: DrawingOptions): OpenDrawings {
  const pace = paceOf(perSecond);
  if (thread === undefined) return { drawings, pace, close: async () => {} };
  const pool = new Tinypool({
    filename: thread,
    name: 'draw',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
  });
  pool.on('error', (error: Error) =>
    log.error({ err: error }, 'A thread that draws PDFs ended while it drew nothing'),
  );
  // The pool's own line stands still when the thread that it waits for ends.
  const semaphore = openSemaphore({
    free: threads,
    most: MOST_WAITING,
    refuse: () => new ApiError({ code: 'unavailable', message: m.unavailable() }),
  });
  const inThread =
    <Name extends keyof Drawings>(name: Name) =>
    (...given: Parameters<Drawings[Name]>): Promise<Buffer> => {
      const asked: Asked<Name> = { name, given, language: language() };
      // The wait for a thread is part of it.
      return inSpan({ name: `draw ${name}` }, async () => {
        await semaphore.acquire();
        try {
          const bytes = (await pool.run(asked)) as Uint8Array;
          return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        } finally {
          semaphore.release();
        }
      });
    };
  return {
    drawings: {
      statement: inThread('statement'),
      depositStatement: inThread('depositStatement'),
      receipt: inThread('receipt'),
      slip: inThread('slip'),
    },
    pace,
    close: () => pool.destroy(),
  };
}

/** Lets one through at a time, evenly, at most so many a second. */
export function paceOf(
  perSecond: number,
  now: () => number = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms),
): () => Promise<void> {
  let next = 0;
  return async () => {
    const from = now();
    const at = Math.max(next, from);
    next = at + 1_000 / perSecond;
    if (at > from) await wait(at - from);
  };
}
