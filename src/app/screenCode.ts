import { type ComponentType, lazy } from 'react';
import { type Route, routeAt } from './routeTable';

/** Where the screen of each route is fetched from. No story may reach it: scripts/visual/storyReach.test.ts. */
export const screens: Readonly<Record<Route['path'], () => Promise<ComponentType>>> = {
  '/login': () => import('../features/auth/ChangePasswordScreen').then((m) => m.ChangePasswordScreen),
  '/home': () => import('../features/home/HomePage').then((m) => m.HomeScreen),
  '/my-savings': () => import('../features/savings/SavingsPage').then((m) => m.SavingsScreen),
  '/my-deposit-plan': () =>
    import('../features/depositPlan/DepositPlanPage').then((m) => m.DepositPlanScreen),
  '/contact-us': () => import('../features/contact/ContactPage').then((m) => m.ContactScreen),
  '/my-account/overview': () => import('../features/accounts/OverviewPage').then((m) => m.OverviewScreen),
  '/my-account/purchases/prepay-open': () =>
    import('../features/prepay/PrepayOpenPage').then((m) => m.PrepayOpenScreen),
  '/my-account/purchases/prepay-open-details': () =>
    import('../features/prepay/PrepayOpenDetailsPage').then((m) => m.PrepayOpenDetailsScreen),
  '/my-account/purchases/account-details': () =>
    import('../features/ledger/LedgerPage').then((m) => m.LedgerScreen),
  '/my-account/purchases/purchase-details': () =>
    import('../features/purchases/PurchaseDetailsPage').then((m) => m.PurchaseDetailsScreen),
  '/my-account/purchases/statements': () =>
    import('../features/statements/StatementsPage').then((m) => m.StatementsScreen),
  '/my-account/purchases/purchase-summaries': () =>
    import('../features/summaries/PurchaseSummariesPage').then((m) => m.PurchaseSummariesScreen),
  '/my-account/payments/make-a-payment': () =>
    import('../features/makePayment/MakePaymentScreen').then((m) => m.MakePaymentScreen),
  '/my-account/payments/mailed-check': () =>
    import('../features/makePayment/MailedCheckPage').then((m) => m.MailedCheckScreen),
  '/my-account/payments/refund': () => import('../features/refund/RefundScreen').then((m) => m.RefundScreen),
  '/my-account/payments/payment-options': () =>
    import('../features/paymentOptions/PaymentOptionsPage').then((m) => m.PaymentOptionsScreen),
  '/my-account/payments/autopay': () =>
    import('../features/autopay/AutopayPage').then((m) => m.AutopayScreen),
  '/my-account/payments/scheduled': () =>
    import('../features/autopay/ScheduledPage').then((m) => m.ScheduledScreen),
  '/my-account/payments/payment-history': () =>
    import('../features/payments/PaymentHistoryPage').then((m) => m.PaymentHistoryScreen),
  '/my-account/payments/payment-requests': () =>
    import('../features/requests/RequestsPage').then((m) => m.RequestsScreen),
  '/security': () => import('../features/auth/SecurityScreen').then((m) => m.SecurityScreen),
  '/notices': () => import('../features/notices/NoticesPage').then((m) => m.NoticesScreen),
  '/notices/choices': () => import('../features/notices/ChoicesPage').then((m) => m.ChoicesScreen),
  '/admin': () => import('../features/office/OfficePage').then((m) => m.OfficeScreen),
  '/admin/queue': () => import('../features/queue/QueuePage').then((m) => m.QueueScreen),
  '/admin/queue/check': () =>
    import('../features/makePayment/RecordCheckPage').then((m) => m.RecordCheckScreen),
  '/admin/messages': () => import('../features/officeMessages/MessagesPage').then((m) => m.MessagesScreen),
  '/admin/announcements': () =>
    import('../features/announcements/AnnouncementsPage').then((m) => m.AnnouncementsScreen),
  '/admin/notices': () => import('../features/notices/RunsPage').then((m) => m.RunsScreen),
  '/admin/notices/settings': () =>
    import('../features/notices/SettingsPage').then((m) => m.NoticeSettingsScreen),
  '/admin/payments/batches': () => import('../features/achBatches/BatchesPage').then((m) => m.BatchesScreen),
  '/admin/payments/returns': () => import('../features/achReturns/ReturnsPage').then((m) => m.ReturnsScreen),
  '/admin/payments/reconciliation': () =>
    import('../features/reconciliation/ReconciliationPage').then((m) => m.ReconciliationScreen),
  '/admin/accounts': () => import('../features/officeAccounts/AccountsPage').then((m) => m.AccountsScreen),
  '/admin/accounts/:no': () => import('../features/officeAccounts/AccountPage').then((m) => m.AccountScreen),
  '/admin/users': () => import('../features/users/UsersPage').then((m) => m.UsersScreen),
  '/admin/access-requests': () =>
    import('../features/accessRequests/AccessRequestsPage').then((m) => m.AccessRequestsScreen),
  '/admin/access-requests/contacts': () =>
    import('../features/accessRequests/ContactsPage').then((m) => m.ContactsScreen),
  '/admin/imports': () => import('../features/imports/ImportsPage').then((m) => m.ImportsScreen),
  '/admin/audit': () => import('../features/audit/AuditPage').then((m) => m.AuditScreen),
  '/admin/email': () => import('../features/email/EmailPage').then((m) => m.EmailScreen),
  '/admin/settings': () => import('../features/settings/SettingsPage').then((m) => m.SettingsScreen),
  '/admin/second-person': () =>
    import('../features/secondPerson/SecondPersonPage').then((m) => m.SecondPersonScreen),
  '/admin/payments/originator': () =>
    import('../features/originator/OriginatorPage').then((m) => m.OriginatorScreen),
};

/** The code of each screen that was fetched or asked for. */
const code = new Map<string, ComponentType>();

/** The screen of a route; its code is fetched with its first render, where it is not there before. */
export function screenOf({ path }: Route): ComponentType {
  const known = code.get(path) ?? lazy(() => screens[path]().then((component) => ({ default: component })));
  code.set(path, known);
  return known;
}

/** Code that could not be fetched is dropped to be tried again. */
export const forgetScreen = ({ path }: Route): void => void code.delete(path);

/** Fetches the code of a screen before somebody goes there, so that it stands at once. */
export async function loadScreen({ path }: Route): Promise<void> {
  if (code.has(path)) return;
  const component = await screens[path]();
  // A visit may have begun meanwhile; a component that changes makes its screen anew.
  if (!code.has(path)) code.set(path, component);
}

/** One after the other, so that none keeps another waiting. What does not come is asked for by a visit. */
export async function loadScreens(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const route = routeAt(path);
    if (route) await loadScreen(route).catch(() => undefined);
  }
}

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of a screen when somebody points at a link to it, touches it or comes to it by the keyboard. */
export function watchLinks(page: Document): () => void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === page.location.origin) void loadScreens([link.pathname]);
  };
  for (const sign of signs) page.addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, note);
  };
}
