import { describe, expect, it } from 'vitest';
import { type ApprovalBasis, changedSince } from './changedSinceApproval';

type Invoice = ApprovalBasis['invoices'][number];

const invoice = (over: Partial<Invoice> = {}): Invoice => ({
  invoiceNo: 'A-1',
  paysCents: 6_000,
  openCents: 10_000,
  disputed: false,
  ...over,
});

const basis = (over: Partial<ApprovalBasis> = {}): ApprovalBasis => ({
  bankAccount: 'ab12',
  isClosed: false,
  amountCents: 6_000,
  availableCents: null,
  invoices: [invoice()],
  ...over,
});

const invoices = (over: Partial<Invoice>) => basis({ invoices: [invoice(over)] });
const memo = (openCents: number) => invoices({ paysCents: -3_000, openCents });
const plan = (availableCents: number) => basis({ availableCents, invoices: [] });

describe('of what an approval rests on', () => {
  it.each<[string, ApprovalBasis, ApprovalBasis, readonly string[]]>([
    ['nothing is otherwise', basis(), basis(), []],
    ['the bank account is another', basis(), basis({ bankAccount: 'ab13' }), ['bankAccount']],
    ['the bank account is gone', basis(), basis({ bankAccount: null }), ['bankAccount']],
    ['there never was a bank account', basis({ bankAccount: null }), basis({ bankAccount: null }), []],

    ['the account was closed', basis(), basis({ isClosed: true }), ['accountStatus']],
    ['the account was closed before', basis({ isClosed: true }), basis({ isClosed: true }), []],
    ['the account was opened again', basis({ isClosed: true }), basis(), []],

    ['as much is open as it pays', basis(), invoices({ openCents: 6_000 }), []],
    ['a cent less is open than it pays', basis(), invoices({ openCents: 5_999 }), ['invoices']],
    ['nothing is open', basis(), invoices({ openCents: 0 }), ['invoices']],
    ['the invoice is overpaid', basis(), invoices({ openCents: -1 }), ['invoices']],
    ['more is open', basis(), invoices({ openCents: 10_001 }), []],
    ['too little was open before', invoices({ openCents: 5_000 }), invoices({ openCents: 5_000 }), []],
    [
      'too little was open, and a cent less is',
      invoices({ openCents: 5_000 }),
      invoices({ openCents: 4_999 }),
      ['invoices'],
    ],
    [
      'too little was open, and a cent more is',
      invoices({ openCents: 5_000 }),
      invoices({ openCents: 5_001 }),
      [],
    ],

    ['as much of a credit memo is open as it uses', memo(-5_000), memo(-3_000), []],
    ['a cent less of a credit memo is open', memo(-5_000), memo(-2_999), ['invoices']],
    ['more of a credit memo is open', memo(-3_000), memo(-5_000), []],

    ['it became disputed', basis(), invoices({ disputed: true }), ['invoices']],
    ['it was disputed before', invoices({ disputed: true }), invoices({ disputed: true }), []],
    ['a dispute ended', invoices({ disputed: true }), basis(), []],
    [
      'one of two has too little open',
      basis({ invoices: [invoice(), invoice({ invoiceNo: 'A-2' })] }),
      basis({ invoices: [invoice(), invoice({ invoiceNo: 'A-2', openCents: 5_999 })] }),
      ['invoices'],
    ],

    ['the plan has as much as is asked for', plan(10_000), plan(6_000), []],
    ['the plan has a cent less than is asked for', plan(10_000), plan(5_999), ['plan']],
    ['the plan has more', plan(10_000), plan(20_000), []],
    ['the plan had too little before', plan(5_000), plan(5_000), []],
    ['the plan had too little, and a cent less now', plan(5_000), plan(4_999), ['plan']],

    [
      'all of it is otherwise',
      basis({ availableCents: 10_000 }),
      {
        ...basis({
          bankAccount: 'x',
          isClosed: true,
          availableCents: 0,
          invoices: [invoice({ openCents: 0 })],
        }),
      },
      ['bankAccount', 'accountStatus', 'invoices', 'plan'],
    ],
  ])('%s', (_, approved, now, changes) => {
    expect(changedSince(approved, now)).toEqual(changes);
  });
});
