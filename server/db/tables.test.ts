import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { tableTypes } from '@scripts/generate/tableTypes';
import { openTestDb } from '../testing/testDb';
import type { Db } from './db';

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
});

it('the table types are those of the migrated database (else: npm run tables)', async () => {
  expect(await tableTypes(db)).toBe(readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8'));
});

it('a new column brings its type, its words, its comment and what the database fills in', async () => {
  await db.script(`create table crop (
      id bigint generated always as identity, acres numeric(16,6), planted date not null, day smallint default 1,
      kind text not null check (kind in ('corn', 'wheat')), note text check (length(note) < 9));
    comment on table crop is 'What grows.';
    comment on column crop.acres is 'Measured.'`);
  const text = await tableTypes(db);
  await db.script('drop table crop');

  expect(text).toContain(
    [
      '/** What grows. */',
      'export interface CropTable {',
      '  id: GeneratedAlways<number>;',
      '  /** Measured. */',
      '  acres: string | null;',
      '  planted: string;',
      '  day: Generated<number | null>;',
      "  kind: 'corn' | 'wheat';",
      '  note: string | null;',
      '}',
    ].join('\n'),
  );
  expect(text).toContain('\n  crop: CropTable;\n');
});

it('a type that nobody reads yet is refused by name', async () => {
  await db.script('create table crop (spot point)');
  const refusal = await tableTypes(db).catch((error: Error) => error.message);
  await db.script('drop table crop');

  expect(refusal).toContain('crop.spot is of type point');
});

it('hands out what the types promise', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 1::bigint as whole, 1.50::numeric(16,6) as decimal, date '2026-04-12' as day,
      timestamptz '2026-04-12 00:00:00Z' as at, '[1]'::jsonb as json, 2::smallint as small`.execute(db.sql);

  expect(rows).toEqual([
    { whole: 1, decimal: '1.500000', day: '2026-04-12', at: '2026-04-12T00:00:00.000Z', json: [1], small: 2 },
  ]);
});
