import * as m from '@locales/autopay';
import { texts } from '@locales/language';
import type { autopayCovers, autopayDayRules } from '../rules/autopay';
import type { autopayLeftOut, autopayLimits } from '../rules/debitPlan';

/** When it pays, as a choice. */
export const dayRuleWords: Readonly<Record<(typeof autopayDayRules)[number], string>> = texts({
  statement: m.dayStatement,
  invoice: m.dayInvoice,
  discount: m.dayDiscount,
});

/** What it pays, as a choice. */
export const coversWords: Readonly<Record<(typeof autopayCovers)[number], string>> = texts({
  due: m.coversDue,
  pastDue: m.coversPastDue,
});

/** Which limit ended a payment. */
export const limitWords: Readonly<Record<(typeof autopayLimits)[number], string>> = texts({
  payment: m.limitPayment,
  month: m.limitMonth,
  once: m.limitOnce,
  company: m.limitCompany,
  newBank: m.limitNewBank,
  amount: m.limitAmount,
});

/** Why an invoice is left out. */
export const leftOutWords: Readonly<Record<(typeof autopayLeftOut)[number], string>> = texts({
  disputed: m.leftDisputed,
  onItsWay: m.leftOnItsWay,
  limit: m.leftLimit,
});

export const autopayStatuses = ['on', 'paused', 'ended'] as const;

/** Why it stopped, in a sentence that says what to do. */
export const stopWords = texts({
  returned: m.stopReturned,
  bankBlocked: m.stopBankBlocked,
  off: m.stopOff,
  changed: m.stopChanged,
  planEnded: m.stopPlanEnded,
  bankRemoved: m.stopBankRemoved,
  accountClosed: m.stopAccountClosed,
  done: m.stopDone,
  noAccess: m.stopNoAccess,
});

export type StopReason = keyof typeof stopWords;

/** How a payment stands. `planned` is reckoned ahead, and nobody was told of it yet. */
export const runStatusWords = texts({
  planned: m.runPlanned,
  announced: m.runAnnounced,
  skipped: m.runSkipped,
  placed: m.runPlaced,
  nothing: m.runNothing,
  refused: m.runRefused,
  missed: m.runMissed,
  dropped: m.runDropped,
});

type RunStatus = keyof typeof runStatusWords;
export const runStatuses = Object.keys(runStatusWords) as readonly RunStatus[];
export const stopReasons = Object.keys(stopWords) as readonly StopReason[];
