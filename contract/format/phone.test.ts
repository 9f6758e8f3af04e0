import { expect, it } from 'vitest';
import { formatUsPhone, telHref } from './phone';

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
