import * as common from '@locales/common';
import * as m from '@locales/statements';
import { formatDate } from '../format/date';
import { kindWords } from '../ledger/labels';
import { reasonWords } from './reason';
import type { StatementActivity, StatementSnapshot } from './snapshot';

/** Page and PDF say the same, so what they say is written here. */

/** What a row of the ledger is; a kind of the ERP's own is told as it is. */
export const activityWord = ({ kind }: Pick<StatementActivity, 'kind'>): string =>
  (kindWords as Readonly<Record<string, string>>)[kind] ?? kind;

/** What the ERP says of a row, unless that is what its kind says already: "Finance charge" of a `financeCharge`. */
export function activityDetail(row: Pick<StatementActivity, 'kind' | 'description' | 'reference'>): string {
  const detail = row.description ?? row.reference ?? '';
  const isKind = detail === activityWord(row) || letters(detail) === letters(row.kind);
  return isKind ? '' : detail;
}

const letters = (text: string): string => text.replaceAll(/[^a-z]/gi, '').toLowerCase();

/** An amount with its name; strong ones are results. */
export interface Figure {
  readonly name: string;
  readonly cents: number;
  readonly strong?: true;
}

/** From the previous balance to the ending one. */
export const balanceFigures = (one: StatementSnapshot): Figure[] => [
  { name: m.previousBalance(), cents: one.previousCents },
  { name: m.newCharges(), cents: one.chargesCents },
  { name: m.financeCharge(), cents: one.financeChargeCents },
  { name: m.paymentsAndCredits(), cents: -one.creditsCents },
  { name: m.endingBalance(), cents: one.endingCents, strong: true },
];

/** What is asked for, and what may still be saved. */
export const dueFigures = ({
  dueDate,
  amountDueCents,
  futureObligationsCents,
  discount,
}: StatementSnapshot): Figure[] => [
  { name: m.amountDueBy({ date: formatDate(dueDate) }), cents: amountDueCents, strong: true },
  ...(futureObligationsCents === 0 ? [] : [{ name: m.specialTermsOwed(), cents: futureObligationsCents }]),
  ...(discount
    ? [{ name: m.discountIfPaidBy({ date: formatDate(discount.throughDate) }), cents: discount.cents }]
    : []),
];

/** Owed at the close by age; empty where the ledger does not prove it. */
export const agingFigures = ({ aging }: StatementSnapshot): Figure[] =>
  aging
    ? [
        { name: m.notLate(), cents: aging.currentCents },
        { name: m.days30(), cents: aging.days30Cents },
        { name: m.days60(), cents: aging.days60Cents },
        { name: m.days90(), cents: aging.days90Cents },
        { name: m.over90(), cents: aging.over90Cents },
        { name: m.unappliedCredit(), cents: -aging.unappliedCreditCents },
      ]
    : [];

/** Whether the rows that are listed add up to the figures of the statement. */
export function isListedWhole({
  activity,
  chargesCents,
  creditsCents,
  financeChargeCents,
}: StatementSnapshot) {
  const sum = (of: (row: StatementActivity) => number) => activity.reduce((all, row) => all + of(row), 0);
  return (
    sum((row) => row.chargeCents) === chargesCents + financeChargeCents &&
    sum((row) => row.creditCents) === creditsCents
  );
}

/** Says that the list is shorter or longer than the figures. */
export const notListedWhole = (): string => m.notListedWhole();

/** A product group by its name. What has no group was frozen as "Other", whoever asked for it first. */
export const groupWord = ({
  groupCode,
  groupName,
}: Pick<StatementSnapshot['purchases'][number], 'groupCode' | 'groupName'>): string =>
  groupCode === '' && groupName === 'Other' ? common.other() : groupName || groupCode;

/** "Replaces revision 1 (S-100). …"; undefined for a statement that replaces none. */
export const replacesWords = ({ replaces, statementNo }: StatementSnapshot): string | undefined => {
  if (!replaces) return undefined;
  const { revision, statementNo: statement } = replaces;
  const reason = reasonWords(replaces.reason);
  return statement === statementNo
    ? m.replaces({ revision, reason })
    : m.replacesOther({ revision, statement, reason });
};
