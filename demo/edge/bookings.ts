import { cropYearOf, openDay, plusDays } from '../calendar';
import { take } from '../draft';
import { MICRO } from '../exact';
import { contractOf, enterContract, prepay, receivePrepay } from '../prepay/booking';
import { bookedIn, record } from '../prepay/contract';
import { bookingPrice } from '../prepay/wish';
import { bringBack } from '../prepay/leftovers';
import type { Edge } from './edge';

const FIRST_PART = 2_500_000;

/** Two products at locked prices, one of them for one field; paid in two parts, and soon at an end. */
export const lockedBooking =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const date = openDay(plusDays(storyEnd, -130));
    const second = openDay(plusDays(storyEnd, -98));
    const { fields, homeBranch } = account(accountNo);
    const of = [
      { code: 'UAN32', quantity: 60 * MICRO, price: bookingPrice('UAN32', date), field: fields[3] },
      { code: 'UREA46', quantity: 90 * MICRO, price: bookingPrice('UREA46', date) },
    ];
    const terms = {
      no: `PP-${cropYearOf(storyEnd)}-${accountNo}-S`,
      type: 'S' as const,
      date,
      expiresOn: plusDays(storyEnd, 19),
      of,
      locked: true,
      limited: true,
      signed: true,
      comments: 'Prices hold until the last day of the booking',
    };
    when(accountNo, {
      date,
      happen(book) {
        receivePrepay(book, enterContract(book, terms), { date, cents: FIRST_PART, method: 'K' });
      },
    });
    when(accountNo, {
      date: second,
      happen(book) {
        const contract = contractOf(book, terms.no);
        const cents = bookedIn(contract) - FIRST_PART;
        receivePrepay(book, contract, { date: second, cents, method: 'A' });
      },
    });
    for (const [days, ticketNo, code, quantity, field] of [
      [-60, 'T700601', 'UAN32', 22 * MICRO, fields[3]],
      [-17, 'T700602', 'UREA46', 7_500_000, fields[1]],
    ] as const) {
      ticket(accountNo, {
        date: openDay(plusDays(storyEnd, days)),
        branch: homeBranch,
        ticketNo,
        lines: [take(code, quantity, { field }), take('DELIV', MICRO)],
      });
    }
  };

/** Booked by the gallon and billed at the day's price, paid in part: dollars and gallons run apart. */
export const driftingBooking =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const date = openDay(plusDays(storyEnd, -95));
    const used = openDay(plusDays(storyEnd, -25));
    const back = openDay(plusDays(storyEnd, -13));
    const corrected = openDay(plusDays(storyEnd, -11));
    const { fields, homeBranch } = account(accountNo);
    const price = bookingPrice('CLRFAL', date);
    const terms = {
      no: `PP-${cropYearOf(storyEnd)}-${accountNo}-H`,
      type: 'S' as const,
      date,
      expiresOn: plusDays(storyEnd, 150),
      of: [{ code: 'CLRFAL', quantity: 400 * MICRO, price }],
    };
    when(accountNo, {
      date,
      happen(book) {
        receivePrepay(book, enterContract(book, terms), { date, cents: 550_000, method: 'K' });
      },
    });
    when(accountNo, {
      date: back,
      happen: (book) => bringBack(book, contractOf(book, terms.no), { date: back, quantity: 10 * MICRO }),
    });
    when(accountNo, {
      date: corrected,
      happen(book) {
        const contract = contractOf(book, terms.no);
        record(contract, contract.lines[0]!, { kind: 'adjusted', date: corrected, cents: 1_500 });
      },
    });
    ticket(accountNo, {
      date: used,
      branch: homeBranch,
      ticketNo: 'T700603',
      lines: [take('CLRFAL', 60 * MICRO, { field: fields[2], lotNo: '26K40117' })],
    });
  };

/** Seed for the next season: one order of which nothing is paid, one with a tenth paid down. */
export const seedOrders =
  (accountNo: string): Edge =>
  ({ storyEnd, when }) => {
    const date = openDay(plusDays(storyEnd, -20));
    const cropYear = cropYearOf(storyEnd) + 1;
    const shared = { date, cropYear, expiresOn: `${cropYear}-05-31`, signed: true };
    const wheat = { code: 'SWWCAM', quantity: 420 * MICRO, price: bookingPrice('SWWCAM', date) };
    const canola = { code: 'CANOLA', quantity: 30 * MICRO, price: bookingPrice('CANOLA', date) };
    when(accountNo, {
      date,
      happen(book) {
        const no = `PP-${cropYear}-${accountNo}`;
        enterContract(book, { ...shared, no: `${no}-U`, type: 'U', of: [wheat] });
        const order = enterContract(book, { ...shared, no: `${no}-A`, type: 'D', of: [canola] });
        const cents = Math.floor(order.lines[0]!.booked / 10);
        receivePrepay(book, order, { date, cents, method: 'A' });
      },
    });
  };

/** Booked for a season that is over and not used up; nobody has decided yet about what is left. */
export const lapsed =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const date = openDay(plusDays(storyEnd, -420));
    const terms = {
      no: `PP-${cropYearOf(date)}-${accountNo}-E`,
      type: 'S' as const,
      date,
      expiresOn: plusDays(storyEnd, -200),
      of: [{ code: 'ESUL90', quantity: 6 * MICRO, price: bookingPrice('ESUL90', date) }],
      locked: true,
    };
    when(accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'K' }) });
    ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -330)),
      branch: account(accountNo).homeBranch,
      ticketNo: 'T700604',
      lines: [take('ESUL90', 3_500_000, { field: account(accountNo).fields[4] })],
    });
  };
