import { readRepository } from '../boundaries/repository';
import { filesAtHand } from '../fileHashes';
import { storyFiles } from './storyInputs';

/**
 * The most story files that a change in a screen may take anew, by its source in src/features. A page of which more than
 * three files of stories tell is of one kind only: the sign-in, with a file for each of its steps.
 */
export const reachBudgets: Readonly<Record<string, number>> = {
  'accounts/OverviewPage': 1,
  'audit/AuditPage': 1,
  'auth/ChangePasswordScreen': 1,
  'auth/LoginScreen': 8,
  'auth/RequestAccessScreen': 1,
  'auth/SecurityScreen': 2,
  'auth/UndoChangeScreen': 1,
  'auth/UnsubscribeScreen': 1,
  'contact/ContactForm': 1,
  'contact/ContactPage': 1,
  'depositPlan/DepositPlanPage': 1,
  'depositPlan/RequestMoneyPage': 2,
  'depositPlan/RequestMoneyScreen': 1,
  'email/EmailPage': 1,
  'home/HomePage': 3,
  'accessRequests/AccessRequestsPage': 1,
  'accessRequests/ContactsPage': 1,
  'announcements/AnnouncementsPage': 1,
  'achBatches/BatchPage': 2,
  'achBatches/BatchesPage': 1,
  'achReturns/ReturnFilePage': 2,
  'achReturns/ReturnsPage': 1,
  'autopay/AutopayPage': 1,
  // The frame of both.
  'autopay/PayerPage': 2,
  'autopay/ScheduledPage': 1,
  'imports/DropPage': 2,
  'imports/ImportsPage': 1,
  'ledger/LedgerPage': 1,
  'makePayment/MailedCheckPage': 1,
  // The frame of a check in the mail too.
  'makePayment/MakePaymentPage': 2,
  // Asks for the data, and no story shows it.
  'makePayment/MakePaymentScreen': 0,
  'makePayment/RecordCheckPage': 1,
  'notices/ChoicesPage': 2,
  'notices/NoticesPage': 1,
  'notices/RunsPage': 1,
  'notices/SettingsPage': 1,
  'office/OfficePage': 1,
  'officeAccounts/AccountPage': 1,
  'officeAccounts/AccountsPage': 1,
  'officeMessages/MessagesPage': 1,
  'originator/OriginatorPage': 1,
  'paymentOptions/PaymentOptionsPage': 2,
  'payments/PaymentHistoryPage': 1,
  'prepay/PrepayOpenDetailsPage': 1,
  'prepay/PrepayOpenPage': 2,
  'purchases/PurchaseDetailsPage': 1,
  'queue/QueuePage': 2,
  'reconciliation/ReconciliationPage': 1,
  'refund/RefundPage': 1,
  'secondPerson/SecondPersonPage': 1,
  // Asks for the data, and no story shows it.
  'refund/RefundScreen': 0,
  'requests/RequestsPage': 1,
  'savings/AboutSavingsPage': 2,
  'savings/SavingsPage': 1,
  'settings/SettingsPage': 1,
  'statements/StatementsPage': 1,
  'summaries/PurchaseSummariesPage': 1,
  'users/UsersPage': 1,
};

/** The files that each story file depends on, in the repository as it is. */
export const reachedAtHand = () => storyFiles(filesAtHand(), readRepository(process.cwd()).sources).reached;

/** The story files that a change in a file takes anew, in their order. */
export const storiesOf = (
  changed: string,
  reached: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] =>
  [...reached].flatMap(([story, files]) => (files.has(changed) ? [story] : [])).toSorted();

/** What the program of Chromatic says that a change takes anew: `chromatic trace --mode compact`. */
export const storiesTraced = (said: string): readonly string[] =>
  [...said.matchAll(/^— (.+)$/gm)].map(([, story]) => story!).toSorted();

/** Why Chromatic would take other stories anew than the imports say; undefined where both agree. */
export function traceDifference(changed: string, ours: readonly string[], said: string): string | undefined {
  const theirs = storiesTraced(said);
  if (ours.join() === theirs.join()) return undefined;
  return (
    `A change in ${changed} reaches ${ours.length} story files by its imports and ${theirs.length} by chromatic trace:\n` +
    `  ${ours.join(', ') || 'none'}\n  ${theirs.join(', ') || 'none'}\nIt said:\n${said}`
  );
}
