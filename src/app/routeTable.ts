import type { ComponentType } from 'react';
import type { Permissions } from '../../contract/permissions';

interface RouteFacts {
  readonly path: `/${string}`;
  readonly title: string;
  /** The flag without which the route is refused. */
  readonly permission?: keyof Permissions;
  /** Whether the screen stays as it was left until one comes back, or is made anew. */
  readonly keep: boolean;
}

/** A screen that is here. */
export interface ReadyRoute extends RouteFacts {
  readonly load: () => Promise<ComponentType>;
}

/** A screen that is still to come, and what to do meanwhile. */
export interface LaterRoute extends RouteFacts {
  readonly later: string;
}

export type Route = ReadyRoute | LaterRoute;

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
    load: async () => (await import('../features/home/HomeScreen')).HomeScreen,
  },
  {
    path: '/my-savings',
    title: 'My Savings',
    keep: true,
    load: async () => (await import('../features/savings/SavingsScreen')).SavingsScreen,
  },
  {
    path: '/my-deposit-plan',
    title: 'My Deposit Plan',
    permission: 'deposit_plan',
    keep: true,
    load: async () => (await import('../features/depositPlan/DepositPlanScreen')).DepositPlanScreen,
  },
  {
    path: '/contact-us',
    title: 'Contact Us',
    keep: true,
    load: async () => (await import('../features/contact/ContactScreen')).ContactScreen,
  },
  {
    path: '/my-account/overview',
    title: 'Account Overview',
    keep: true,
    load: async () => (await import('../features/accounts/OverviewScreen')).OverviewScreen,
  },
  {
    path: '/my-account/purchases/prepay-open',
    title: 'Prepay Open',
    keep: true,
    load: async () => (await import('../features/prepay/PrepayOpenScreen')).PrepayOpenScreen,
  },
  {
    path: '/my-account/purchases/prepay-open-details',
    title: 'Prepay Open Details',
    keep: true,
    load: async () => (await import('../features/prepay/PrepayOpenDetailsScreen')).PrepayOpenDetailsScreen,
  },
  {
    path: '/my-account/purchases/account-details',
    title: 'Account Details',
    keep: true,
    load: async () => (await import('../features/ledger/LedgerScreen')).LedgerScreen,
  },
  {
    path: '/my-account/purchases/purchase-details',
    title: 'Purchase Details',
    keep: true,
    load: async () => (await import('../features/purchases/PurchaseDetailsScreen')).PurchaseDetailsScreen,
  },
  {
    path: '/my-account/purchases/statements',
    title: 'Statements',
    keep: true,
    load: async () => (await import('../features/statements/StatementsScreen')).StatementsScreen,
  },
  {
    path: '/my-account/purchases/purchase-summaries',
    title: 'Purchase Summaries',
    keep: true,
    load: async () => (await import('../features/summaries/PurchaseSummariesScreen')).PurchaseSummariesScreen,
  },
  {
    path: '/my-account/payments/make-a-payment',
    title: 'Make a Payment',
    keep: true,
    load: async () => (await import('../features/payments/MakePaymentScreen')).MakePaymentScreen,
  },
  {
    path: '/my-account/payments/payment-options',
    title: 'Payment Options',
    keep: true,
    load: async () => (await import('../features/paymentOptions/PaymentOptionsScreen')).PaymentOptionsScreen,
  },
  {
    path: '/my-account/payments/payment-history',
    title: 'Payment History',
    keep: true,
    load: async () => (await import('../features/paymentHistory/PaymentHistoryScreen')).PaymentHistoryScreen,
  },
  {
    path: '/my-account/payments/payment-requests',
    title: 'Payment Requests',
    keep: true,
    load: async () => (await import('../features/requests/RequestsScreen')).RequestsScreen,
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
    permission: 'admin',
    keep: true,
    later: 'Users cannot be managed in the portal yet.',
  },
];

/** The route of an address; a slash at its end makes no other one. */
export const routeAt = (pathname: string): Route | undefined =>
  routeTable.find(({ path }) => path === pathname.replace(/(.)\/+$/, '$1'));
