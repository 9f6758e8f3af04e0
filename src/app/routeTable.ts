import type { Permissions } from '@contract/users/schema';
import type { Capability } from '@contract/rules/capabilities';
import { mayUse } from '@contract/rules/desks';
import * as m from '@locales/shell';

interface AnyRoute {
  readonly path: `/${string}`;
  /** Said in the language of the moment. */
  readonly title: () => string;
  /** What the flags have to allow; the route is refused otherwise. */
  readonly needs?: Capability;
  /** Whether the screen stays as it was left until one comes back, or is made anew. */
  readonly keep: boolean;
}

const routes = [
  { path: '/login', title: m.titleChangePassword, keep: false },
  { path: '/home', title: m.titleHome, keep: false },
  { path: '/my-savings', title: m.titleMySavings, keep: true },
  { path: '/my-deposit-plan', title: m.titleMyDepositPlan, needs: 'depositPlan', keep: true },
  { path: '/contact-us', title: m.titleContactUs, keep: true },
  { path: '/my-account/overview', title: m.titleAccountOverview, keep: true },
  { path: '/my-account/purchases/prepay-open', title: m.titlePrepayOpen, keep: true },
  { path: '/my-account/purchases/prepay-open-details', title: m.titlePrepayOpenDetails, keep: true },
  { path: '/my-account/purchases/account-details', title: m.titleAccountDetails, keep: true },
  { path: '/my-account/purchases/purchase-details', title: m.titlePurchaseDetails, keep: true },
  { path: '/my-account/purchases/statements', title: m.titleStatements, keep: true },
  { path: '/my-account/purchases/purchase-summaries', title: m.titlePurchaseSummaries, keep: true },
  { path: '/my-account/payments/make-a-payment', title: m.titleMakeAPayment, keep: true },
  { path: '/my-account/payments/mailed-check', title: m.titleMailedCheck, keep: true },
  { path: '/my-account/payments/refund', title: m.titleRefund, keep: true },
  { path: '/my-account/payments/payment-options', title: m.titlePaymentOptions, keep: true },
  { path: '/my-account/payments/autopay', title: m.titleAutopay, keep: true },
  { path: '/my-account/payments/scheduled', title: m.titleScheduled, keep: true },
  { path: '/my-account/payments/payment-history', title: m.titlePaymentHistory, keep: true },
  { path: '/my-account/payments/payment-requests', title: m.titlePaymentRequests, keep: true },
  { path: '/security', title: m.titleSecurity, keep: false },
  { path: '/notices', title: m.titleNotices, keep: true },
  { path: '/notices/choices', title: m.titleNoticeChoices, keep: false },
  { path: '/admin', title: m.titleAdmin, needs: 'seeOffice', keep: true },
  { path: '/admin/queue', title: m.titleQueue, needs: 'seeQueue', keep: true },
  { path: '/admin/queue/check', title: m.titleRecordCheck, needs: 'workQueue', keep: true },
  { path: '/admin/messages', title: m.titleMessages, needs: 'seeMessages', keep: true },
  { path: '/admin/announcements', title: m.titleAnnouncements, needs: 'seeAnnouncements', keep: true },
  { path: '/admin/notices', title: m.titleNoticeRuns, needs: 'seeAnnouncements', keep: true },
  { path: '/admin/notices/settings', title: m.titleNoticeSettings, needs: 'seeAnnouncements', keep: true },
  { path: '/admin/payments/batches', title: m.titleBankFiles, needs: 'seeBankFiles', keep: true },
  { path: '/admin/payments/returns', title: m.titleReturns, needs: 'seeBankFiles', keep: true },
  {
    path: '/admin/payments/reconciliation',
    title: m.titleReconciliation,
    needs: 'seeBankFiles',
    keep: true,
  },
  { path: '/admin/accounts', title: m.titleAccounts, needs: 'seeAccounts', keep: true },
  { path: '/admin/accounts/:no', title: m.titleAccount, needs: 'seeAccounts', keep: false },
  { path: '/admin/users', title: m.titleUsers, needs: 'seeUsers', keep: true },
  { path: '/admin/access-requests', title: m.titleAccessRequests, needs: 'seeUsers', keep: true },
  { path: '/admin/access-requests/contacts', title: m.titleContacts, needs: 'seeUsers', keep: true },
  { path: '/admin/imports', title: m.titleImports, needs: 'seeImports', keep: true },
  { path: '/admin/audit', title: m.titleAudit, needs: 'readAudit', keep: true },
  { path: '/admin/email', title: m.titleEmail, needs: 'readEmail', keep: true },
  { path: '/admin/settings', title: m.titleCompanySettings, needs: 'seeSettings', keep: true },
  { path: '/admin/second-person', title: m.titleSecondPerson, needs: 'seeOffice', keep: true },
  { path: '/admin/payments/originator', title: m.titleBankSettings, needs: 'seeOriginator', keep: true },
] as const satisfies readonly AnyRoute[];

export interface Route extends AnyRoute {
  readonly path: (typeof routes)[number]['path'];
}

/**
 * Every route of the portal. Router, guard and navigation read it, and so do the walks. It knows no screen: stories show
 * the navigation too, and each would depend on all screens then. Their code is in screenCode.ts.
 */
export const routeTable: readonly Route[] = routes;

/** The route of an address; a slash at its end makes no other one, and ":no" stands for any word. */
export const routeAt = (pathname: string): Route | undefined => {
  const asked = pathname.replace(/(.)\/+$/, '$1');
  const [, parent] = /^(.+)\/[^/]+$/.exec(asked) ?? [];
  return (
    routeTable.find(({ path }) => path === asked) ?? routeTable.find(({ path }) => path === `${parent}/:no`)
  );
};

/** What a route shows to somebody: the Home of whoever works in the office is the office's, who seldom has accounts. */
export const shownTo = (route: Route, permissions: Permissions | undefined): Route =>
  (route.path === '/home' && permissions && mayUse(permissions, 'seeOffice')
    ? routeAt('/admin')
    : undefined) ?? route;

/** The pages of the company's office, which stand beside each other. */
export const isOfficeAddress = (path: string): boolean => /^\/admin(\/|$)/.test(path);
export const isOffice = ({ path }: Pick<Route, 'path'>): boolean => isOfficeAddress(path);

/** The pages of one's own password, codes and devices: they speak with the sign-in service by themselves. */
export const isOwnSignIn = ({ path }: Pick<Route, 'path'>): boolean =>
  path === '/security' || path === '/login';

/** `unknown` while the permissions that decide are still on their way. */
type Verdict = 'open' | 'refused' | 'unknown';

/** Two routes need a flag, every other one is open: docs/rules.md#flags. The server refuses again on its own. */
export function mayOpen({ needs }: Pick<Route, 'needs'>, permissions: Permissions | undefined): Verdict {
  if (!needs) return 'open';
  if (!permissions) return 'unknown';
  return mayUse(permissions, needs) ? 'open' : 'refused';
}
