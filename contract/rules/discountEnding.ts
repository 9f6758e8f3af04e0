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

interface EndingOffers {
  readonly throughDate: CalendarDateText;
  readonly offers: readonly { readonly invoiceNo: string | null; readonly cents: number }[];
}

/**
 * The discounts that a payment today would earn, by the day that they end on, soonest first. What is in dispute is left
 * out.
 * @param documents all that is open on the accounts
 * @param through the last day, 'YYYY-MM-DD'
 */
export function offersByEnd(
  documents: readonly OpenDocument[],
  days: Days,
  through: CalendarDateText,
): readonly EndingOffers[] {
  const accounts = new Map<string, OpenDocument[]>();
  for (const document of documents) {
    accounts.set(document.accountNo, [...(accounts.get(document.accountNo) ?? []), document]);
  }
  const ends = new Map<CalendarDateText, EndingOffers['offers'][number][]>();
  for (const mine of accounts.values()) {
    const accountIsCurrent = isCurrentToday(mine, days);
    for (const document of mine) {
      const offer = document.disputed ? undefined : discountOffered(document, days.today, accountIsCurrent);
      if (!offer || offer.rung.throughDate > through) continue;
      const { invoiceNo } = document;
      const offers = ends.get(offer.rung.throughDate) ?? [];
      ends.set(offer.rung.throughDate, [...offers, { invoiceNo, cents: offer.cents }]);
    }
  }
  return [...ends]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([throughDate, offers]) => ({ throughDate, offers }));
}

/**
 * Those that end first; null if none ends in time.
 * @param within days before its end; reminders have the company's own
 */
export const endingOffers = (
  documents: readonly OpenDocument[],
  days: Days,
  within = REMIND,
): EndingOffers | null => offersByEnd(documents, days, addDays(days.today, within))[0] ?? null;

/** The same, added up. */
export function discountEnding(documents: readonly OpenDocument[], days: Days): EndingDiscount | null {
  const ending = endingOffers(documents, days);
  if (!ending) return null;
  const { throughDate, offers } = ending;
  return { throughDate, cents: offers.reduce((sum, { cents }) => sum + cents, 0), invoices: offers.length };
}
