import { describe, expect, it } from 'vitest';
import { routeAt, routeTable } from './routeTable';

describe('the route table', () => {
  it('has the routes of the portal, each once', () => {
    expect(routeTable.map(({ path }) => path)).toEqual([
      '/login',
      '/home',
      '/my-savings',
      '/my-deposit-plan',
      '/contact-us',
      '/my-account/overview',
      '/my-account/purchases/prepay-open',
      '/my-account/purchases/prepay-open-details',
      '/my-account/purchases/account-details',
      '/my-account/purchases/purchase-details',
      '/my-account/purchases/statements',
      '/my-account/purchases/purchase-summaries',
      '/my-account/payments/make-a-payment',
      '/my-account/payments/payment-options',
      '/my-account/payments/payment-history',
      '/my-account/payments/payment-requests',
      '/admin',
    ]);
  });

  it('makes login and home anew at each visit, and keeps the others', () => {
    expect(routeTable.filter(({ keep }) => !keep).map(({ path }) => path)).toEqual(['/login', '/home']);
  });

  it.each([
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/my-account/overview//', '/my-account/overview'],
    ['/', undefined],
    ['/homes', undefined],
    ['/my-account', undefined],
  ])('finds at %s %s', (address, path) => {
    expect(routeAt(address)?.path).toBe(path);
  });
});
