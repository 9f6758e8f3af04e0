import type { CalendarDateText } from '@contract/format/date';
import { dayNumber } from './calendar';

/** Hands out document numbers that rise with the date, whichever account is written first. */
export interface Numbers {
  readonly invoice: (date: CalendarDateText) => string;
  readonly payment: (date: CalendarDateText) => string;
  /** The finance charges of the next account: in a range of its own, so that a new one moves nobody else's. */
  readonly financeCharges: () => () => string;
  /** Whether a delivery ticket of this number was not seen before. */
  readonly firstTicket: (ticketNo: string) => boolean;
}

/** An account is charged once a month at most: room for twenty years of them. */
const CHARGES = 250;

/** `aDay` is how many numbers of a kind a day has room for. */
export function createNumbers(first: CalendarDateText, aDay: number): Numbers {
  const start = dayNumber(first);
  const taken = { invoice: new Map<number, number>(), payment: new Map<number, number>() };
  let chargesFrom = 122;
  const tickets = new Set<string>();

  function onDay(kind: 'invoice' | 'payment', date: CalendarDateText, offset: number): string {
    const day = dayNumber(date) - start;
    const count = (taken[kind].get(day) ?? 0) + 1;
    if (count > aDay) throw new RangeError(`More than ${aDay} numbers on ${date}: widen the numbering.`);
    taken[kind].set(day, count);
    return String(offset + day * aDay + count).padStart(7, '0');
  }

  return {
    invoice: (date) => onDay('invoice', date, 4000),
    payment: (date) => `R${onDay('payment', date, 61_000)}`,
    financeCharges() {
      let last = chargesFrom;
      chargesFrom += CHARGES;
      return () => `FC${String((last += 1)).padStart(6, '0')}`;
    },
    firstTicket: (ticketNo) => tickets.size < tickets.add(ticketNo).size,
  };
}
