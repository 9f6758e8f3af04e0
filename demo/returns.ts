import type { AccountPlan } from './account';
import { dateOf, monthOf, openDay, yearOf } from './calendar';
import { priceOn } from './catalogue';
import type { Draft } from './draft';
import { MICRO } from './exact';
import type { Random } from './random';

/** Unopened spring seed comes back in early summer, at the price that it was billed at. */
export function seedReturns(
  account: AccountPlan,
  drafts: readonly Draft[],
  random: Random,
  to: string,
): Draft[] {
  // Whoever buys too seldom would carry the credit for a year.
  if (account.visits < 12) return [];
  return drafts.flatMap((draft) => {
    const line = draft.lines.find(({ item }) => item?.group === 'SEED');
    if (!line?.item || monthOf(draft.date) > 5 || !random.chance(25)) return [];
    const date = openDay(dateOf(yearOf(draft.date), 6, random.int(10, 28)));
    if (date > to || draft.counter) return [];
    const units = Math.max(1, Math.floor(((line.quantity ?? 0) * random.int(3, 9)) / 100 / MICRO));
    return [
      {
        date,
        // Good until the harvest is settled; a credit that nobody used yet is not overdue.
        dueDate: dateOf(yearOf(date), 12, 15),
        branch: account.homeBranch,
        docType: 'C' as const,
        ticketNo: `T${random.int(100_000, 999_999)}`,
        comments: 'Return of unopened seed',
        lines: [{ ...line, quantity: -units * MICRO, price: priceOn(line.item, draft.date) }],
      },
    ];
  });
}
