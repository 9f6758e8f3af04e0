import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingIn, lastDigits, masked } from './accountNumber';

describe('lastDigits', () => {
  it.each([
    ['0000000000000004417', '4417'],
    ['00004417', '4417'],
    ['0004417', '417'],
    ['004417', '417'],
    ['04417', '17'],
    ['4417', '17'],
    ['482', '2'],
    ['', ''],
  ])('%j → %j', (number, last) => {
    expect(lastDigits(number)).toBe(last);
  });

  it('shows no account number whole, nor more than half of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{3,19}$/), (number) => {
        const last = lastDigits(number);

        expect(number.endsWith(last)).toBe(true);
        expect(last.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
        expect(last).not.toBe('');
      }),
    );
  });
});

it('is read with dots and said without', () => {
  expect([masked('4417'), endingIn('4417')]).toEqual(['••4417', 'ending in 4417']);
});
