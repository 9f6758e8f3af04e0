import { describe, expect, it } from 'vitest';
import { isOffice, mayOpen, routeAt, routeTable, shownTo } from './routeTable';

describe('the route table', () => {
  it('has the routes that customers have bookmarked, each once, and the page about the sign-in beside them', () => {
    expect(routeTable.map(({ path }) => path).filter((path) => path !== '/security')).toEqual([
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
      '/my-account/payments/mailed-check',
      '/my-account/payments/refund',
      '/my-account/payments/payment-options',
      '/my-account/payments/autopay',
      '/my-account/payments/scheduled',
      '/my-account/payments/payment-history',
      '/my-account/payments/payment-requests',
      '/notices',
      '/notices/choices',
      '/admin',
      '/admin/queue',
      '/admin/queue/check',
      '/admin/messages',
      '/admin/announcements',
      '/admin/notices',
      '/admin/notices/settings',
      '/admin/payments/batches',
      '/admin/payments/returns',
      '/admin/payments/reconciliation',
      '/admin/accounts',
      '/admin/accounts/:no',
      '/admin/users',
      '/admin/access-requests',
      '/admin/access-requests/contacts',
      '/admin/imports',
      '/admin/audit',
      '/admin/email',
      '/admin/settings',
      '/admin/second-person',
      '/admin/payments/originator',
    ]);
  });

  it('has a page about the sign-in, open to everybody', () => {
    expect(routeTable.filter(({ path }) => path === '/security').map(({ title }) => title())).toEqual([
      'Security',
    ]);
    expect(routeAt('/security')).not.toHaveProperty('needs');
  });

  it('makes login, home, pages of one’s own choices and one account anew at each visit, and keeps the others', () => {
    expect(routeTable.filter(({ keep }) => !keep).map(({ path }) => path)).toEqual([
      '/login',
      '/home',
      '/security',
      '/notices/choices',
      '/admin/accounts/:no',
    ]);
  });

  it.each([
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/my-account/overview//', '/my-account/overview'],
    ['/', undefined],
    ['/homes', undefined],
    ['/my-account', undefined],
    ['/admin/accounts', '/admin/accounts'],
    ['/admin/accounts/00166/', '/admin/accounts/:no'],
    ['/admin/accounts/00166/notes', undefined],
    ['/admin/users/00166', undefined],
  ])('finds at %s %s', (address, path) => {
    expect(routeAt(address)?.path).toBe(path);
  });

  it.each([
    ['/home', { admin: true, deposit_plan: false }, '/admin'],
    ['/home', { admin: false, deposit_plan: true }, '/home'],
    ['/home', undefined, '/home'],
    ['/contact-us', { admin: true, deposit_plan: true }, '/contact-us'],
  ])('shows at %s to %j what stands at %s', (address, permissions, path) => {
    expect(shownTo(routeAt(address)!, permissions).path).toBe(path);
  });
});

const none = { admin: false, deposit_plan: false };

describe('the guard', () => {
  it.each([
    ['/admin', undefined, 'unknown'],
    ['/admin', none, 'refused'],
    ['/admin', { admin: true, deposit_plan: false }, 'open'],
    ['/admin', { admin: false, deposit_plan: true }, 'refused'],
    ['/my-deposit-plan', undefined, 'unknown'],
    ['/my-deposit-plan', none, 'refused'],
    ['/my-deposit-plan', { admin: true, deposit_plan: false }, 'refused'],
    ['/my-deposit-plan', { admin: false, deposit_plan: true }, 'open'],
  ])('%s for %j: %s', (path, permissions, verdict) => {
    expect(mayOpen(routeAt(path)!, permissions)).toBe(verdict);
  });

  it.each(routeTable.filter(isOffice).map(({ path }) => path))('has %s for administrators only', (path) => {
    expect(mayOpen(routeAt(path)!, { admin: false, deposit_plan: true })).toBe('refused');
    expect(mayOpen(routeAt(path)!, { admin: true, deposit_plan: false })).toBe('open');
  });

  it.each(routeTable.filter(({ needs }) => !needs).map(({ path }) => path))('leaves %s open', (path) => {
    expect(mayOpen(routeAt(path)!, undefined)).toBe('open');
    expect(mayOpen(routeAt(path)!, none)).toBe('open');
  });
});
