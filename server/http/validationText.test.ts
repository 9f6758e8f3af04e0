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
    [string().max(3), 'abcd', 'amount can have at most 3 characters'],
    [string().max(3), 'abc', ''],
    [string().min(3), 'ab', 'amount has to have at least 3 characters'],
    [string().length(3), 'ab', 'amount has to have exactly 3 characters'],
    [string().matches(/^a+$/), 'b', 'amount isn’t in the right form'],
    [string().email(), 'b', 'amount isn’t in the right form'],
    [string().oneOf(['asc', 'desc']), 'up', 'amount can only be one of these: asc, desc'],
    [mixed<string>().oneOf(['asc']), 'up', 'amount can only be one of these: asc'],
    [number().max(100), 101, 'amount has to be 100 or less'],
    [number().max(100), 100, ''],
    [number().min(1), 0, 'amount has to be 1 or more'],
    [number().lessThan(1), 1, 'amount has to be less than 1'],
    [number().moreThan(1), 1, 'amount has to be more than 1'],
    [number().positive(), 0, 'amount has to be more than 0'],
    [number().negative(), 0, 'amount has to be less than 0'],
    [number().integer(), 1.5, 'amount has to be a whole number'],
    [number(), 'x', 'amount isn’t in the right form'],
    [boolean(), 'x', 'amount isn’t in the right form'],
    [array(string()).max(1), ['a', 'b'], 'amount can have at most 1 entry'],
    [array(string()).min(1), [], 'amount has to have at least 1 entry'],
    [array(string()).length(1), [], 'amount has to have exactly 1 entry'],
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
