import { array, boolean, mixed, number, object, type Schema, string, ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './validationText';

/** What is said of the first mistake in a value of the member "amount". */
function said(schema: Schema, value: unknown): string {
  try {
    object({ amount: schema }).validateSync({ amount: value }, { disableStackTrace: true });
  } catch (error) {
    if (error instanceof ValidationError) return wordsOf(error);
  }
  return '';
}

describe('a mistake in what was sent', () => {
  it.each<[Schema, unknown, string]>([
    [string().required(), undefined, 'amount is missing'],
    [string().required(), '', 'amount is missing'],
    [string().defined(), undefined, 'amount is missing'],
    [string().nonNullable(), null, 'amount is missing'],
    [string().max(3), 'abcd', 'amount may have at most 3 characters'],
    [string().max(3), 'abc', ''],
    [string().min(3), 'ab', 'amount must have at least 3 characters'],
    [string().length(3), 'ab', 'amount must have exactly 3 characters'],
    [string().matches(/^a+$/), 'b', 'amount is not written as it has to be'],
    [string().email(), 'b', 'amount is not written as it has to be'],
    [string().oneOf(['asc', 'desc']), 'up', 'amount can only be one of these: asc, desc'],
    [mixed<string>().oneOf(['asc']), 'up', 'amount can only be one of these: asc'],
    [number().max(100), 101, 'amount must be 100 or less'],
    [number().max(100), 100, ''],
    [number().min(1), 0, 'amount must be 1 or more'],
    [number().lessThan(1), 1, 'amount must be less than 1'],
    [number().moreThan(1), 1, 'amount must be more than 1'],
    [number().positive(), 0, 'amount must be more than 0'],
    [number().negative(), 0, 'amount must be less than 0'],
    [number().integer(), 1.5, 'amount must be a whole number'],
    [number(), 'x', 'amount is not written as it has to be'],
    [boolean(), 'x', 'amount is not written as it has to be'],
    [array(string()).max(1), ['a', 'b'], 'amount may have at most 1 entries'],
    [array(string()).min(1), [], 'amount must have at least 1 entries'],
    [array(string()).length(1), [], 'amount must have exactly 1 entries'],
    [number().max(100, 'Enter 100 or less'), 101, 'Enter 100 or less'],
    [string().test('day', 'Enter a date as YYYY-MM-DD', () => false), 'x', 'Enter a date as YYYY-MM-DD'],
  ])('is told in our own words', (schema, value, words) => {
    expect(said(schema, value)).toBe(words);
  });

  it('is told of a value as a whole', () => {
    try {
      string().required().validateSync(undefined);
    } catch (error) {
      expect(wordsOf(error as ValidationError)).toBe('This is missing');
    }
    expect.assertions(1);
  });
});
