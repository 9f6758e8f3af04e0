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
  '/my-account/payments/payment-options': () =>
    import('../features/paymentOptions/PaymentOptionsPage').then((m) => m.PaymentOptionsScreen),
  '/my-account/payments/payment-history': () =>
    import('../features/payments/PaymentHistoryPage').then((m) => m.PaymentHistoryScreen),
  '/my-account/payments/payment-requests': () =>
    import('../features/requests/RequestsPage').then((m) => m.RequestsScreen),
  '/security': () => import('../features/auth/SecurityScreen').then((m) => m.SecurityScreen),
  '/admin': () => import('../features/office/OfficePage').then((m) => m.OfficeScreen),
  '/admin/queue': () => import('../features/queue/QueuePage').then((m) => m.QueueScreen),
  '/admin/payments/batches': () => import('../features/achBatches/BatchesPage').then((m) => m.BatchesScreen),
  '/admin/users': () => import('../features/users/UsersPage').then((m) => m.UsersScreen),
  '/admin/imports': () => import('../features/imports/ImportsPage').then((m) => m.ImportsScreen),
  '/admin/audit': () => import('../features/audit/AuditPage').then((m) => m.AuditScreen),
  '/admin/email': () => import('../features/email/EmailPage').then((m) => m.EmailScreen),
  '/admin/settings': () => import('../features/settings/SettingsPage').then((m) => m.SettingsScreen),
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
