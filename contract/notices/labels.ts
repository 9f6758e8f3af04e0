import { texts } from '@locales/language';
import * as m from '@locales/notices';

/** What a person is told of: docs/rules.md#notices. */
export const noticeKinds = [
  'statement',
  'document',
  'dueSoon',
  'pastDue',
  'discountEnding',
  'prepayLow',
  'priceLockEnding',
  'depositMovement',
  'rateChanged',
  'paymentPosted',
  'paymentReturned',
  'request',
  'message',
  'autopay',
  'scheduled',
  'paymentPlan',
  'signIn',
] as const;

/** Reminders that name invoices and an amount: what was paid after them is counted, docs/rules.md#paid-after-reminders. */
export const moneyKinds = ['dueSoon', 'pastDue', 'discountEnding'] as const satisfies readonly NoticeKind[];

export type NoticeKind = (typeof noticeKinds)[number];

/** What is chosen together: each kind is of one group. */
export const noticeGroups = [
  'statements',
  'documents',
  'reminders',
  'savings',
  'prepay',
  'deposits',
  'payments',
  'messages',
  'security',
] as const;

export type NoticeGroup = (typeof noticeGroups)[number];

export const groupOfKind: Readonly<Record<NoticeKind, NoticeGroup>> = {
  statement: 'statements',
  document: 'documents',
  dueSoon: 'reminders',
  pastDue: 'reminders',
  discountEnding: 'savings',
  prepayLow: 'prepay',
  priceLockEnding: 'prepay',
  depositMovement: 'deposits',
  rateChanged: 'deposits',
  paymentPosted: 'payments',
  paymentReturned: 'payments',
  request: 'payments',
  autopay: 'payments',
  scheduled: 'payments',
  paymentPlan: 'payments',
  message: 'messages',
  signIn: 'security',
};

/** Security is never off: who takes over a sign-in must not silence it. */
export const isAlwaysTold = (group: NoticeGroup): boolean => group === 'security';

/** Groups that tell of money that moves: they are told of an account of which nothing else is. */
export const isOfMoney = (group: NoticeGroup): boolean => group === 'payments' || group === 'deposits';

/** Told to everybody who may see an account; of the others, who wrote or signs in alone is told. */
export const sharedGroups = [
  'statements',
  'documents',
  'reminders',
  'savings',
  'prepay',
  'deposits',
  'payments',
] as const satisfies readonly NoticeGroup[];

/** When an email comes. */
export const emailTimes = ['now', 'daily', 'weekly', 'never'] as const;

export type EmailTime = (typeof emailTimes)[number];

export const groupWords = texts({
  statements: m.groupStatements,
  documents: m.groupDocuments,
  reminders: m.groupReminders,
  savings: m.groupSavings,
  prepay: m.groupPrepay,
  deposits: m.groupDeposits,
  payments: m.groupPayments,
  messages: m.groupMessages,
  security: m.groupSecurity,
});

/** What belongs to a group, in a sentence. */
export const groupAbout = texts({
  statements: m.aboutStatements,
  documents: m.aboutDocuments,
  reminders: m.aboutReminders,
  savings: m.aboutSavings,
  prepay: m.aboutPrepay,
  deposits: m.aboutDeposits,
  payments: m.aboutPayments,
  messages: m.aboutMessages,
  security: m.aboutSecurity,
});

export const emailTimeWords = texts({
  now: m.timeNow,
  daily: m.timeDaily,
  weekly: m.timeWeekly,
  never: m.timeNever,
});

/** Where a night's notices stand: those held wait for the office. */
export const runStates = ['held', 'released', 'dropped'] as const;

export type RunState = (typeof runStates)[number];

export const runStateWords = texts({
  held: m.runHeld,
  released: m.runReleased,
  dropped: m.runDropped,
});

export const noticeKindWords = texts({
  statement: m.kindStatement,
  document: m.kindDocument,
  dueSoon: m.kindDueSoon,
  pastDue: m.kindPastDue,
  discountEnding: m.kindDiscountEnding,
  prepayLow: m.kindPrepayLow,
  priceLockEnding: m.kindPriceLockEnding,
  depositMovement: m.kindDepositMovement,
  rateChanged: m.kindRateChanged,
  paymentPosted: m.kindPaymentPosted,
  paymentReturned: m.kindPaymentReturned,
  request: m.kindRequest,
  message: m.kindMessage,
  autopay: m.kindAutopay,
  scheduled: m.kindScheduled,
  paymentPlan: m.kindPaymentPlan,
  signIn: m.kindSignIn,
});

/** Rows that the pages of notices and of runs ask for at once. */
export const noticePage = 25;
