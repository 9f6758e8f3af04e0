import { inLanguage } from '@locales/inLanguage';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { StatementSnapshot } from '@contract/statements/snapshot';

type Frozen = Pick<
  StatementSnapshot,
  | 'periodFrom'
  | 'periodTo'
  | 'dueDate'
  | 'previousCents'
  | 'chargesCents'
  | 'financeChargeCents'
  | 'creditsCents'
  | 'endingCents'
  | 'amountDueCents'
  | 'futureObligationsCents'
  | 'discount'
>;

type Told = readonly [name: string, of: (one: Frozen) => string];

const money = (name: string, of: (one: Frozen) => number): Told => [name, (one) => formatMoney(of(one))];

// The names are those that contract/statements/reason.ts knows.
const told: readonly Told[] = [
  ['period', (one) => `${formatDate(one.periodFrom)} to ${formatDate(one.periodTo)}`],
  ['due date', (one) => formatDate(one.dueDate)],
  money('previous balance', (one) => one.previousCents),
  money('new charges', (one) => one.chargesCents),
  money('finance charge', (one) => one.financeChargeCents),
  money('payments and credits', (one) => one.creditsCents),
  money('ending balance', (one) => one.endingCents),
  money('amount due', (one) => one.amountDueCents),
  money('amount not yet due', (one) => one.futureObligationsCents),
  ['discount', ({ discount }) => (discount ? formatMoney(discount.cents) : 'none')],
];

/**
 * Why a statement takes another's place. The ERP gives no words, so the figures that differ are told: "Corrected:
 * new charges $120.00, was $100.00; ending balance …". It is frozen and hashed with the figures, so it is in English
 * whoever asks first; readers are told it by `reasonWords`.
 */
export const reasonOf = (before: Frozen, after: Frozen): string =>
  inLanguage('en', () => inEnglish(before, after));

function inEnglish(before: Frozen, after: Frozen): string {
  const changed = told.filter(([, of]) => of(before) !== of(after));
  if (changed.length === 0) return 'Issued again with the same figures.';
  return `Corrected: ${changed.map(([name, of]) => `${name} ${of(after)}, was ${of(before)}`).join('; ')}.`;
}
