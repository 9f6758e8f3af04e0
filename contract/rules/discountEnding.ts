import { addDays, type CalendarDateText } from '../format/date';
import { discountOffered } from './earlyPay';
import { isCurrentAfter, type Standing } from './payableLeft';

/** How long before its end a discount is worth a reminder, in days. */
const REMIND = 10;

interface EndingDiscount {
  readonly throughDate: CalendarDateText;
  readonly cents: number;
}

/**
 * The discounts that end first of those that a payment on a day takes as the accounts stand: undefined where none ends
 * within ten days. Nobody is reminded to pay what is in dispute.
 */
export function discountEnding(
  accounts: readonly Standing[],
  day: CalendarDateText,
): EndingDiscount | undefined {
  const ends = new Map<CalendarDateText, number>();
  for (const account of accounts) {
    const accountIsCurrent = isCurrentAfter(account, [], day);
    for (const document of account.documents) {
      const offer = document.disputed ? undefined : discountOffered(document, day, accountIsCurrent);
      if (!offer || offer.rung.throughDate > addDays(day, REMIND)) continue;
      ends.set(offer.rung.throughDate, (ends.get(offer.rung.throughDate) ?? 0) + offer.cents);
    }
  }
  const [first] = [...ends].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return first && { throughDate: first[0], cents: first[1] };
}
