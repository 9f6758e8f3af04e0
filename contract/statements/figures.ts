import { formatDate } from '../format/date';
import { kindWords } from '../ledger/labels';
import type { StatementActivity, StatementSnapshot } from './snapshot';

/** Page and PDF say the same, so what they say is written here. */

/** What a row of the ledger is; a kind of the ERP's own is told as it is. */
export const activityWord = ({ kind }: Pick<StatementActivity, 'kind'>): string =>
  (kindWords as Readonly<Record<string, string>>)[kind] ?? kind;

/** An amount with its name; strong ones are results. */
export interface Figure {
  readonly name: string;
  readonly cents: number;
  readonly strong?: true;
}

/** From the previous balance to the ending one. */
export const balanceFigures = (one: StatementSnapshot): Figure[] => [
  { name: 'Previous balance', cents: one.previousCents },
  { name: 'New charges', cents: one.chargesCents },
  { name: 'Finance charge', cents: one.financeChargeCents },
  { name: 'Payments and credits', cents: -one.creditsCents },
  { name: 'Ending balance', cents: one.endingCents, strong: true },
];

/** What is asked for, and what may still be saved. */
export const dueFigures = (one: StatementSnapshot): Figure[] => [
  { name: `Amount due by ${formatDate(one.dueDate)}`, cents: one.amountDueCents, strong: true },
  ...(one.futureObligationsCents === 0
    ? []
    : [{ name: 'Owed under special terms, not due yet', cents: one.futureObligationsCents }]),
  ...(one.discount
    ? [{ name: `Discount if paid by ${formatDate(one.discount.throughDate)}`, cents: one.discount.cents }]
    : []),
];

/** Owed at the close by age; empty where the ledger does not prove it. */
export const agingFigures = ({ aging }: StatementSnapshot): Figure[] =>
  aging
    ? [
        { name: 'Not late', cents: aging.currentCents },
        { name: '1 to 30 days late', cents: aging.days30Cents },
        { name: '31 to 60 days', cents: aging.days60Cents },
        { name: '61 to 90 days', cents: aging.days90Cents },
        { name: 'Over 90 days', cents: aging.over90Cents },
        { name: 'Unapplied credit', cents: -aging.unappliedCreditCents },
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
export const notListedWhole =
  'The rows below do not add up to the figures above. The figures above hold; ask us about the difference.';

/** "Replaces revision 1 (S-100): …"; undefined for a statement that replaces none. */
export const replacesWords = ({ replaces, statementNo }: StatementSnapshot): string | undefined => {
  if (!replaces) return undefined;
  const number = replaces.statementNo === statementNo ? '' : ` (${replaces.statementNo})`;
  return `Replaces revision ${replaces.revision}${number}. ${replaces.reason}`;
};
