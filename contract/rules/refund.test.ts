import { describe, expect, it } from 'vitest';
import {
  clearedUpTo,
  type CreditFacts,
  refundAmountProblem,
  type RefundAccount,
  type RefundSum,
  refundSum,
  whyNoRefund,
} from './refund';

const document = (openCents: number, disputed = false) => ({ openCents, disputed });

const facts = (over: Partial<CreditFacts> = {}): CreditFacts => ({
  documents: [document(-30_000), document(20_000)],
  unappliedCreditCents: 50_000,
  unclearedCents: 0,
  notInvoicedCents: 0,
  usedCents: 0,
  refundsCents: 0,
  ...over,
});

describe('what can be refunded', () => {
  it.each<[string, Partial<CreditFacts>, number]>([
    ['credit memos and unapplied credit beyond all that is owed', {}, 60_000],
    ['no more than that by a cent owed', { documents: [document(-30_000), document(20_001)] }, 59_999],
    ['nothing where as much is owed', { documents: [document(-30_000), document(80_000)] }, 0],
    ['one cent where one cent less is owed', { documents: [document(-30_000), document(79_999)] }, 1],
    ['never less than nothing', { documents: [document(90_000)] }, 0],
    ['no credit in dispute', { documents: [document(-30_000, true)] }, 50_000],
    [
      'what is owed in dispute counts as owed',
      { documents: [document(-30_000), document(20_000, true)] },
      60_000,
    ],
    ['less what is delivered and not invoiced', { notInvoicedCents: 10_000 }, 50_000],
    ['less what payments use', { usedCents: 10_000 }, 50_000],
    ['less refunds under way', { refundsCents: 59_999 }, 1],
    ['less what came in lately', { unclearedCents: 10_000 }, 50_000],
    ['by what came in lately no more than there is of it', { unclearedCents: 90_000 }, 10_000],
  ])('%s', (_, over, cents) => {
    expect(refundSum(facts(over)).refundableCents).toBe(cents);
  });

  it('tells each part as it is added or taken off', () => {
    expect(
      refundSum(facts({ usedCents: 1, refundsCents: 2, unclearedCents: 3, notInvoicedCents: 4 })),
    ).toEqual({
      memoCents: 30_000,
      unappliedCents: 50_000,
      owedCents: 20_000,
      notInvoicedCents: 4,
      usedCents: 1,
      refundsCents: 2,
      unclearedCents: 3,
      refundableCents: 59_990,
    } satisfies RefundSum);
  });

  // Apr 13, 2026 is a Monday: five banking days before it is Monday, Apr 6.
  it('counts as cleared five banking days after it came in', () => {
    expect(clearedUpTo('2026-04-13')).toBe('2026-04-06');
  });
});

describe('why nothing is refunded', () => {
  const usual: RefundAccount = {
    isOnHold: false,
    isHeld: false,
    asOf: { date: '2026-04-12', loadedAt: '2026-04-13T09:00:00.000Z' },
    isUnpriced: false,
  };
  const now = new Date('2026-04-13T16:00:00.000Z');

  it.each<[string, Partial<RefundAccount>, number, number, RegExp | undefined]>([
    ['a dollar', {}, 100, 0, undefined],
    ['less than a dollar', {}, 99, 0, /owes as much as it has in credit/],
    [
      'less than a dollar, with a dollar that came in lately',
      {},
      99,
      100,
      /^\$1\.00 of your credit came in lately/,
    ],
    ['less than a dollar, with less that came in lately', {}, 99, 99, /owes as much as it has in credit/],
    ['an account on hold', { isOnHold: true }, 60_000, 0, /on hold/],
    ['no figures', { asOf: null }, 60_000, 0, /don’t have your figures/],
    ['figures that were held', { isHeld: true }, 60_000, 0, /^Our figures are from Apr 12, 2026/],
    ['a delivery without a price', { isUnpriced: true }, 60_000, 0, /isn’t priced yet/],
  ])('%s', (_, over, refundableCents, unclearedCents, words) => {
    const why = whyNoRefund({ ...usual, ...over }, { refundableCents, unclearedCents }, now);
    if (words) expect(why).toMatch(words);
    else expect(why).toBeUndefined();
  });

  it.each([
    ['2026-04-16T09:00:00.000Z', undefined],
    [
      '2026-04-16T09:00:00.001Z',
      'Our figures are from Apr 12, 2026. Ask again when newer ones are here, or call us.',
    ],
  ])('figures of 72 hours ago, at %s: %s', (at, words) => {
    expect(whyNoRefund(usual, { refundableCents: 60_000, unclearedCents: 0 }, new Date(at))).toBe(words);
  });
});

describe('an amount', () => {
  it.each([
    [99, 'Enter $1.00 or more'],
    [100, undefined],
    [60_000, undefined],
    [60_001, 'You can ask for up to $600.00'],
  ])('of %i cents, with $600.00 to refund: %s', (cents, words) => {
    expect(refundAmountProblem(cents, { refundableCents: 60_000 })).toBe(words);
  });
});
