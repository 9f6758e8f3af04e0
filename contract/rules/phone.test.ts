import { describe, expect, it } from 'vitest';
import { toUsPhone, usPhone } from './phone';

const cases: readonly [unknown, string | undefined][] = [
  ['5415550134', '+15415550134'],
  ['(541) 555-0134', '+15415550134'],
  ['541.555.0134', '+15415550134'],
  ['+1 (541) 555-0134', '+15415550134'],
  ['1 541 555 0134', '+15415550134'],
  ['call 541-555-0134 now', '+15415550134'],
  ['1415550134', '+11415550134'],
  ['541555013', undefined],
  ['15415550134 2', undefined],
  ['25415550134', undefined],
  ['115415550134', undefined],
  ['', undefined],
  ['no digits', undefined],
  ['٥٤١٥٥٥٠١٣٤', undefined],
  [5_415_550_134, undefined],
  [['5415550134'], undefined],
  [null, undefined],
  [undefined, undefined],
];

describe('toUsPhone', () => {
  it.each(cases)('%j → %s', (typed, phone) => {
    expect(toUsPhone(typed)).toBe(phone);
  });

  it('reads its own answer', () => {
    expect(toUsPhone(toUsPhone('541 555 0134'))).toBe('+15415550134');
  });
});

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
