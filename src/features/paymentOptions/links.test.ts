import { expect, it } from 'vitest';
import { addHref, here, placeAfter, placeWithAdded } from './links';

it('knows the address of the form, and the way back', () => {
  const back = '/my-account/payments/make-a-payment?account=2281&step=check';

  expect(new URL(addHref(back), 'https://x').searchParams.get('back')).toBe(back);
  expect(placeAfter(back)).toBe(back);
});

it.each([
  [here, here],
  ['/my-account/payments/make-a-payment', '/my-account/payments/make-a-payment?bank=b-7'],
  ['/my-deposit-plan?account=D-1&ask=money', '/my-deposit-plan?account=D-1&ask=money&bank=b-7'],
])('from %s leads, with what was added, to %s', (after, to) => {
  expect(placeWithAdded(after, 'b-7')).toBe(to);
});

it.each([
  null,
  '',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/my-account',
  'https:evil.example',
  '%2F%2Fevil.example',
  'javascript:alert(1)',
  '/api/users',
  '/my-account/../login',
  '/\t/evil.example',
  '/demo/mail',
])('leads to the list from %j', (back) => {
  expect(placeAfter(back)).toBe(here);
});
