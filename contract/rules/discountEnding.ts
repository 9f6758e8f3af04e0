import { addDays, type CalendarDateText } from '../format/date';
import { type Days, isCurrentToday, type OpenDocument } from './due';
import { discountOffered } from './earlyPay';

/** How many days before its end a discount is worth a reminder: docs/rules.md#discount-reminder. */
const REMIND = 10;

interface EndingDiscount {
  readonly throughDate: CalendarDateText;
  readonly cents: number;
  /** On how many documents. */
  readonly invoices: number;
}

/**
 * Of the discounts that a payment today would earn, those that end first, added up; null if none ends within ten days.
 * What is in dispute is left out.
 * @param documents all that is open on the accounts
 */
export function discountEnding(documents: readonly OpenDocument[], days: Days): EndingDiscount | null {
  const accounts = new Map<string, OpenDocument[]>();
  for (const document of documents) {
    accounts.set(document.accountNo, [...(accounts.get(document.accountNo) ?? []), document]);
  }
  const ends = new Map<CalendarDateText, number[]>();
  for (const mine of accounts.values()) {
    const accountIsCurrent = isCurrentToday(mine, days);
    for (const document of mine) {
      const offer = document.disputed ? undefined : discountOffered(document, days.today, accountIsCurrent);
      if (!offer || offer.rung.throughDate > addDays(days.today, REMIND)) continue;
      ends.set(offer.rung.throughDate, [...(ends.get(offer.rung.throughDate) ?? []), offer.cents]);
    }
  }
  const [first] = [...ends].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (!first) return null;
  const [throughDate, offers] = first;
  return { throughDate, cents: offers.reduce((sum, cents) => sum + cents, 0), invoices: offers.length };
}
