import { describe, expect, it } from 'vitest';
import { anAccount } from '@stories/support/builders';
import { buyerText, creditLines, deliveryText, taxExemptText, termsOf } from './profile';

describe('creditLines', () => {
  it.each([
    ['deferred amounts use their own limit', {}, ['$60,467.59 available', '$21,000.00 available']],
    [
      'a credit does not raise the limit',
      { regularBalanceCents: -5_000, deferredCents: 0 },
      ['$75,000.00 available', '$25,000.00 available'],
    ],
    [
      'an exceeded limit',
      { creditLimitCents: 1_000_000 },
      ['$4,532.41 over the limit', '$21,000.00 available'],
    ],
    ['limits that are not set', { creditLimitCents: null, specialTermsLimitCents: null }, []],
  ])('%s', (_, over, notes) => {
    expect(creditLines(anAccount(over)).map(({ note }) => note)).toEqual(notes);
  });
});

it.each([
  ['5 % in 10 days, due the 15th', 'L531', '5 % in 10 days, due the 15th'],
  [null, 'L531', 'Ask us'],
  [null, null, 'None on file'],
])('the terms "%s" of the code %s read %s', (termsText, termsCode, words) => {
  expect(termsOf({ termsText, termsCode })).toBe(words);
});

it.each([
  ['email', 'By email'],
  ['Both', 'On paper and by email'],
  ['Fax', 'Fax'],
])('delivery %s reads %s', (delivery, words) => {
  expect(deliveryText(delivery)).toBe(words);
});

it.each([
  [null, 'Reuben Hollis'],
  [500_000, 'Reuben Hollis, up to $5,000.00'],
])('a buyer with the limit %s reads %s', (limitCents, words) => {
  expect(buyerText({ accountNo: '2281', name: 'Reuben Hollis', limitCents })).toBe(words);
});

describe('taxExemptText', () => {
  it.each([
    [false, null, 'No', undefined],
    [true, null, 'Yes', undefined],
    [true, '2026-11-19', 'Yes', 'Certificate good through Nov 19, 2026'],
    [true, '2026-11-18', 'Certificate expired', 'On Nov 18, 2026. Send us a new one.'],
  ])('exempt %s until %s: %s', (taxExempt, taxExemptExpires, value, note) => {
    expect(taxExemptText({ taxExempt, taxExemptExpires }, '2026-11-19')).toEqual({
      value,
      ...(note && { note }),
    });
  });
});
