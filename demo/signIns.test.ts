import { beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '@contract/format/date';
import { unmetPasswordRequirements } from '@contract/rules/password';
import { invited, signIns } from './signIns';
import { cents, demoDrop, type Row, type Rows, sum } from './testing/readDrop';

const asOf = '2026-04-12';
let rows: Rows;

beforeAll(async () => {
  ({ rows } = await demoDrop(asOf));
});

const account = (accountNo: string): Row => rows.accounts.find((row) => row['account_no'] === accountNo)!;
const invoicesOf = (accountNo: string) => rows.invoices.filter((row) => row['account_no'] === accountNo);
const withNote = (words: string) => signIns.find(({ note }) => note.toLowerCase().includes(words))!;
const onlyAccount = (words: string) => withNote(words).accounts[0]!.accountNo;

describe('the demo sign-ins', () => {
  it('are sixteen people with names, passwords and flags that the portal accepts', () => {
    expect(signIns).toHaveLength(16);
    expect(new Set(signIns.map(({ username }) => username)).size).toBe(16);
    expect(new Set(signIns.map(({ password }) => password)).size).toBe(16);
    for (const { username, password } of signIns) {
      expect(username).toMatch(/^[a-z.]+@([a-z]+\.)?example\.com$/);
      expect(unmetPasswordRequirements(password)).toEqual([]);
    }
    expect(signIns.filter(({ admin }) => admin)).toHaveLength(2);
  });

  it('name accounts of the drop, which names them as contacts', () => {
    const letters = { owner: 'O', pay: 'P', view: 'V', documents: 'D' };
    const contacts = rows.contacts.map((row) => [
      row['account_no'],
      row['email'],
      row['access_level'],
      row['relationship'],
    ]);
    for (const { username, accounts } of signIns) {
      for (const { accountNo, level, relationship } of accounts) {
        expect(account(accountNo)).toBeDefined();
        expect(contacts).toContainEqual([accountNo, username, letters[level], relationship]);
      }
    }
  });

  it('leave two people invited, with accounts of the drop and no password', () => {
    expect(invited).toHaveLength(2);
    for (const person of invited) {
      expect(person).not.toHaveProperty('password');
      expect(signIns.map(({ username }) => username)).not.toContain(person.username);
      for (const { accountNo } of person.accounts) expect(account(accountNo)).toBeDefined();
    }
  });

  it('have the access that their notes tell of', () => {
    const access = (words: string) =>
      withNote(words).accounts.map(({ level, relationship }) => `${level} ${relationship}`);
    expect(access('landlord')).toEqual(['view landlord']);
    expect(access('spouse')).toEqual(['pay spouse']);
    expect(access('accountant')).toEqual(['documents accountant', 'documents accountant']);
    expect(withNote('four accounts').accounts).toHaveLength(4);
  });
});

describe('the grower with one account', () => {
  it('has a season of lines from several branches', () => {
    const invoices = invoicesOf('00117');
    const numbers = new Set(invoices.map((row) => row['invoice_no']));
    const lines = rows.invoice_lines.filter((row) => numbers.has(row['invoice_no']));
    const season = lines.filter((row) => row['crop_year'] === '2026');
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.length).toBeLessThan(2_500);
    expect(season.length).toBeGreaterThan(250);
    expect(season.length).toBeLessThan(450);
    expect(new Set(invoices.map((row) => row['branch'])).size).toBe(3);
    expect(new Set(lines.map((row) => row['group_code'])).size).toBeGreaterThan(18);
  });

  it('owes something past due, due soon and deferred, has paid much and prepaid more', () => {
    for (const column of ['past_due', 'not_due', 'deferred', 'prepay_remaining', 'finance_charge_ytd']) {
      expect([column, cents(account('00117'), column) > 0]).toEqual([column, true]);
    }
    const invoices = invoicesOf('00117');
    expect(
      invoices.some((row) => cents(row, 'prepay_applied') === cents(row, 'total') && row['total'] !== '0.00'),
    ).toBe(true);
    expect(
      invoices.filter((row) => cents(row, 'paid') > 0 && cents(row, 'open_amount') === 0).length,
    ).toBeGreaterThan(100);
    expect(
      new Set(invoices.filter((row) => cents(row, 'open_amount') > 0).map((row) => row['due_date'])).size,
    ).toBeGreaterThan(3);
  });
});

describe('the accounts that show one thing each', () => {
  it('has a landlord who buys nothing but a share of somebody else’s tickets', () => {
    const invoices = invoicesOf('00131');
    expect(invoices.length).toBeGreaterThan(5);
    expect(invoices.every((row) => row['split_group'] !== '' && row['split_percent'] === '33.3333')).toBe(
      true,
    );
  });

  it('has a partnership that carries 60 % of its tickets', () => {
    expect(invoicesOf('00203').filter((row) => row['split_percent'] === '60.0000').length).toBeGreaterThan(
      10,
    );
  });

  it('has an account whose oldest debt is more than 60 days past due', () => {
    const accountNo = onlyAccount('60 days');
    const open = invoicesOf(accountNo).filter((row) => cents(row, 'open_amount') > 0);
    expect(Math.max(...open.map((row) => daysBetween(row['due_date']!, asOf)))).toBe(62);
    expect(cents(account(accountNo), 'aging_90')).toBeGreaterThan(0);
    expect(cents(account(accountNo), 'aging_over_90')).toBe(0);
    expect(account(accountNo)['status']).toBe('H');
  });

  it('has one that pays cash on delivery and owes nothing', () => {
    const accountNo = onlyAccount('cash on delivery');
    expect([account(accountNo)['status'], account(accountNo)['terms_code']]).toEqual(['C', 'COD']);
    expect(invoicesOf(accountNo).length).toBeGreaterThan(20);
    expect(sum(invoicesOf(accountNo), 'open_amount')).toBe(0);
  });

  it('has a closed one with nothing open or new', () => {
    const closed = account(onlyAccount('closed'));
    expect([closed['status'], closed['closed_on'] !== '', cents(closed, 'regular_balance')]).toEqual([
      'X',
      true,
      0,
    ]);
    expect(
      invoicesOf(closed['account_no']!).every((row) => row['invoice_date']! <= closed['closed_on']!),
    ).toBe(true);
  });

  it('has a new one with no history and one that takes no ACH', () => {
    expect(invoicesOf(onlyAccount('brand-new'))).toEqual([]);
    expect(account(onlyAccount('no ach'))['no_ach']).toBe('Y');
  });

  it('has deposit accounts for the two deposit-plan users, one with a hold', () => {
    const of = (words: string) => {
      const mine = new Set(withNote(words).accounts.map(({ accountNo }) => accountNo));
      return rows.deposit_accounts.filter((row) => mine.has(row['account_no']!));
    };
    expect([withNote('two deposit accounts').deposit_plan, withNote('has a hold').deposit_plan]).toEqual([
      true,
      true,
    ]);
    expect(of('two deposit accounts').map((row) => cents(row, 'hold_amount'))).toEqual([0, 0]);
    expect(of('has a hold').map((row) => cents(row, 'hold_amount'))).toEqual([500_000]);
  });
});
