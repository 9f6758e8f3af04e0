import type { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { newPassword, passwordRequirements, unmetPasswordRequirements } from './password';

describe('unmetPasswordRequirements', () => {
  it.each<[string, string[]]>([
    ['Passw0rd!', []],
    ['Aa1!Aa1', ['length']],
    ['Aa1!Aa1!', []],
    ['passw0rd!', ['upper']],
    ['PASSW0RD!', ['lower']],
    ['Password!', ['digit']],
    ['Passw0rd', ['special']],
    ['Passw0rd%', ['special']],
    ['Passw0rd-_.,;:', ['special']],
    ['', ['length', 'upper', 'lower', 'digit', 'special', 'ends']],
    // Letters and digits of other scripts are neither A–Z, a–z nor 0–9.
    ['Äöüß٣!abc', ['upper', 'digit']],
    ['ПАРОЛЬпароль1!', ['upper', 'lower']],
    // Length counts characters as people see single code points.
    ['Aa1!🌾🌾🌾🌾', []],
    ['Aa1!🌾🌾🌾', ['length']],
    // A gap within is a character like others; at either end the user pool takes none.
    ['Aa1!  Aa1!', []],
    [' Passw0rd!', ['ends']],
    ['Passw0rd! ', ['ends']],
    ['\u00a0Passw0rd!', ['ends']],
    ['Passw0rd!\t', ['ends']],
    ['  Aa1!  ', ['ends']],
    ['Aa1!\n\nAa1', []],
    [`Aa1!${'x'.repeat(252)}`, []],
    [`Aa1!${'x'.repeat(253)}`, ['most']],
  ])('%j lacks %j', (password, ids) => {
    expect(unmetPasswordRequirements(password).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['!', '@', '#', '$', '&', '*'])('%s is a special character', (special) => {
    expect(unmetPasswordRequirements(`Passw0rd${special}`)).toEqual([]);
  });

  it('is a list of six that people can tick off, and one that few ever meet', () => {
    expect(passwordRequirements.map(({ label }) => label())).toEqual([
      'At least 8 characters',
      'An uppercase letter',
      'A lowercase letter',
      'A digit',
      'One of ! @ # $ & *',
      'No space at the start or end',
      'At most 256 characters',
    ]);
    expect(passwordRequirements.filter(({ isQuiet }) => isQuiet).map(({ id }) => id)).toEqual(['most']);
  });
});

describe('newPassword', () => {
  const problemOf = (value: unknown): string | undefined => {
    try {
      newPassword().validateSync(value);
      return undefined;
    } catch (error) {
      return (error as ValidationError).errors[0];
    }
  };

  it.each([undefined, '', ' ', '\t\n'])('%j is required', (value) => {
    expect(problemOf(value)).toBe('New password is required.');
  });

  it.each([
    ['short', 'The password isn’t strong enough yet'],
    ['Passw0rd!', undefined],
    [' short', 'The password isn’t strong enough yet'],
    ['Passw0rd! ', 'Remove the space at the start or end'],
    [' Passw0rd!', 'Remove the space at the start or end'],
    [`Passw0rd!${'x'.repeat(248)}`, 'Choose a password of at most 256 characters'],
    [`Passw0rd!${'x'.repeat(247)}`, undefined],
  ])('%j: %s', (value, problem) => {
    expect(problemOf(value)).toBe(problem);
  });

  it.each([12345678, ['Passw0rd!'], {}])('%j is not text', (value) => {
    expect(problemOf(value)).toBeDefined();
  });
});
