import { describe, expect, it } from 'vitest';
import type { NavItem } from '../components/SideNavigation/SideNavigation';
import { groupsAround, navigationFor } from './navigation';
import { routeTable } from './routeTable';

const outline = (items: readonly NavItem[]): unknown[] =>
  items.map(({ label, children }) => (children ? { [label]: outline(children) } : label));

const myAccount = {
  'My Account': [
    'Account Overview',
    {
      Purchases: [
        'Prepay Open',
        'Prepay Open Details',
        'Account Details',
        'Purchase Details',
        'Statements',
        'Purchase Summaries',
      ],
    },
    { Payments: ['Make a Payment', 'Payment Options', 'Payment History', 'Payment Requests'] },
  ],
};

describe('the side navigation', () => {
  it.each([
    [true, [myAccount, 'My Deposit Plan', 'Contact Us']],
    [false, [myAccount, 'Contact Us']],
  ])('with deposit plan %s', (deposit_plan, labels) => {
    expect(outline(navigationFor({ admin: true, deposit_plan }, (path) => path))).toEqual(labels);
  });

  it('offers no payment to whoever may pay on no account', () => {
    const [account] = navigationFor({ admin: false, deposit_plan: false }, (path) => path, false);

    expect(outline(account!.children!).at(-1)).toEqual({
      Payments: ['Payment Options', 'Payment History', 'Payment Requests'],
    });
  });

  it('leads to each screen as it was left', () => {
    const [account] = navigationFor({ admin: false, deposit_plan: false }, (path) => `${path}?left`);

    expect(account!.children![0]).toMatchObject({
      id: '/my-account/overview',
      href: '/my-account/overview?left',
    });
  });
});

describe('the groups around a page', () => {
  const purchases = ['my-account', 'purchases'];
  const payments = ['my-account', 'payments'];
  const groups: Readonly<Record<string, readonly string[]>> = {
    overview: ['my-account'],
    'prepay-open': purchases,
    'prepay-open-details': purchases,
    'account-details': purchases,
    'purchase-details': purchases,
    statements: purchases,
    'purchase-summaries': purchases,
    'make-a-payment': payments,
    'payment-options': payments,
    'payment-history': payments,
    'payment-requests': payments,
  };

  it.each(routeTable.map(({ path }) => path))('at %s', (path) => {
    expect(groupsAround(path)).toEqual(groups[path.split('/').pop()!] ?? []);
  });

  it.each(['', '/', '/details', '/nowhere'])('at %j there are none', (path) => {
    expect(groupsAround(path)).toEqual([]);
  });

  it('goes by the last segment alone', () => {
    expect(groupsAround('/elsewhere/statements/')).toEqual(purchases);
  });
});
