import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openDb } from '../db/open';
import { postgresEngine } from '../db/postgres';
import { timed } from '../db/timed';
import { openLog } from '../http/logLines';
import { createServer } from '../http/server';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { slowStatements } from './slowStatements';

let server: RealPostgres;
let db: Db;
const lines: Record<string, unknown>[] = [];
const log = openLog({ level: 'warn', to: { write: (line) => void lines.push(JSON.parse(line) as never) } });
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
  const engine = await postgresEngine(server.url('postgres'));
  db = openDb(timed(engine, slowStatements(log, 50)));
});
afterAll(async () => {
  await db.close();
  await server.stop();
});
/** Whatever else was slow on a busy machine is left out. */
const told = () => lines.splice(0).filter(({ statement }) => statement === 'select pg_class');

/** Takes as long as it is told, by the server's own clock. */
async function slowCrops(sqlOf: Db['sql'], seconds: number) {
  const { rows } = await sql`select pg_sleep(${seconds}), ${'secret'}::text from pg_class limit 1`.execute(
    sqlOf,
  );
  return rows;
}
const cropPage = async (seconds: number) => (await slowCrops(db.sql, seconds)).length;
const cropsWithin = async (seconds: number) =>
  await db.transaction(async (tx) => await slowCrops(tx.sql, seconds));
const slow = { level: 40, msg: 'A statement was slow', statement: 'select pg_class', failed: false };

it.each([
  ['by itself', cropPage, 'slowCrops < cropPage'],
  ['in a transaction', cropsWithin, 'slowCrops < cropsWithin'],
])(
  'a slow statement %s is logged with who asked for it and not with what it was given',
  async (_, ask, by) => {
    await ask(0.06);

    const logged = told();
    expect(logged).toEqual([expect.objectContaining({ ...slow, askedBy: by })]);
    expect(logged[0]!.ms).toBeGreaterThanOrEqual(50);
    expect(JSON.stringify(logged)).not.toContain('secret');
  },
);

it('names the call for which it was asked', async () => {
  const app = createServer({ log });
  app.post<{ Params: { no: string } }>('/crops/:no', async () => await slowCrops(db.sql, 0.06));
  const answer = await app.inject({ method: 'POST', url: '/crops/4711', payload: { some: 'body' } });
  await app.close();

  const call = { route: '/crops/:no', requestId: answer.headers['x-request-id'] };
  expect(told()).toEqual([expect.objectContaining({ ...slow, ...call })]);
});

it.each([
  [50, 0.049, 0],
  [50, 0.05, 1],
  [0, 9, 0],
])('over %i ms, one of %f s is logged %i times', (overMs, seconds, times) => {
  slowStatements(log, overMs)({ name: 'select pg_class', seconds, failed: false });

  expect(told()).toHaveLength(times);
});
