import { describe, expect, it } from 'vitest';
import { usPhone } from './phone';

describe('usPhone', () => {
  it('hands on the normalised number', () => {
    expect(usPhone().validateSync('(541) 555-0134')).toBe('+15415550134');
  });

  it.each(['', undefined])('leaves %j to a rule that requires one', (value) => {
    expect(usPhone().isValidSync(value)).toBe(true);
  });

  it('says what is wrong with what it cannot read', () => {
    expect(() => usPhone().validateSync('555-0134')).toThrow('Enter a US phone number with 10 digits');
  });
});
