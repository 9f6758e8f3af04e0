import { texts } from '@locales/language';
import * as m from '@locales/secondPerson';
import { formatMoney } from '../format/money';
import type { GuardName, MovedLimit } from '../rules/consent';

/** What waits for a second person: docs/rules.md#second-person. */
export const secondKindWords = texts({
  approval: m.kindApproval,
  bankFile: m.kindBankFile,
  originator: m.kindOriginator,
  powers: m.kindPowers,
  limits: m.kindLimits,
  dailyClose: m.kindDailyClose,
});

export type SecondKind = keyof typeof secondKindWords;
export const secondKinds = Object.keys(secondKindWords) as readonly SecondKind[];

const limitWords: Readonly<Record<GuardName, (values: { before: string; after: string }) => string>> = {
  maxPaymentCents: m.limitMaxPayment,
  secondApprovalCents: m.limitSecondApproval,
  newOptionMaxCents: m.limitNewOption,
  newOptionHours: m.limitNewOptionHours,
  maxRequestCents: m.limitMaxRequest,
};

/** A limit that is to be loosened, in a sentence. */
export function limitSentence({ name, before, after }: MovedLimit): string {
  const said = (value: number) => (name === 'newOptionHours' ? String(value) : formatMoney(value));
  return limitWords[name]({ before: said(before), after: said(after) });
}

export const decisions = ['confirmed', 'refused', 'withdrawn'] as const;

export type Decision = (typeof decisions)[number];
