import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrations } from '@server/db/migrations';
import { differencesOf, keyOf } from './judge';
import { expectKnown } from './known';
import { keysIn, PAGE, pageOf } from './page';

const known = keysIn(readFileSync(PAGE, 'utf8'));

describe('the page of other engines', () => {
  it('has whatever a migration does that is otherwise there', async () => {
    const texts = migrations.map(({ sql }) => sql);
    const found = (await Promise.all(texts.map(differencesOf))).flat().map(keyOf);

    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((key) => !known.has(key))).toEqual([]);
  });

  it('has whatever it was written from, and nothing else', async () => {
    const asked = ['select * from invoice where invoice_no = $1', 'savepoint one', 'select 1'];
    const changes = ['create index on branch (name)'];
    const page = await pageOf(asked, changes);

    expect([...keysIn(page)].sort()).toEqual([
      'citus noCustomer invoice',
      'dsql index branch',
      'dsql savepoint savepoints',
    ]);
    expect(page).toContain('1 of 3 are otherwise. Of these 1 run all the same');
  });
});

describe('a statement', () => {
  it.each([
    'select 1',
    'select 1 from branch where branch_code = $1',
    'select * from invoice where account_no = $1',
  ])('that runs everywhere is no news: %s', async (text) => {
    await expect(expectKnown([text])).resolves.toBeUndefined();
  });

  it.each([
    ['select * from invoice_line tablesample system (1) for no key update', 'dsql rowLock FORNOKEYUPDATE'],
    ['truncate branch', 'dsql truncate truncate'],
    ['create extension planted', 'aurora extension planted'],
  ])('that is new there is told by name: %s', async (text, name) => {
    await expect(expectKnown([text])).rejects.toThrow(name);
  });
});
