import type { FastifyBaseLogger } from 'fastify';
import type { StatementTold } from '../db/timed';
import { callNow } from '../http/call';

/**
 * Logs each statement that took longer, by its name and by who asked for it; never with what it was given.
 * @param overMs 0: none is logged
 */
export function slowStatements(log: FastifyBaseLogger, overMs: number): StatementTold {
  return ({ name, seconds, failed }) => {
    const ms = Math.round(seconds * 1_000);
    if (overMs === 0 || ms < overMs) return;
    const { requestId, route } = callNow() ?? {};
    log.warn({ statement: name, ms, failed, askedBy: askedBy(), requestId, route }, 'A statement was slow');
  };
}

const DEPTH = 40;
/** Of the way from who asks to the database, which is the same for all. */
const ON_THE_WAY = new Set(
  'askedBy ran run query script copy executeQuery inTransaction asked commit repeating transaction runScript copyChunks copyIn'.split(
    ' ',
  ),
);
const FRAME = /^at (?:async )?(?:new )?([\w$.<> ]+?) (?:\[as \w+\] )?\((.*)\)$/;

/** The functions that ask for a statement, the nearest first: at most three. */
function askedBy(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  const names: string[] = [];
  for (const line of stack.split('\n').slice(1)) {
    const [, name = '', place = ''] = FRAME.exec(line.trim()) ?? [];
    const own = name.replace(/^.*\./, '');
    if (own === '' || own === '<anonymous>' || /node_modules|node:|^index \d/.test(place)) continue;
    if (!ON_THE_WAY.has(own)) names.push(own);
  }
  return names.slice(0, 3).join(' < ');
}
