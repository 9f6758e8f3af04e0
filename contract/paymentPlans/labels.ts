import { texts } from '@locales/language';
import * as m from '@locales/paymentPlans';
import type { brokenReasons, planEvery } from '../rules/paymentPlan';

/** How an installment stands. */
export const installmentWords = texts({
  ahead: m.ahead,
  announced: m.announced,
  onItsWay: m.onItsWay,
  paid: m.paid,
  returned: m.returned,
  notPaid: m.notPaid,
  stopped: m.stopped,
});

export type InstallmentState = keyof typeof installmentWords;
export const installmentStates = Object.keys(installmentWords) as readonly InstallmentState[];

export const planEveryWords: Readonly<Record<(typeof planEvery)[number], string>> = texts({
  month: m.everyMonth,
  twoWeeks: m.everyTwoWeeks,
});

/** Why a plan is broken, in a sentence that says what to do. */
export const brokenWords: Readonly<Record<(typeof brokenReasons)[number], string>> = texts({
  returned: m.brokenReturned,
  unpaid: m.brokenUnpaid,
  noDebits: m.brokenNoDebits,
});
