import { describe, expect, it } from 'vitest';
import { formatPercent, formatQuantity, formatUnitPrice, inOneUnit } from './quantity';

describe('formatQuantity', () => {
  it.each([
    ['12.345000', 'ton', '12.345 ton'],
    ['2500', 'gal', '2,500 gal'],
    ['2500.000000', null, '2,500'],
    ['0.00004', 'lb', '0 lb'],
    ['0.00005', 'lb', '0.0001 lb'],
    ['-0.00005', undefined, '\u22120.0001'],
    ['-0.00004', undefined, '0'],
    ['0.99995', undefined, '1'],
    ['999.99995', undefined, '1,000'],
    ['-22.500', 'ton', '\u221222.5 ton'],
    ['9999999999.999999', undefined, '10,000,000,000'],
    ['1.005', undefined, '1.005'],
  ])('%s %s → %s', (quantity, unit, text) => {
    expect(formatQuantity(quantity, unit)).toBe(text);
  });

  it.each(['', 'x', '1e3', '1,000', ' 1', '.5', '5.', '--1'])('%j is no decimal', (quantity) => {
    expect(() => formatQuantity(quantity)).toThrow('Not a decimal number');
  });
});

describe('formatUnitPrice', () => {
  it.each([
    ['438.500000', 'ton', '$438.50/ton'],
    ['0.438500', 'lb', '$0.4385/lb'],
    ['5', null, '$5.00'],
    ['-5.1', null, '\u2212$5.10'],
    ['1234567.8', 'ton', '$1,234,567.80/ton'],
  ])('%s %s → %s', (price, unit, text) => {
    expect(formatUnitPrice(price, unit)).toBe(text);
  });
});

describe('formatPercent', () => {
  it.each([
    ['33.3333', '33.3333%'],
    ['60.0000', '60%'],
    ['0', '0%'],
  ])('%s → %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});

describe('quantities of a list', () => {
  const ton = { unit: 'ton', quantity: '412.25' };

  it.each([
    ['of one unit are summed', [ton], ton],
    ['of two units are not', [ton, { unit: 'gal', quantity: '3' }], undefined],
    ['of a unit and of none are not', [ton, { unit: '', quantity: '3' }], undefined],
    ['without a unit are not', [{ unit: '', quantity: '3' }], undefined],
    ['that cancel out are still a sum', [{ unit: 'ton', quantity: '0' }], { unit: 'ton', quantity: '0' }],
    ['that are none have no sum', [], undefined],
  ])('%s', (_, sums, sum) => {
    expect(inOneUnit(sums)).toEqual(sum);
  });
});
