import { describe, expect, it } from 'vitest';
import { formatUsPhone, telHref, toUsPhone } from './phone';

it.each([
  ['(509) 555-0188', 'tel:5095550188'],
  ['+1 509 555 0188', 'tel:+15095550188'],
])('%s is called at %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

it.each([
  ['+15095550134', '(509) 555-0134'],
  ['+445095550134', '+445095550134'],
  ['509 555', '509 555'],
  ['', ''],
])('%j reads %j', (phone, words) => {
  expect(formatUsPhone(phone)).toBe(words);
});

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
