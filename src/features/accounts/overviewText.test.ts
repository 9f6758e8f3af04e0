import { describe, expect, it } from 'vitest';
import { totalsOf } from '@contract/rules/accountTotals';
import {
  anAccount,
  anAccountInCredit,
  aNewAccount,
  aPastDue,
  nothingPastDue,
} from '@stories/support/builders';
import { heroOf, noticeOf, seasonNote } from './overviewText';

const due = { nextDue: { date: '2026-11-30', cents: 821_450, deferredCents: 0 } };
const calm = { pastDue: nothingPastDue, deferredCents: 0 };
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
      [anAccount({ pastDue: nothingPastDue })],
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
      [anAccountInCredit({ pastDue: aPastDue({ payNowCents: 10_000 }) })],
      '$100.00 is past due: your credit pays it only once the office applies it.',
    ],
    ['a debt whose due dates did not load', [anAccount(calm)], 'See your purchases for due dates.'],
    ['nothing owed by two', [anAccount(paid), aNewAccount()], 'Nothing is due.'],
  ])('without a next due date tells %s', (_, accounts, note) => {
    expect(heroOf(totalsOf(accounts), undefined).note).toBe(note);
  });

  it.each([
    [
      'credit memos, and what of the late part nobody is asked for',
      {
        deferredCents: 0,
        openCreditCents: 30_000,
        pastDue: aPastDue({ disputedCents: 88_900, onItsWayCents: 61_294 }),
      },
      due.nextDue,
      'Next due Nov 30, 2026: $8,214.50. Credit memos of $300.00 lower the balance, but pay no invoice until ' +
        'they are applied. Includes $2,889.00 past due. $889.00 past due is in dispute. $612.94 past due is on its way.',
    ],
    [
      'all that falls due on a day, and what of it is on special terms',
      { ...calm, deferredCents: 6_070_836 },
      { date: '2026-12-15', cents: 9_865_896, deferredCents: 6_070_836 },
      'Next due Dec 15, 2026: $98,658.96, of it $60,708.36 on special terms.',
    ],
    [
      'what is deferred beyond that day',
      { ...calm, deferredCents: 6_070_837 },
      { date: '2026-12-15', cents: 6_070_836, deferredCents: 6_070_836 },
      'Next due Dec 15, 2026: $60,708.36, all of it on special terms. $0.01 more is deferred and not due yet.',
    ],
    [
      'nothing as past due that was asked for to the last cent',
      { ...calm, pastDue: aPastDue({ payNowCents: 0, onItsWayCents: 61_294, oldest: null }) },
      null,
      '$612.94 past due is on its way.',
    ],
  ])('tells of %s', (_, account, nextDue, note) => {
    expect(heroOf(totalsOf([anAccount(account)]), { nextDue }).note).toBe(note);
  });
});

describe('noticeOf', () => {
  it.each([
    [{ status: 'active' }, undefined],
    [{ status: 'active', level: 'view' }, /view this account/],
    [{ status: 'closed', closedOn: '2026-02-28' }, /closed on Feb 28, 2026/],
    [{ status: 'closed', closedOn: null }, /was closed\. You can read/],
    [{ status: 'hold' }, /on hold.*Call Tekoa at \(509\) 555-0188/],
    [{ status: 'cod' }, /cash on delivery/],
  ] as const)('%o', (over, words) => {
    const { message } = noticeOf(anAccount(over)) ?? {};
    if (words) expect(message).toMatch(words);
    else expect(message).toBeUndefined();
  });
});

it.each([
  [2026, 104, 100, 'Up 4% on 2025 to date'],
  [2026, 75, 100, 'Down 25% on 2025 to date'],
  [2026, 1_001, 1_000, 'As much as 2025 to date'],
  [2026, 500, 0, 'Crop year 2026'],
  [2026, 500, -100, 'Crop year 2026'],
  [null, 0, 0, 'Net of credits'],
])('crop year %s with %d after %d cents: %s', (cropYear, cents, priorCents, note) => {
  expect(seasonNote({ cropYear, cents, priorCents })).toBe(note);
});
