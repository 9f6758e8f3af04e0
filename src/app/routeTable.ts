import type { ComponentType } from 'react';
import type { Permissions } from '@contract/users/schema';
import { type Capability, mayUse } from '@contract/rules/capabilities';

export interface Route {
  readonly path: `/${string}`;
  readonly title: string;
  /** What the flags have to allow; the route is refused otherwise. */
  readonly needs?: Capability;
  /** Whether the screen stays as it was left until one comes back, or is made anew. */
  readonly keep: boolean;
  readonly load: () => Promise<ComponentType>;
}

/** Every route of the portal. Router, guard and navigation read it, and so do the walks. */
export const routeTable: readonly Route[] = [
  {
    path: '/login',
    title: 'Change Password',
    keep: false,
    load: async () => (await import('../features/auth/ChangePasswordScreen')).ChangePasswordScreen,
  },
  {
    path: '/home',
    title: 'Home',
    keep: false,
    load: async () => (await import('../features/home/HomePage')).HomeScreen,
  },
  {
    path: '/my-savings',
    title: 'My Savings',
    keep: true,
    load: async () => (await import('../features/savings/SavingsPage')).SavingsScreen,
  },
  {
    path: '/my-deposit-plan',
    title: 'My Deposit Plan',
    needs: 'depositPlan',
    keep: true,
    load: async () => (await import('../features/depositPlan/DepositPlanPage')).DepositPlanScreen,
  },
  {
    path: '/contact-us',
    title: 'Contact Us',
    keep: true,
    load: async () => (await import('../features/contact/ContactPage')).ContactScreen,
  },
  {
    path: '/my-account/overview',
    title: 'Account Overview',
    keep: true,
    load: async () => (await import('../features/accounts/OverviewPage')).OverviewScreen,
  },
  {
    path: '/my-account/purchases/prepay-open',
    title: 'Prepay Open',
    keep: true,
    load: async () => (await import('../features/prepay/PrepayOpenPage')).PrepayOpenScreen,
  },
  {
    path: '/my-account/purchases/prepay-open-details',
    title: 'Prepay Open Details',
    keep: true,
    load: async () => (await import('../features/prepay/PrepayOpenDetailsPage')).PrepayOpenDetailsScreen,
  },
  {
    path: '/my-account/purchases/account-details',
    title: 'Account Details',
    keep: true,
    load: async () => (await import('../features/ledger/LedgerPage')).LedgerScreen,
  },
  {
    path: '/my-account/purchases/purchase-details',
    title: 'Purchase Details',
    keep: true,
    load: async () => (await import('../features/purchases/PurchaseDetailsPage')).PurchaseDetailsScreen,
  },
  {
    path: '/my-account/purchases/statements',
    title: 'Statements',
    keep: true,
    load: async () => (await import('../features/statements/StatementsPage')).StatementsScreen,
  },
  {
    path: '/my-account/purchases/purchase-summaries',
    title: 'Purchase Summaries',
    keep: true,
    load: async () => (await import('../features/summaries/PurchaseSummariesPage')).PurchaseSummariesScreen,
  },
  {
    path: '/my-account/payments/make-a-payment',
    title: 'Make a Payment',
    keep: true,
    load: async () => (await import('../features/makePayment/MakePaymentScreen')).MakePaymentScreen,
  },
  {
    path: '/my-account/payments/payment-options',
    title: 'Payment Options',
    keep: true,
    load: async () => (await import('../features/paymentOptions/PaymentOptionsPage')).PaymentOptionsScreen,
  },
  {
    path: '/my-account/payments/payment-history',
    title: 'Payment History',
    keep: true,
    load: async () => (await import('../features/payments/PaymentHistoryPage')).PaymentHistoryScreen,
  },
  {
    path: '/my-account/payments/payment-requests',
    title: 'Payment Requests',
    keep: true,
    load: async () => (await import('../features/requests/RequestsPage')).RequestsScreen,
  },
  {
    path: '/security',
    title: 'Security',
    keep: false,
    load: async () => (await import('../features/auth/SecurityScreen')).SecurityScreen,
  },
  {
    path: '/admin',
    title: 'Admin',
    needs: 'workQueue',
    keep: true,
    load: async () => (await import('../features/office/OfficePage')).OfficeScreen,
  },
  {
    path: '/admin/queue',
    title: 'Queue',
    needs: 'workQueue',
    keep: true,
    load: async () => (await import('../features/queue/QueuePage')).QueueScreen,
  },
  {
    path: '/admin/users',
    title: 'Users',
    needs: 'manageUsers',
    keep: true,
    load: async () => (await import('../features/users/UsersPage')).UsersScreen,
  },
  {
    path: '/admin/imports',
    title: 'Imports',
    needs: 'seeImports',
    keep: true,
    load: async () => (await import('../features/imports/ImportsPage')).ImportsScreen,
  },
  {
    path: '/admin/audit',
    title: 'Audit',
    needs: 'readAudit',
    keep: true,
    load: async () => (await import('../features/audit/AuditPage')).AuditScreen,
  },
  {
    path: '/admin/email',
    title: 'Email',
    needs: 'readEmail',
    keep: true,
    load: async () => (await import('../features/email/EmailPage')).EmailScreen,
  },
  {
    path: '/admin/settings',
    title: 'Company settings',
    needs: 'changeSettings',
    keep: true,
    load: async () => (await import('../features/settings/SettingsPage')).SettingsScreen,
  },
];

/** The route of an address; a slash at its end makes no other one. */
export const routeAt = (pathname: string): Route | undefined =>
  routeTable.find(({ path }) => path === pathname.replace(/(.)\/+$/, '$1'));

/** What a route shows to somebody: the Home of an administrator is the office's, who seldom has accounts to look at. */
export const shownTo = (route: Route, permissions: Permissions | undefined): Route =>
  (route.path === '/home' && permissions?.admin ? routeAt('/admin') : undefined) ?? route;

/** The pages of the company's office, which stand beside each other. */
export const isOffice = ({ path }: Pick<Route, 'path'>): boolean => /^\/admin(\/|$)/.test(path);

/** `unknown` while the permissions that decide are still on their way. */
type Verdict = 'open' | 'refused' | 'unknown';

/** Two routes need a flag, every other one is open: docs/rules.md#flags. The server refuses again on its own. */
export function mayOpen({ needs }: Pick<Route, 'needs'>, permissions: Permissions | undefined): Verdict {
  if (!needs) return 'open';
  if (!permissions) return 'unknown';
  return mayUse(permissions, needs) ? 'open' : 'refused';
}
