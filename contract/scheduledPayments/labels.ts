import { texts } from '@locales/language';
import * as m from '@locales/scheduledPayments';
import type { StopReason } from '../autopay/labels';
import type { scheduledCovers, scheduledRepeats } from '../rules/scheduled';

/** What it pays, as a choice. */
export const scheduledCoversWords: Readonly<Record<(typeof scheduledCovers)[number], string>> = texts({
  all: m.coversAll,
  pastDue: m.coversPastDue,
  invoices: m.coversInvoices,
  amount: m.coversAmount,
});

export const repeatsWords: Readonly<Record<(typeof scheduledRepeats)[number], string>> = texts({
  once: m.once,
  monthly: m.monthly,
});

/** Why one stopped, in a sentence that says what to do. */
export const scheduledStopWords: Readonly<Record<StopReason, string>> = texts({
  returned: m.stopReturned,
  bankBlocked: m.stopBankBlocked,
  off: m.stopOff,
  changed: m.stopChanged,
  planEnded: m.stopPlanEnded,
  bankRemoved: m.stopBankRemoved,
  accountClosed: m.stopAccountClosed,
  noAccess: m.stopNoAccess,
  done: m.stopDone,
});
