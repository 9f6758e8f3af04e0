import type { NavItem } from '../components/SideNavigation/SideNavigation';
import type { Permissions } from '@contract/users/schema';
import * as common from '@locales/common';
import { mayOpen, type Route, routeTable } from './routeTable';

/** A page by its path, or a group of them. */
type Branch = `/${string}` | Group;

interface Group extends Pick<NavItem, 'id' | 'icon'> {
  readonly label: () => string;
  readonly branches: readonly Branch[];
}

const icons: Readonly<Record<string, NavItem['icon']>> = {
  '/my-deposit-plan': 'deposit',
  '/contact-us': 'contact',
};

/** The side navigation, in its order: docs/rules.md#navigation. */
const tree: readonly Branch[] = [
  {
    id: 'my-account',
    label: common.myAccount,
    icon: 'account',
    branches: [
      '/my-account/overview',
      {
        id: 'purchases',
        label: common.purchases,
        branches: [
          '/my-account/purchases/prepay-open',
          '/my-account/purchases/prepay-open-details',
          '/my-account/purchases/account-details',
          '/my-account/purchases/purchase-details',
          '/my-account/purchases/statements',
          '/my-account/purchases/purchase-summaries',
        ],
      },
      {
        id: 'payments',
        label: common.payments,
        branches: [
          '/my-account/payments/make-a-payment',
          '/my-account/payments/payment-options',
          '/my-account/payments/payment-history',
          '/my-account/payments/payment-requests',
        ],
      },
    ],
  },
  '/my-deposit-plan',
  '/contact-us',
];

/** The page that is of no use to whoever may pay on no account. */
const paying: Branch = '/my-account/payments/make-a-payment';

/** What the customer may go to. `hrefOf` says where a page's link leads, for one that was left half-way. */
export function navigationFor(
  permissions: Permissions,
  hrefOf: (path: string) => string,
  offersPaying = true,
): readonly NavItem[] {
  const itemsOf = (branches: readonly Branch[]): readonly NavItem[] => branches.flatMap(itemOf);
  const itemOf = (branch: Branch): NavItem | [] => {
    if (typeof branch !== 'string') {
      const { branches, label, ...group } = branch;
      return { ...group, label: label(), children: itemsOf(branches) };
    }
    if (branch === paying && !offersPaying) return [];
    const route = routeTable.find(({ path }) => path === branch);
    return route && mayOpen(route, permissions) === 'open' ? pageOf(route, hrefOf) : [];
  };
  return itemsOf(tree);
}

const pageOf = ({ path, title }: Route, hrefOf: (path: string) => string): NavItem => ({
  id: path,
  label: title(),
  icon: icons[path],
  href: hrefOf(path),
});

/** The groups that unfold on the way to an address: those around the page of its last path segment. */
export function groupsAround(pathname: string): readonly string[] {
  const last = pathname.replace(/\/+$/, '').split('/').pop();
  const search = (branches: readonly Branch[], around: readonly string[]): readonly string[] | undefined => {
    for (const branch of branches) {
      if (typeof branch === 'string') {
        if (last && branch.endsWith(`/${last}`)) return around;
        continue;
      }
      const found = search(branch.branches, [...around, branch.id]);
      if (found) return found;
    }
    return undefined;
  };
  return search(tree, []) ?? [];
}
