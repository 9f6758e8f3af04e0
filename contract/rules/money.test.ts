import { describe, expect, it } from 'vitest';
import { money } from './money';

describe('money', () => {
  const rule = money({ min: 100, max: 500_000 }).required('Enter an amount');

  it.each([100, 500_000, 12_345])('takes %i cents', (cents) => {
    expect(rule.isValidSync(cents)).toBe(true);
  });

  it.each([
    [undefined, 'Enter an amount'],
    [99, 'Enter an amount of $1.00 or more'],
    [500_001, 'Enter an amount of $5,000.00 or less'],
    [150.5, 'Enter whole cents'],
    ['12.345', 'Enter no more than two digits after the point'],
    ['$1,000.000', 'Enter no more than two digits after the point'],
    ['1,23.45', 'Enter an amount like 1,234.50'],
    ['1,23.456', 'Enter no more than two digits after the point'],
    ['1e3', 'Enter an amount like 1,234.50'],
    ['150', 'Enter an amount like 1,234.50'],
    [Number.NaN, 'Enter an amount like 1,234.50'],
  ])('refuses %j: %s', (value, message) => {
    expect(() => rule.validateSync(value)).toThrow(message);
  });

  it('asks for at least a cent where no range is given', () => {
    expect(money().isValidSync(0)).toBe(false);
    expect(money().isValidSync(1)).toBe(true);
  });
});
