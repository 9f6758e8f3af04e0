import * as m from '@locales/accounts';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';

const statusWords: Readonly<Record<Account['status'], string>> = texts({
  active: m.statusActive,
  hold: m.statusHold,
  cod: m.statusCod,
  closed: m.statusClosed,
});

interface CreditLine {
  readonly label: string;
  /** Integer cents. */
  readonly limitCents: number;
  /** "$12,000.00 available", or by how much it is exceeded. */
  readonly note: string;
}

/**
 * Credit limits with what is left of each: deferred amounts use the special-terms limit, everything else
 * that is owed uses the regular one. A limit that is not set is not shown.
 */
export function creditLines(account: Account): CreditLine[] {
  const { creditLimitCents, specialTermsLimitCents, regularBalanceCents, deferredCents } = account;
  return [
    creditLine(m.creditLimit(), creditLimitCents, regularBalanceCents - deferredCents),
    creditLine(m.specialTermsLimit(), specialTermsLimitCents, deferredCents),
  ].filter((line) => line !== undefined);
}

function creditLine(label: string, limitCents: number | null, usedCents: number): CreditLine | undefined {
  if (limitCents === null) return undefined;
  const leftCents = limitCents - Math.max(usedCents, 0);
  const note =
    leftCents < 0
      ? m.overLimit({ amount: formatMoney(0 - leftCents) })
      : m.availableAmount({ amount: formatMoney(leftCents) });
  return { label, limitCents, note };
}

export const statusText = ({ status }: Account): string => statusWords[status];

/** The payment terms in the ERP's words. A code alone says nothing to a customer. */
export function termsOf({ termsText, termsCode }: Pick<Account, 'termsText' | 'termsCode'>): string {
  if (termsText !== null) return termsText;
  return termsCode === null ? m.noneOnFile() : m.askForTerms();
}

/** The ERP writes paper, email or both; another word stays as it is. */
export const deliveryText = (delivery: string): string => deliveryWords[delivery.toLowerCase()] ?? delivery;

const deliveryWords: Readonly<Record<string, string>> = texts({
  paper: m.onPaper,
  email: m.byEmail,
  both: m.onPaperAndByEmail,
});

/** "Dana Hollis", or "Reuben Hollis, up to $5,000.00". */
export const buyerText = ({ name, limitCents }: Overview['buyers'][number]): string =>
  limitCents === null ? name : m.buyerUpTo({ name, limit: formatMoney(limitCents) });

/** Whether the account buys without sales tax on a day, and how long the certificate is good. */
export function taxExemptText(
  { taxExempt, taxExemptExpires }: Pick<Account, 'taxExempt' | 'taxExemptExpires'>,
  day: string,
): { readonly value: string; readonly note?: string } {
  if (!taxExempt) return { value: common.no() };
  if (taxExemptExpires === null) return { value: common.yes() };
  if (taxExemptExpires < day) {
    return {
      value: m.certificateExpired(),
      note: m.certificateExpiredOn({ date: formatDate(taxExemptExpires) }),
    };
  }
  return { value: common.yes(), note: m.certificateGood({ date: formatDate(taxExemptExpires) }) };
}
