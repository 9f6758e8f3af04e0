import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldAccountsOf } from '../domain/visibility/heldAccounts';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { createFeed, type Feed } from './feed';
import { type Change, set, tooManyWrong } from './testing/change';
import { everything } from './testing/everything';
import { account, tinyDrop } from './testing/tinyDrop';
import { type DropOptions, writeDrop } from './testing/writeDrop';

let db: Db;
let feed: Feed;
let yesterday: string;
beforeEach(async () => {
  db = await openTestDb();
  feed = createFeed(db);
  await feed.import(drop([], { asOf: '2026-04-12' }));
  yesterday = await everything(db);
  return () => db.close();
});

/** The tiny drop with slips, of the day after. */
function drop(changes: readonly Change[], options: DropOptions = {}): string {
  const content = tinyDrop();
  // As many as are wrong in other drops: not their number is then what holds those.
  content['contacts.csv'] = Array.from({ length: 6 }, (_, at) => ({
    account_no: '00117',
    email: `b${at}@example.com`,
  }));
  for (const change of changes) change(content);
  return writeDrop(content, { asOf: '2026-04-13', ...options });
}

const unknownAccount = tooManyWrong;
const twoMoreAccounts: Change = (content) =>
  content['accounts.csv']!.push(account('00301', '0.00'), account('00302', '0.00'));
const noContacts: Change = (content) => content['contacts.csv']!.splice(0);
const record = async (dropId: number) => feed.report(dropId);

describe.each([
  ['quarantined rows', unknownAccount, 'quarantined-rows', null],
  ['a file that grew', twoMoreAccounts, 'row-count', 'accounts.csv'],
  ['a file that shrank', noContacts, 'row-count', 'contacts.csv'],
])('a drop with %s', (_, change, rule, file) => {
  it('is held, with its differences, and leaves the day before whole', async () => {
    const report = await feed.import(drop([change]));
    expect(report).toMatchObject({ outcome: 'held', asOf: '2026-04-13' });
    expect(report.holds).toEqual([expect.objectContaining({ rule, file })]);
    expect(report.importId).toBeUndefined();
    expect(await everything(db)).toBe(yesterday);
    const { asOf, holds, files } = await record(2);
    expect({ asOf, holds }).toEqual({ asOf: '2026-04-13', holds: report.holds });
    expect(Object.fromEntries(files.map(({ file: name, ...counts }) => [name, counts]))).toEqual(
      report.changes,
    );
  });

  it('is applied once it is approved', async () => {
    await feed.import(drop([change]));
    const report = await feed.approve(2, 'root@example.com');
    expect(report).toMatchObject({ outcome: 'applied' });
    expect(await record(2)).toMatchObject({
      outcome: 'applied',
      live: true,
      decidedBy: 'root@example.com',
      canRollBack: true,
    });
    expect(await record(1)).toMatchObject({ outcome: 'applied', live: false, canRollBack: false });
  });
});

it('tells how many rows are new, changed, gone and held back, and what all accounts owe', async () => {
  const folder = drop([
    unknownAccount,
    twoMoreAccounts,
    set('accounts.csv', 2, { regular_balance: '7.00' }),
    (content) =>
      content['ar_transactions.csv']!.push({
        ...content['ar_transactions.csv']![0]!,
        account_no: '00301',
        txn_id: 'T-9',
        debit: '7.00',
        open_amount: '7.00',
      }),
    set('products.csv', 0, { name: 'UAN' }),
    (content) => content['fields.csv']!.splice(0),
  ]);
  const preview = await feed.preview(folder);
  expect(preview).toMatchObject({
    outcome: 'held',
    preview: true,
    receivable: { beforeCents: 15_000, afterCents: 15_700 },
    changes: {
      'accounts.csv': { inserted: 2, updated: 0, removed: 0, quarantined: 0, before: 2, after: 4 },
      'contacts.csv': { inserted: 0, updated: 0, removed: 6, quarantined: 6, before: 6, after: 6 },
      'products.csv': { inserted: 0, updated: 1, removed: 0, quarantined: 0, before: 1, after: 1 },
      'fields.csv': { inserted: 0, updated: 0, removed: 1, quarantined: 0, before: 1, after: 0 },
    },
  });
  expect(await everything(db)).toBe(yesterday);
  expect(await feed.newest()).toHaveLength(1);
});

describe('a held drop', () => {
  it('is not applied when its folder holds another one by then', async () => {
    const folder = drop([unknownAccount]);
    await feed.import(folder);
    rmSync(join(folder, 'manifest.csv'));
    await expect(feed.approve(2, 'root@example.com')).rejects.toMatchObject({ code: 'conflict' });
    expect(await everything(db)).toBe(yesterday);
  });

  it('is checked again: what became of its files since, or of the day, refuses it', async () => {
    await feed.import(drop([unknownAccount]));
    await feed.import(drop([], { asOf: '2026-04-14' }));
    const live = await everything(db);
    expect(await feed.approve(2, 'root@example.com')).toMatchObject({
      outcome: 'refused',
      issues: [expect.objectContaining({ rule: 'older-as-of' })],
    });
    expect(await record(2)).toMatchObject({ outcome: 'refused', decidedBy: null, findings: { fatal: 1 } });
    expect(await everything(db)).toBe(live);
  });

  it('waits for nobody once it was dismissed or approved', async () => {
    await feed.import(drop([unknownAccount]));
    await feed.dismiss(2, 'root@example.com');
    expect(await record(2)).toMatchObject({ outcome: 'dismissed', decidedBy: 'root@example.com' });
    await expect(feed.approve(2, 'root@example.com')).rejects.toMatchObject({ code: 'conflict' });
    await expect(feed.dismiss(2, 'root@example.com')).rejects.toMatchObject({ code: 'conflict' });
    await expect(feed.dismiss(9, 'root@example.com')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('an account of which rows are quarantined', () => {
  const bad: readonly Change[] = [set('invoices.csv', 1, { total: '1.00' })];
  const held = () => heldAccountsOf(db.sql, ['00117', '00200']);
  const applied = (changes: readonly Change[], asOf: string) => feed.import(drop(changes, { asOf }));

  it('is known with the day that it shows instead, until its rows come whole', async () => {
    expect(await held()).toEqual([]);
    await applied(bad, '2026-04-13');
    expect(await held()).toEqual([{ accountNo: '00117', asOf: '2026-04-12' }]);
    await applied(bad, '2026-04-14');
    expect(await held()).toEqual([{ accountNo: '00117', asOf: '2026-04-12' }]);
    await feed.import(drop([], { asOf: '2026-04-15' }));
    expect(await held()).toEqual([]);
    await feed.rollBack('root@example.com');
    expect(await held()).toEqual([{ accountNo: '00117', asOf: '2026-04-12' }]);
  });

  it('has no day where nothing of it was ever whole', async () => {
    const other = await openTestDb();
    const first = createFeed(other);
    await first.import(drop([set('contacts.csv', 0, { access_level: 'Q' })]));
    expect(await heldAccountsOf(other.sql, ['00117'])).toEqual([{ accountNo: '00117', asOf: null }]);
    await other.close();
  });
});
