import { beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '@contract/format/date';
import { cents, demoDrop, grouped, type Row, type Rows, sum } from './testing/readDrop';

const files = ['invoices', 'payments', 'ar_transactions', 'prepay_contracts'] as const;

/** The figures of an account as its invoices, payments and ledger rows make them, under the feed's own names. */
function figures(own: Record<(typeof files)[number], readonly Row[]>, asOf: string) {
  const due = own.invoices.filter((one) => one['deferred'] === 'N');
  const late = (least: number, most: number) =>
    sum(
      due.filter((one) => {
        const days = daysBetween(one['due_date']!, asOf);
        return days >= least && days <= most;
      }),
      'open_amount',
    );
  const deferred = sum(own.invoices, 'open_amount') - sum(due, 'open_amount');
  const unapplied = sum(own.payments, 'unapplied');
  const posted = own.payments.filter((payment) => payment['status'] === 'P');
  const charges = own.invoices.filter(
    (one) => one['doc_type'] === 'F' && one['invoice_date']!.startsWith(asOf.slice(0, 4)),
  );
  const last = posted
    .filter((payment) => payment['type'] === 'R')
    .toSorted((x, y) => (x['posting_date']! < y['posting_date']! ? -1 : 1))
    .at(-1);
  return {
    regular_balance: sum(own.ar_transactions, 'open_amount'),
    net_of_ledger: sum(own.ar_transactions, 'debit') - sum(own.ar_transactions, 'credit'),
    past_due: late(1, Infinity),
    not_due: late(-Infinity, 0),
    deferred,
    unapplied_credit: unapplied,
    prepay_remaining: sum(own.prepay_contracts, 'remaining'),
    finance_charge_ytd: sum(charges, 'total'),
    aging_current: late(-Infinity, 0) + deferred,
    aging_30: late(1, 30),
    aging_60: late(31, 60),
    aging_90: late(61, 90),
    aging_over_90: late(91, Infinity),
    last_payment_amount: last ? cents(last, 'amount') : 0,
  };
}

describe.each(['2026-04-12', '2026-01-05', '2026-07-31', '2026-10-25'])(
  'the accounts of a drop of %s',
  (asOf) => {
    let rows: Rows;

    beforeAll(async () => {
      ({ rows } = await demoDrop(asOf));
    });

    it('carry exactly what their invoices, payments and ledgers say', () => {
      const of = new Map(files.map((file) => [file, grouped(rows[file], 'account_no')]));
      const told = rows.accounts.map((account) => {
        const own = (file: (typeof files)[number]) => of.get(file)!.get(account['account_no']!) ?? [];
        const expected = figures(
          {
            invoices: own('invoices'),
            payments: own('payments'),
            ar_transactions: own('ar_transactions'),
            prepay_contracts: own('prepay_contracts'),
          },
          asOf,
        );
        const said = Object.keys(expected).map((column) => [
          column,
          column === 'net_of_ledger'
            ? cents(account, 'regular_balance') - cents(account, 'unapplied_credit')
            : cents(account, column),
        ]);
        return { no: account['account_no'], expected, said: Object.fromEntries(said) as typeof expected };
      });
      expect(told.map(({ no, said }) => [no, said])).toEqual(told.map(({ no, expected }) => [no, expected]));
    });

    it('age to their regular balance and owe no less than nothing past due', () => {
      for (const account of rows.accounts) {
        const ages = ['aging_current', 'aging_30', 'aging_60', 'aging_90', 'aging_over_90'];
        const aged = ages.reduce((total, age) => total + cents(account, age), 0);
        expect(aged).toBe(cents(account, 'regular_balance'));
        for (const column of ['past_due', 'unapplied_credit', 'prepay_remaining', 'deferred']) {
          expect([account['account_no'], column, cents(account, column) >= 0]).toEqual([
            account['account_no'],
            column,
            true,
          ]);
        }
      }
    });
  },
);
