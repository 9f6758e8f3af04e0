import { expect, it } from 'vitest';
import { agingHref, contactHref, purchasesHref, quickLinks } from './links';

it.each([
  [purchasesHref(null), '/my-account/purchases/purchase-details'],
  [
    purchasesHref('2281', { status: 'pastDue' }),
    '/my-account/purchases/purchase-details?account=2281&status=pastDue',
  ],
  [agingHref('2281', 'days30'), '/my-account/purchases/account-details?account=2281&age=days30'],
  [contactHref('2281', 'profile'), '/contact-us?account=2281&about=profile'],
])('%s', (href, expected) => {
  expect(href).toBe(expected);
});

it('leaves counts out while they are not known', () => {
  expect(quickLinks('2281', undefined).every(({ count }) => count === undefined)).toBe(true);
});
