import { expect, it } from 'vitest';
import { telHref } from './phone';

it.each([
  ['(509) 555-0188', 'tel:5095550188'],
  ['+1 509 555 0188', 'tel:+15095550188'],
])('%s is called at %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
