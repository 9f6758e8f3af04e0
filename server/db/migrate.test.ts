import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestEngine } from '../testing/testDb';
import { type Migration, migrate } from './migrate';
import { migrations } from './migrations';

const engine = async () => {
  const opened = await openTestEngine();
  onTestFinished(() => opened.close());
  return opened;
};
const steps: Migration[] = [
  { name: '902-second', sql: 'alter table crop add column acres numeric' },
  { name: '901-first', sql: 'create table crop (name text primary key)' },
];

describe('migrate', () => {
  it('applies what is missing in the order of names, once', async () => {
    const db = await engine();

    expect(await migrate(db, [...migrations, ...steps])).toEqual(['901-first', '902-second']);
    expect(await migrate(db, [...migrations, ...steps])).toEqual([]);
  });

  it('leaves nothing of a run in which one step fails', async () => {
    const db = await engine();
    const broken = [...steps, { name: '903-broken', sql: 'alter table no_such_table add column x int' }];

    await expect(migrate(db, broken)).rejects.toThrow('no_such_table');
    expect(await migrate(db, steps)).toEqual(['901-first', '902-second']);
  });

  it('lets two starters migrate at the same time', async () => {
    const db = await engine();

    const applied = await Promise.all([migrate(db, steps), migrate(db, steps)]);

    expect(applied.flat().toSorted()).toEqual(['901-first', '902-second']);
  });
});
