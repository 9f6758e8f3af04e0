import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';

const statusWords: Record<Account['status'], string> = {
  active: 'Active',
  hold: 'On hold',
  cod: 'Cash on delivery',
  closed: 'Closed',
};

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
    creditLine('Credit limit', creditLimitCents, regularBalanceCents - deferredCents),
    creditLine('Special-terms limit', specialTermsLimitCents, deferredCents),
  ].filter((line) => line !== undefined);
}

function creditLine(label: string, limitCents: number | null, usedCents: number): CreditLine | undefined {
  if (limitCents === null) return undefined;
  const leftCents = limitCents - Math.max(usedCents, 0);
  const note =
    leftCents < 0 ? `Exceeded by ${formatMoney(0 - leftCents)}` : `${formatMoney(leftCents)} available`;
  return { label, limitCents, note };
}

export const statusText = ({ status }: Account): string => statusWords[status];

/** The ERP writes paper, email or both; another word stays as it is. */
export const deliveryText = (delivery: string): string => deliveryWords[delivery.toLowerCase()] ?? delivery;

const deliveryWords: Readonly<Record<string, string>> = {
  paper: 'On paper',
  email: 'By email',
  both: 'On paper and by email',
};

/** "Dana Hollis", or "Reuben Hollis, up to $5,000.00". */
export const buyerText = ({ name, limitCents }: Overview['buyers'][number]): string =>
  limitCents === null ? name : `${name}, up to ${formatMoney(limitCents)}`;

/** Whether the account buys without sales tax on a day, and how long the certificate is good. */
export function taxExemptText(
  { taxExempt, taxExemptExpires }: Pick<Account, 'taxExempt' | 'taxExemptExpires'>,
  day: string,
): { readonly value: string; readonly note?: string } {
  if (!taxExempt) return { value: 'No' };
  if (taxExemptExpires === null) return { value: 'Yes' };
  if (taxExemptExpires < day) {
    return { value: 'Certificate expired', note: `On ${formatDate(taxExemptExpires)}. Send us a new one.` };
  }
  return { value: 'Yes', note: `Certificate good through ${formatDate(taxExemptExpires)}` };
}
