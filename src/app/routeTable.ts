import type { ComponentType } from 'react';
import type { Permissions } from '@contract/users/schema';
import { type Capability, mayUse } from '@contract/rules/capabilities';
import * as m from '@locales/shell';

export interface Route {
  readonly path: `/${string}`;
  /** Said in the language of the moment. */
  readonly title: () => string;
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
    title: m.titleChangePassword,
    keep: false,
    load: async () => (await import('../features/auth/ChangePasswordScreen')).ChangePasswordScreen,
  },
  {
    path: '/home',
    title: m.titleHome,
    keep: false,
    load: async () => (await import('../features/home/HomePage')).HomeScreen,
  },
  {
    path: '/my-savings',
    title: m.titleMySavings,
    keep: true,
    load: async () => (await import('../features/savings/SavingsPage')).SavingsScreen,
  },
  {
    path: '/my-deposit-plan',
    title: m.titleMyDepositPlan,
    needs: 'depositPlan',
    keep: true,
    load: async () => (await import('../features/depositPlan/DepositPlanPage')).DepositPlanScreen,
  },
  {
    path: '/contact-us',
    title: m.titleContactUs,
    keep: true,
    load: async () => (await import('../features/contact/ContactPage')).ContactScreen,
  },
  {
    path: '/my-account/overview',
    title: m.titleAccountOverview,
    keep: true,
    load: async () => (await import('../features/accounts/OverviewPage')).OverviewScreen,
  },
  {
    path: '/my-account/purchases/prepay-open',
    title: m.titlePrepayOpen,
    keep: true,
    load: async () => (await import('../features/prepay/PrepayOpenPage')).PrepayOpenScreen,
  },
  {
    path: '/my-account/purchases/prepay-open-details',
    title: m.titlePrepayOpenDetails,
    keep: true,
    load: async () => (await import('../features/prepay/PrepayOpenDetailsPage')).PrepayOpenDetailsScreen,
  },
  {
    path: '/my-account/purchases/account-details',
    title: m.titleAccountDetails,
    keep: true,
    load: async () => (await import('../features/ledger/LedgerPage')).LedgerScreen,
  },
  {
    path: '/my-account/purchases/purchase-details',
    title: m.titlePurchaseDetails,
    keep: true,
    load: async () => (await import('../features/purchases/PurchaseDetailsPage')).PurchaseDetailsScreen,
  },
  {
    path: '/my-account/purchases/statements',
    title: m.titleStatements,
    keep: true,
    load: async () => (await import('../features/statements/StatementsPage')).StatementsScreen,
  },
  {
    path: '/my-account/purchases/purchase-summaries',
    title: m.titlePurchaseSummaries,
    keep: true,
    load: async () => (await import('../features/summaries/PurchaseSummariesPage')).PurchaseSummariesScreen,
  },
  {
    path: '/my-account/payments/make-a-payment',
    title: m.titleMakeAPayment,
    keep: true,
    load: async () => (await import('../features/makePayment/MakePaymentScreen')).MakePaymentScreen,
  },
  {
    path: '/my-account/payments/payment-options',
    title: m.titlePaymentOptions,
    keep: true,
    load: async () => (await import('../features/paymentOptions/PaymentOptionsPage')).PaymentOptionsScreen,
  },
  {
    path: '/my-account/payments/payment-history',
    title: m.titlePaymentHistory,
    keep: true,
    load: async () => (await import('../features/payments/PaymentHistoryPage')).PaymentHistoryScreen,
  },
  {
    path: '/my-account/payments/payment-requests',
    title: m.titlePaymentRequests,
    keep: true,
    load: async () => (await import('../features/requests/RequestsPage')).RequestsScreen,
  },
  {
    path: '/security',
    title: m.titleSecurity,
    keep: false,
    load: async () => (await import('../features/auth/SecurityScreen')).SecurityScreen,
  },
  {
    path: '/admin',
    title: m.titleAdmin,
    needs: 'workQueue',
    keep: true,
    load: async () => (await import('../features/office/OfficePage')).OfficeScreen,
  },
  {
    path: '/admin/queue',
    title: m.titleQueue,
    needs: 'workQueue',
    keep: true,
    load: async () => (await import('../features/queue/QueuePage')).QueueScreen,
  },
  {
    path: '/admin/users',
    title: m.titleUsers,
    needs: 'manageUsers',
    keep: true,
    load: async () => (await import('../features/users/UsersPage')).UsersScreen,
  },
  {
    path: '/admin/imports',
    title: m.titleImports,
    needs: 'seeImports',
    keep: true,
    load: async () => (await import('../features/imports/ImportsPage')).ImportsScreen,
  },
  {
    path: '/admin/audit',
    title: m.titleAudit,
    needs: 'readAudit',
    keep: true,
    load: async () => (await import('../features/audit/AuditPage')).AuditScreen,
  },
  {
    path: '/admin/email',
    title: m.titleEmail,
    needs: 'readEmail',
    keep: true,
    load: async () => (await import('../features/email/EmailPage')).EmailScreen,
  },
  {
    path: '/admin/settings',
    title: m.titleCompanySettings,
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
