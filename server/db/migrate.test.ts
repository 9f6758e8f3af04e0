import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestEngine } from '../testing/testDb';
import type { Engine } from './engine';
import { expectMigrated, migrate } from './migrate';
import type { Migration } from './migrationState';

/** What is there before each test. */
const base: Migration[] = [{ name: '001-farm', sql: 'create table farm (name text primary key)' }];
const first = { name: '901-first', sql: 'create table crop (name text primary key)' };
const second = { name: '902-second', sql: 'alter table crop add column acres numeric' };
const steps: Migration[] = [second, first];
const broken = { name: '903-broken', sql: 'alter table no_such_table add column x int' };
const all = [...base, ...steps];
const many = [...all, ...['905', '906', '907', '908'].map((name) => ({ name, sql: 'select 1' }))];

let db: Engine;
beforeAll(async () => {
  db = await openTestEngine();
});
afterAll(() => db.close());
beforeEach(async () => {
  await change('drop table if exists crop, farm, migration');
  await migrate(db, base);
});

async function rowsOf(text: string): Promise<readonly unknown[]> {
  const session = await db.acquire();
  const { rows } = await session.query(text, []).finally(() => session.release());
  return rows;
}
const checksums = () => rowsOf(`select name, checksum from migration where name like '90%' order by name`);
const change = async (text: string) => {
  const session = await db.acquire();
  await session.script(text).finally(() => session.release());
};

describe('migrate', () => {
  it('applies what is missing in the order of names, once', async () => {
    expect(await migrate(db, all)).toEqual({ applied: ['901-first', '902-second'], ahead: [] });
    expect(await migrate(db, all)).toEqual({ applied: [], ahead: [] });
  });

  it('keeps what came before a step that fails, and nothing of that step', async () => {
    const failing = { ...broken, sql: `insert into crop (name) values ('wheat'); ${broken.sql}` };

    await expect(migrate(db, [...all, failing])).rejects.toThrow(
      /^Migration 903-broken: .*no_such_table.* Nothing of it was changed. Applied before it, and kept: 901-first, 902-second\.$/,
    );
    expect(await rowsOf('select name from crop')).toEqual([]);
    expect((await migrate(db, all)).applied).toEqual([]);
  });

  it('leaves nothing of the first run on an empty database in which one step fails', async () => {
    await change('drop table migration');

    await expect(migrate(db, [...steps, broken])).rejects.toThrow('Migration 903-broken');
    expect((await migrate(db, steps)).applied).toEqual(['901-first', '902-second']);
  });

  it('lets two starters migrate at the same time', async () => {
    const done = await Promise.all([migrate(db, steps), migrate(db, steps)]);

    expect(done.flatMap(({ applied }) => applied).toSorted()).toEqual(['901-first', '902-second']);
  });
});

describe('a migration that was applied', () => {
  it.each<[string, string, boolean]>([
    ['as it was', first.sql, true],
    ['with a comment and other line ends', `-- Fields.\r\n${first.sql.replaceAll(' ', '\r\n  ')}\r\n`, true],
    ['with another type', first.sql.replace('text', 'varchar'), false],
    ['with nothing in it', '', false],
  ])('%s is taken or refused', async (_, sql, isTaken) => {
    await migrate(db, all);
    const now = [...base, { ...first, sql }, second];

    const words = /901-first was changed after it was applied.*Start the program that applied it/;
    for (const start of [() => migrate(db, now), () => expectMigrated(db, now)]) {
      if (isTaken) await expect(start()).resolves.toBeDefined();
      else await expect(start()).rejects.toThrow(words);
    }
  });

  it('by a program that noted no checksums gets its own once, and is held to it from then on', async () => {
    await migrate(db, all);
    const noted = await checksums();
    await change('alter table migration drop column checksum');

    expect(await migrate(db, all)).toEqual({ applied: [], ahead: [] });
    expect(await checksums()).toEqual(noted);
    expect(noted).toEqual([
      { name: '901-first', checksum: expect.stringMatching(/^[\da-f]{64}$/) as string },
      { name: '902-second', checksum: expect.stringMatching(/^[\da-f]{64}$/) as string },
    ]);
    await expect(migrate(db, [...base, { ...first, sql: 'select 1' }, second])).rejects.toThrow('901-first');
  });
});

describe('a program and a database of other versions', () => {
  const contract = { name: '903-contract-crop', sql: 'alter table crop drop column acres' };

  it.each<[string, readonly Migration[], readonly Migration[], RegExp | undefined]>([
    ['the same version', all, all, undefined],
    ['a database that a newer program added to', all, base, undefined],
    [
      'a database that a newer program took from',
      [...all, contract],
      all,
      /database is newer than this program.*903-contract-crop took it away\. Start the newer program/,
    ],
  ])('%s', async (_, before, program, words) => {
    await migrate(db, before);

    for (const start of [() => migrate(db, program), () => expectMigrated(db, program)]) {
      if (words) await expect(start()).rejects.toThrow(words);
      else await expect(start()).resolves.toBeDefined();
    }
  });

  it('tell what a newer program has added', async () => {
    await migrate(db, all);

    expect(await expectMigrated(db, base)).toEqual(['901-first', '902-second']);
    expect(await migrate(db, base)).toEqual({ applied: [], ahead: ['901-first', '902-second'] });
  });

  it.each([
    ['the names of a few', all, false, /: 901-first, 902-second must be applied first.*npm run migrate/],
    ['how many, of many', many, true, /: 7 migrations must be applied first/],
  ])('where some are missing and none may be applied, are told %s', async (_, program, isEmpty, words) => {
    if (isEmpty) await change('drop table migration');

    await expect(expectMigrated(db, program)).rejects.toThrow(words);
    expect(await rowsOf(`select to_regclass('crop') as crop`)).toEqual([{ crop: null }]);
  });
});
