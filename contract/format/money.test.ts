import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyInWords, readMoney, toCents, toDecimal } from './money';
import { propertyRuns } from '../testing/propertyRuns';

describe('money', () => {
  it.each([
    [0, '$0.00', '$0.00', '0.00'],
    [5, '$0.05', '$0.05', '0.05'],
    [123_456, '$1,234.56', '$1,234.56', '1234.56'],
    [-500, '\u2212$5.00', '$5.00 credit', '-5.00'],
    [-1, '\u2212$0.01', '$0.01 credit', '-0.01'],
    [99_999_999_999, '$999,999,999.99', '$999,999,999.99', '999999999.99'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91', '$90,071,992,547,409.91', '90071992547409.91'],
  ])('%i cents are %s, %s and %s', (cents, text, words, decimal) => {
    expect(formatMoney(cents)).toBe(text);
    expect(formatMoneyInWords(cents)).toBe(words);
    expect(toDecimal(cents)).toBe(decimal);
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('%d is no amount', (cents) => {
    expect(() => formatMoney(cents)).toThrow('Not a whole number of cents');
    expect(() => toDecimal(cents)).toThrow('Not a whole number of cents');
  });

  it.each([
    ['0', 0],
    ['-0', 0],
    ['0.5', 50],
    ['12.34', 1234],
    ['-12.34', -1234],
    ['007', 700],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['90071992547409.92', undefined],
    ['1.005', undefined],
    ['1e3', undefined],
    ['1,234.50', undefined],
    ['$5', undefined],
    ['+5', undefined],
    ['5.', undefined],
    ['.5', undefined],
    [' 5', undefined],
    ['', undefined],
  ])('%j reads as %s cents', (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents);
  });

  it('comes back from its decimal whatever it is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(toCents(toDecimal(cents))).toBe(cents);
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});

describe('readMoney', () => {
  it.each([
    ['1234', 123_400],
    ['1,234.5', 123_450],
    ['$1,234.50', 123_450],
    [' $ 12 ', 1_200],
    ['12.', 1_200],
    ['.5', 50],
    ['0', 0],
    ['0.01', 1],
    ['1,234,567.89', 123_456_789],
    ['007', 700],
  ])('reads %j as %i cents', (typed, cents) => {
    expect(readMoney(typed)).toBe(cents);
  });

  it.each([
    '',
    '.',
    '$',
    '12.345',
    '1e3',
    '-5',
    '1,23',
    '12,34.5',
    ',123',
    '1.2.3',
    '1 234',
    'ten',
    '€5',
    '٥',
    'Infinity',
    '99999999999999999999',
  ])('does not read %j', (typed) => {
    expect(readMoney(typed)).toBeUndefined();
  });
});
