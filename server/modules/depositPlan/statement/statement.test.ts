import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import * as depositPlans from '@contract/depositPlan/endpoints';
import type { Db } from '@server/db/db';
import { type Pdf, readPdf, rolesOf, textOf } from '@server/pdf/testing/readPdf';
import { aDepositAccount } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aHold } from '../testing/aHold';
import { fillDeposits } from '../testing/fillDeposits';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillDeposits(db);
  const { request, hold } = aHold();
  await put(db, 'request', request);
  await put(db, 'deposit_hold', hold);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const username = 'ada@example.com';
const spring = { from: '2026-03-01', to: '2026-04-30' };
const statement = async (query: object = {}, who = username) => {
  const { name, content } = await portal.as(who).download(depositPlans.statement, {
    query: { username: who, savid: 'D-2', disposition: 'attachment', ...spring, ...query },
  });
  return { name, bytes: Buffer.from(await content.arrayBuffer()) };
};
const told = async (query: object = {}): Promise<{ pdf: Pdf; text: string }> => {
  const pdf = await readPdf((await statement(query)).bytes);
  return { pdf, text: (await textOf(pdf)).join(' ') };
};

describe('the statement of a deposit account', () => {
  it('leads from one balance to the other, up to the day of the newest figures', async () => {
    const { text } = await told();

    for (const said of [
      'Test Supply',
      'Ada Farms LLC',
      'Pullman, WA 99163',
      'Seed money',
      'Mar 1, 2026 to Apr 12, 2026',
      'Opening balance on Mar 1, 2026 $24,900.00',
      'Paid in $0.00',
      'Interest posted $100.00',
      'Paid out −$5,000.00',
      'Closing balance on Apr 12, 2026 $20,000.00',
      'Mar 31, 2026 Interest Interest 4.25% $100.00 $25,000.00',
      'Apr 10, 2026 Withdrawal by check =Check, check 20088 $5,000.00 $20,000.00',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Feb 27, 2026');
    expect(text).not.toContain('add up');
  });

  it('is in the language of who asks for it, around the ERP’s own words', async () => {
    const { text } = await inLanguage('es', () => told());

    for (const said of [
      'Estado de cuenta del plan de depósito',
      'Seed money',
      '1 mar 2026 al 12 abr 2026',
      'Saldo inicial al 1 mar 2026 $24,900.00',
      'Saldo final al 12 abr 2026 $20,000.00',
      '31 mar 2026 Intereses Interest 4.25% $100.00 $25,000.00',
      '10 abr 2026 Retiro con cheque =Check, cheque 20088 $5,000.00 $20,000.00',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('tells what holds as of the newest figures, with what requests hold', async () => {
    const { text } = await told({ savid: 'D-00117' });
    const { plans, disclaimer } = await portal.as(username).call(depositPlans.list, { query: { username } });
    const { availableCents, accruedCents } = plans.find(({ savId }) => savId === 'D-00117')!;
    const dollars = (cents: number) =>
      `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

    expect(text).toContain('Available as of Apr 12, 2026');
    expect(text).toContain('Held for request PR-2026-000001 −$15,000.00');
    expect(text).toContain(`Available ${dollars(availableCents)}`);
    expect(text).toContain('Rate now 4.25% a year');
    expect(text).toContain(`not added yet ${dollars(accruedCents)}`);
    expect(text).toMatch(/Interest added in 2026 so far \$[\d,.]+ Interest added in 2025 \$/);
    expect(disclaimer.length).toBeGreaterThan(20);
    expect(text).toContain(disclaimer);
  });

  it('tells each rate of its days', async () => {
    const { text } = await told({ from: '2025-02-01', to: '2025-12-31' });

    expect(text).toContain('Feb 1, 2025 to Feb 14, 2025 4%');
    expect(text).toContain('Feb 15, 2025 to Dec 31, 2025 4.25%');
    expect(text).toContain('Nothing was posted in this period.');
    expect((await told()).text).not.toContain('Rates of the period');
  });

  it('says why nothing can be taken out', async () => {
    expect((await told()).text).toContain('This deposit account is on hold.');
  });

  it('says so where the ERP’s rows do not lead from balance to balance', async () => {
    const endAt = (balance_after_cents: number) =>
      db.sql
        .updateTable('deposit_transaction')
        .set({ balance_after_cents })
        .where('sav_id', '=', 'D-2')
        .where('txn_id', '=', 'c')
        .execute();
    await endAt(1_999_999);
    const { text } = await told();
    await endAt(2_000_000);

    expect(text).toContain('don’t add up to the figures above');
  });

  it('has a title, a language and a structure that can be read', async () => {
    const { pdf } = await told();
    const roles = (await rolesOf(pdf)).flat();
    const counted = (role: string) => roles.filter((one) => one === role).length;

    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: 'Deposit plan statement D-2, Mar 1, 2026 to Apr 12, 2026, Ada Farms LLC',
      Language: 'en-US',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    // The last of five tables goes on over a page, and is told on both.
    expect([counted('H1'), counted('H2'), counted('Table')]).toEqual([1, 4, 6]);
    expect(counted('TH')).toBeGreaterThan(counted('Table'));
  });

  it('is the same file for the same figures, named by account and days', async () => {
    const first = await statement();

    expect(first.name).toBe('deposit-plan-statement_D-2_2026-03-01_2026-04-12.pdf');
    expect((await statement()).bytes.equals(first.bytes)).toBe(true);
  });

  it.each([
    [{ from: '2026-04-02', to: '2026-04-01' }, 'to', /later last day/],
    [{ from: '2026-04-13', to: '2026-04-20' }, 'from', /newest are from Apr 12, 2026/],
    [{ from: '2025-04-01', to: '2026-04-01' }, 'to', /a year at most/],
    [{ from: '2026-02-30' }, 'from', /2026-04-12/],
    [{ to: '' }, 'to', /./],
  ])('is refused for %j about "%s"', async (query, field, words) => {
    await expect(statement(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.stringMatching(words) },
    });
  });

  it.each([
    ['of an account that does not exist', { savid: 'D-none' }, username, 'not-found'],
    ['for a sign-in without the plan', {}, 'bob@example.com', 'forbidden'],
    ['for whoever may read papers of the ERP only', {}, 'cpa@example.com', 'forbidden'],
  ])('is refused %s', async (_, query, who, code) => {
    await expect(statement(query, who)).rejects.toMatchObject({ code });
  });

  it('holds hundreds of rows on many pages, and refuses thousands', async () => {
    await put(db, 'deposit_account', aDepositAccount({ sav_id: 'D-full' }));
    await sql`insert into deposit_transaction (sav_id, txn_id, seq, effective_date, posting_date, kind,
        description, amount_in_cents, amount_out_cents, balance_after_cents, import_id)
      select 'D-full', 'n' || n, n, d, d, 'deposit', 'Load ' || n || '.', 100, 0, 100 * n, 1
      from (select n, case when n > 1500 then date '2026-02-01' else date '2026-01-01' end as d
        from generate_series(1, 2001) n) x`.execute(db.sql);
    const { pdf, text } = await told({ savid: 'D-full', from: '2026-02-01' });

    expect(pdf.numPages).toBeGreaterThan(10);
    expect(text.match(/Load \d+\./g)).toHaveLength(501);
    expect(text).toContain('Load 2001. $1.00 $2,001.00');
    await expect(statement({ savid: 'D-full', from: '2026-01-01' })).rejects.toMatchObject({
      fields: { to: expect.stringMatching(/2,001 transactions\. .* 2,000 at most\. Choose fewer days/) },
    });
  });
});
