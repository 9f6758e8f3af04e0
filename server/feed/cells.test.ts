import { describe, expect, it } from 'vitest';
import { isDate, isDecimal, isTimeZone, toCents } from './cells';
import { controlTotal, plainDecimal } from './controlTotal';

describe('toCents', () => {
  it.each([
    ['0', '000'],
    ['12', '1200'],
    ['12.3', '1230'],
    ['-1234.50', '-123450'],
    ['0007.01', '000701'],
    ['9999999999999.99', '999999999999999'],
  ])('reads %s', (text, cents) => expect(toCents(text)).toBe(cents));

  it.each([
    '',
    '-',
    '.',
    '1.',
    '.5',
    '1.234',
    '1,234.00',
    '$1',
    '1e3',
    '(1.00)',
    '1.00-',
    ' 1',
    '--1',
    '1.2.3',
    '٣',
    '12345678901234',
    'NaN',
  ])('refuses %j', (text) => expect(toCents(text)).toBeUndefined());
});

describe('isDecimal', () => {
  it.each([
    ['12.345', true],
    ['-0.000001', true],
    ['1234567890', true],
    ['12345678901', false],
    ['1.1234567', false],
    ['1.', false],
    ['.1', false],
    ['-', false],
    ['0x10', false],
  ])('%s: %s', (text, fits) => expect(isDecimal(text, 10, 6)).toBe(fits));
});

describe('isDate', () => {
  it.each([
    ['2026-04-30', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['0206-04-08', false],
    ['2026-4-8', false],
    ['04/08/2026', false],
    ['2026-04-08T00:00', false],
    ['2026-0a-08', false],
  ])('%s: %s', (text, is) => expect(isDate(text)).toBe(is));
});

describe('isTimeZone', () => {
  it.each([
    ['America/Los_Angeles', true],
    ['UTC', true],
    ['Mars/Base', false],
    ['+02:00', false],
    ['', false],
  ])('%s: %s', (text, is) => expect(isTimeZone(text)).toBe(is));
});

describe('controlTotal', () => {
  it.each([
    [['1.10', '2.20', '-0.30', ''], '3.00'],
    [['0.1', '0.02', '0.003'], '0.123'],
    [['-22.000000', '12.345'], '-9.655'],
    [['9999999999999.99', '0.000001'], '9999999999999.990001'],
  ])('adds %j up to %s', (cells, total) => {
    const sum = controlTotal();
    expect(cells.map((cell) => sum.add(cell))).toEqual(cells.map(() => true));
    expect(sum.text).toBe(total);
  });

  it('leaves out what is no number, and says so', () => {
    const sum = controlTotal();
    expect(['1.00', 'abc'].map((cell) => sum.add(cell))).toEqual([true, false]);
    expect(sum.text).toBe('1.00');
  });

  it.each([
    ['1284331.170', '1284331.17'],
    ['-5', '-5.00'],
    ['1,284', undefined],
    ['', undefined],
  ])('compares %s as %s', (text, plain) => expect(plainDecimal(text)).toBe(plain));
});
