import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestEngine } from '../testing/testDb';
import type { Engine } from './engine';
import { expectMigrated, migrate } from './migrate';
import { migrations } from './migrations';
import type { Migration } from './migrationState';

const engine = async () => {
  const opened = await openTestEngine();
  onTestFinished(() => opened.close());
  return opened;
};
const first = { name: '901-first', sql: 'create table crop (name text primary key)' };
const second = { name: '902-second', sql: 'alter table crop add column acres numeric' };
const steps: Migration[] = [second, first];
const broken = { name: '903-broken', sql: 'alter table no_such_table add column x int' };
const all = [...migrations, ...steps];

async function rowsOf(db: Engine, text: string): Promise<readonly unknown[]> {
  const session = await db.acquire();
  const { rows } = await session.query(text, []).finally(() => session.release());
  return rows;
}
const checksums = (db: Engine) =>
  rowsOf(db, `select name, checksum from migration where name like '90%' order by name`);
const change = async (db: Engine, text: string) => {
  const session = await db.acquire();
  await session.script(text).finally(() => session.release());
};

describe('migrate', () => {
  it('applies what is missing in the order of names, once', async () => {
    const db = await engine();

    expect(await migrate(db, all)).toEqual({ applied: ['901-first', '902-second'], ahead: [] });
    expect(await migrate(db, all)).toEqual({ applied: [], ahead: [] });
  });

  it('keeps what came before a step that fails, and nothing of that step', async () => {
    const db = await engine();
    const failing = { ...broken, sql: `insert into crop (name) values ('wheat'); ${broken.sql}` };

    await expect(migrate(db, [...all, failing])).rejects.toThrow(
      /^Migration 903-broken: .*no_such_table.* Nothing of it was changed. Applied before it, and kept: 901-first, 902-second\.$/,
    );
    expect(await rowsOf(db, 'select name from crop')).toEqual([]);
    expect((await migrate(db, all)).applied).toEqual([]);
  });

  it('leaves nothing of the first run on an empty database in which one step fails', async () => {
    const db = await engine();
    await change(db, 'drop table migration');

    await expect(migrate(db, [...steps, broken])).rejects.toThrow('Migration 903-broken');
    expect((await migrate(db, steps)).applied).toEqual(['901-first', '902-second']);
  });

  it('lets two starters migrate at the same time', async () => {
    const db = await engine();

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
    const db = await engine();
    await migrate(db, all);
    const now = [...migrations, { ...first, sql }, second];

    const words = /901-first was changed after it was applied.*Start the program that applied it/;
    for (const start of [() => migrate(db, now), () => expectMigrated(db, now)]) {
      if (isTaken) await expect(start()).resolves.toBeDefined();
      else await expect(start()).rejects.toThrow(words);
    }
  });

  it('by a program that noted no checksums gets its own once, and is held to it from then on', async () => {
    const db = await engine();
    await migrate(db, all);
    const noted = await checksums(db);
    await change(db, 'alter table migration drop column checksum');

    expect(await migrate(db, all)).toEqual({ applied: [], ahead: [] });
    expect(await checksums(db)).toEqual(noted);
    expect(noted).toEqual([
      { name: '901-first', checksum: expect.stringMatching(/^[\da-f]{64}$/) as string },
      { name: '902-second', checksum: expect.stringMatching(/^[\da-f]{64}$/) as string },
    ]);
    await expect(migrate(db, [...migrations, { ...first, sql: 'select 1' }, second])).rejects.toThrow(
      '901-first',
    );
  });
});

describe('a program and a database of other versions', () => {
  const contract = { name: '903-contract-crop', sql: 'alter table crop drop column acres' };

  it.each<[string, readonly Migration[], readonly Migration[], RegExp | undefined]>([
    ['the same version', all, all, undefined],
    ['a database that a newer program added to', all, migrations, undefined],
    [
      'a database that a newer program took from',
      [...all, contract],
      all,
      /database is newer than this program.*903-contract-crop took it away\. Start the newer program/,
    ],
  ])('%s', async (_, before, program, words) => {
    const db = await engine();
    await migrate(db, before);

    for (const start of [() => migrate(db, program), () => expectMigrated(db, program)]) {
      if (words) await expect(start()).rejects.toThrow(words);
      else await expect(start()).resolves.toBeDefined();
    }
  });

  it('tell what a newer program has added', async () => {
    const db = await engine();
    await migrate(db, all);

    expect(await expectMigrated(db, migrations)).toEqual(['901-first', '902-second']);
    expect(await migrate(db, migrations)).toEqual({ applied: [], ahead: ['901-first', '902-second'] });
  });

  it.each([
    ['the names of a few', migrations, /: 901-first, 902-second must be applied first.*npm run migrate/],
    ['how many, of all', [], /: \d\d migrations must be applied first/],
  ])('where some are missing and none may be applied, are told %s', async (_, before, words) => {
    const db = await engine();
    if (before.length === 0) await change(db, 'drop table migration');

    await expect(expectMigrated(db, all)).rejects.toThrow(words);
    expect(await rowsOf(db, `select to_regclass('crop') as crop`)).toEqual([{ crop: null }]);
  });
});
