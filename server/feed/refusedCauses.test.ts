import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { importDrop } from './importDrop';
import { tinyDrop } from './testing/tinyDrop';
import { writeDrop } from './testing/writeDrop';

const changed = (file: string, change: (text: string) => string): string =>
  writeDrop(tinyDrop(), { text: { [file]: change } });

describe('a refused drop tells where to look', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb();
    return () => db.close();
  });

  it('at the line of an open quote that swallows rows', async () => {
    const folder = changed('invoices.csv', (text) => text.replace('north"', 'north'));
    const { issues } = await importDrop(db, folder);
    expect(issues).toMatchObject([
      {
        severity: 'fatal',
        rule: 'rows',
        value: '1',
        hint: expect.stringContaining('Look at line 2 first'),
      },
      { severity: 'fatal', rule: 'control-total' },
      { severity: 'row', file: 'invoices.csv', line: 2, key: '0048213', rule: 'quote' },
    ]);
  });

  it('at a quote that is never closed, before what follows from it', async () => {
    const folder = changed('invoices.csv', (text) => text.replace(/(.*)north"/s, '$1north'));
    const { issues } = await importDrop(db, folder);
    expect(issues.map(({ rule, line }) => [rule, line])).toEqual([
      ['unclosed-quote', 3],
      ['rows', null],
      ['control-total', null],
    ]);
  });

  it('at the header as it was read, where a column is missing', async () => {
    const folder = changed('contacts.csv', (text) => text.replace('email', 'mail'));
    const { issues } = await importDrop(db, folder);
    expect(issues).toMatchObject([
      { rule: 'missing-column', column: 'email', value: expect.stringMatching(/^account_no, mail, name/) },
    ]);
  });
});
