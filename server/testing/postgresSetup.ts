import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { postgresEngine } from '../db/postgres';
import { startPooler } from './pooler';
import { startPostgres } from './realPostgres';

// What the machine's end would lose is of no use to the next run.
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a real PostgreSQL with one migrated template that each test copies. With TEST_POOLER=transaction a pooler stands
 * before it.
 */
export default async function prepare({ provide }: TestProject) {
  const server = await startPostgres(HASTY);
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  await admin.query('create database template_fieldgate');
  await admin.end();
  const engine = await postgresEngine(server.url('template_fieldgate'));
  await migrate(engine, migrations);
  await engine.close();
  const template = 'template_fieldgate';
  if (process.env['TEST_POOLER'] !== 'transaction') {
    provide('testDatabase', { server: server.socketUrl(''), template, pooled: false });
    return () => server.stop();
  }
  const pooler = await startPooler(server.url(''));
  provide('testDatabase', { server: pooler.urlOf(server.url('')), template, pooled: true });
  return async () => {
    await pooler.stop();
    await server.stop();
  };
}
