import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as prepay from '@contract/prepay/endpoints';
import { writeDrop } from '@demo/writeDrop';
import type { Db } from '@server/db/db';
import { importDrop } from '@server/feed/importDrop';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

const username = 'books@example.com';
let db: Db;
let portal: TestApp;
let accounts: string[];
beforeAll(async () => {
  db = await openTestDb();
  const home = await mkdtemp(join(tmpdir(), 'prepay-'));
  const { folder } = await writeDrop(home, { asOf: '2026-04-12', size: 'demo' });
  await importDrop(db, folder);
  await rm(home, { recursive: true });
  const rows = await db.sql
    .selectFrom('account')
    .select('account_no')
    .where('closed_on', 'is', null)
    .execute();
  accounts = rows.map(({ account_no }) => account_no);
  await put(db, 'portal_user', { name: username });
  await put(
    db,
    'account_access',
    ...accounts.map((account_no) => ({
      name: username,
      account_no,
      level: 'owner' as const,
      relationship: 'owner' as const,
    })),
  );
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const contractNos = async () =>
  (
    await db.sql
      .selectFrom('prepay_contract')
      .select('contract_no')
      .where('account_no', 'in', accounts)
      .execute()
  ).map(({ contract_no }) => contract_no);

describe('the prepay of the demo company', () => {
  it('closes, contract by contract and line by line', async () => {
    const numbers = await contractNos();
    const open: string[] = [];
    for (const contractNo of numbers) {
      const ask = (line?: number) =>
        portal.as(username).call(prepay.contract, { params: { contractNo }, query: { username, line } });
      const { lines, history } = await ask();
      const histories = [
        history,
        ...(await Promise.all(lines.map(async ({ lineNo }) => (await ask(lineNo)).history))),
      ];
      for (const { differenceCents, lineNo } of histories)
        if (differenceCents !== 0) open.push(`${contractNo} ${lineNo} ${differenceCents}`);
    }

    expect(open).toEqual([]);
    expect(numbers.length).toBeGreaterThan(20);
  });

  it('sums up to what the table and the accounts say', async () => {
    const query = { username };
    const totals = await portal.as(username).call(prepay.totals, { query });
    const lines = await portal.as(username).call(prepay.lineTotals, { query });
    const sums = await sql<{
      booked: number;
      paid: number;
      used: number;
      remaining: number;
      accounts: number;
    }>`
      select sum(booked_cents)::bigint as booked, sum(paid_cents)::bigint as paid, sum(used_cents)::bigint as used,
        sum(remaining_cents)::bigint as remaining,
        (select sum(prepay_remaining_cents)::bigint from account where closed_on is null) as accounts
      from prepay_contract where account_no = any(${accounts})`.execute(db.sql);
    const [{ booked, paid, used, remaining, accounts: ofAccounts }] = sums.rows as [(typeof sums.rows)[0]];

    expect([totals.bookedCents, totals.paidCents, totals.usedCents]).toEqual([booked, paid, used]);
    expect([totals.remainingCents, lines.remainingCents, ofAccounts]).toEqual([
      remaining,
      remaining,
      remaining,
    ]);
    expect([lines.bookedCents, lines.usedCents]).toEqual([booked, used]);
  });

  it('shows every state, and an estimate where last season says enough', async () => {
    const { rows } = await portal
      .as(username)
      .call(prepay.contracts, { query: { username, limit: 100, sort: 'contract' } });

    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([
      'closed',
      'expired',
      'filled',
      'open',
      'partUsed',
      'unpaid',
    ]);
    expect(
      rows.filter(({ usedUpOn }) => usedUpOn !== null).every(({ usedUpOn }) => usedUpOn! > '2026-04-12'),
    ).toBe(true);
    expect(rows.some(({ usedUpOn }) => usedUpOn !== null)).toBe(true);
  });
});
