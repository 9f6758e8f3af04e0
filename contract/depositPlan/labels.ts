import * as common from '@locales/common';
import * as m from '@locales/depositPlan';
import { texts } from '@locales/language';
import { formatMoney } from '../format/money';
import { formatPercent } from '../format/quantity';
import type { RateTier } from '../rules/depositInterest';

/** The ledger has one order, of which its running balance is; "-" in front turns it around. */
export const entrySorts = ['date'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualEntrySort = '-date';

export const entryFormats = ['csv', 'xlsx', 'ofx'] as const;

export type EntryFormat = (typeof entryFormats)[number];

/** What a row of a deposit account's ledger is. A word of the ERP's own that is none of these stands as it is. */
export const depositKindWords = texts({
  deposit: m.kindDeposit,
  withdrawalCheck: m.kindWithdrawalCheck,
  withdrawalAch: m.kindWithdrawalBank,
  transferOut: m.kindTransferOut,
  transferIn: m.kindTransferIn,
  interest: m.kindInterest,
  settlementProceeds: m.kindSettlement,
  fee: m.kindFee,
  adjustment: m.kindAdjustment,
  reversal: m.kindReversal,
});

const isKnown = (kind: string): kind is keyof typeof depositKindWords =>
  Object.hasOwn(depositKindWords, kind);

export const depositKindWord = (kind: string): string => (isKnown(kind) ? depositKindWords[kind] : kind);

/** A year's rate as people read it: "0.0425" → "4.25%". */
export function formatRate(annualRate: string): string {
  const [whole = '', part = ''] = annualRate.split('.');
  const places = part.padEnd(2, '0');
  return formatPercent(`${whole}${places.slice(0, 2)}.${places.slice(2) || '0'}`.replace(/^0+(?=[0-9])/, ''));
}

/** What a balance earns a year: "4.25%", or of several tiers each with where it begins. */
export const tierWords = (tiers: readonly RateTier[]): string =>
  tiers.length === 1
    ? formatRate(tiers[0]!.annualRate)
    : tiers
        .map(({ fromCents, annualRate }) =>
          m.rateFrom({ rate: formatRate(annualRate), amount: formatMoney(fromCents) }),
        )
        .join(', ');

/** What the columns of a deposit account's entries are called, on the screen and in their files. */
export const entryColumns = texts({
  date: m.posted,
  effective: m.effective,
  type: common.type,
  description: common.description,
  check: m.check,
  in: m.moneyIn,
  out: m.moneyOut,
  balance: common.balance,
  amount: common.amount,
  reference: common.reference,
  depositAccount: m.depositAccount,
});
