import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../../contract/rules/accountTotals';
import { anAccount, anAccountInCredit, aNewAccount } from '../../../stories/support/builders';
import { heroOf } from './heroWords';

const due = {
  nextDue: { date: '2026-11-30', cents: 821_450 },
  openCreditCents: 0,
  disputedPastDueCents: 0,
};
const calm = { pastDueCents: 0, deferredCents: 0 };
const paid = { regularBalanceCents: 0, netDueCents: 0, ...calm };

describe('heroOf', () => {
  it.each([
    [
      'the usual account',
      [anAccount({ deferredCents: 0 })],
      'Balance due',
      1_853_241,
      'Next due Nov 30, 2026: $8,214.50. Includes $2,889.00 past due.',
    ],
    [
      'deferred amounts, which are owed but not due',
      [anAccount({ pastDueCents: 0 })],
      'Balance due',
      1_853_241,
      'Next due Nov 30, 2026: $8,214.50. $4,000.00 is deferred and not due yet.',
    ],
    [
      'a debt beside a credit, never netted',
      [anAccount(calm), anAccountInCredit()],
      'Balance due',
      1_853_241,
      'Next due Nov 30, 2026: $8,214.50. $1,250.00 of credit on another account is not taken off.',
    ],
    [
      'credits alone, added up',
      [anAccountInCredit(), anAccountInCredit()],
      'In your favor',
      -250_000,
      'Next due Nov 30, 2026: $8,214.50.',
    ],
  ])('tells %s', (_, accounts, label, cents, note) => {
    expect(heroOf(totalsOf(accounts), due)).toEqual({ label, cents, note });
  });

  it.each([
    ['nothing owed', [aNewAccount()], 'Nothing is due.'],
    [
      'past due behind a larger credit',
      [anAccountInCredit({ pastDueCents: 10_000 })],
      '$100.00 is past due: your credit pays it only once the office applies it.',
    ],
    [
      'a debt whose due dates did not load',
      [anAccount({ pastDueCents: 0, deferredCents: 0 })],
      'See your purchases for due dates.',
    ],
    ['nothing owed by two', [anAccount(paid), aNewAccount()], 'Nothing is due.'],
  ])('without a next due date tells %s', (_, accounts, note) => {
    expect(heroOf(totalsOf(accounts), undefined).note).toBe(note);
  });

  it('tells of credit memos beside what is due, and what of the late part is in dispute', () => {
    const more = { ...due, openCreditCents: 30_000, disputedPastDueCents: 88_900 };

    expect(heroOf(totalsOf([anAccount({ deferredCents: 0 })]), more).note).toBe(
      'Next due Nov 30, 2026: $8,214.50. Credit memos of $300.00 lower the balance, but pay no invoice until ' +
        'they are applied. Includes $2,889.00 past due, $889.00 of it in dispute.',
    );
  });
});
