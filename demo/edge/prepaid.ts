import { cropYearOf, openDay, plusDays } from '../calendar';
import { take } from '../draft';
import { MICRO } from '../exact';
import { prepay } from '../prepay/booking';
import { bookingPrice } from '../prepay/wish';
import type { Edge } from './edge';

/** Prepaid goods that are all used up but for 37 cents. */
export const dust =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    // Nothing else has time to draw on it.
    const date = openDay(plusDays(storyEnd, -31));
    const no = `PP-${cropYearOf(storyEnd)}-${accountNo}-D`;
    const expiresOn = plusDays(storyEnd, 140);
    const terms = { no, type: 'G' as const, date, expiresOn, groups: ['LIM'] as const, of: 401_237 };
    when(accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'K' }) });
    const { homeBranch, fields } = account(accountNo);
    ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -30)),
      branch: homeBranch,
      ticketNo: 'T700037',
      lines: [take('LIMEAG', 80 * MICRO, { field: fields[0], price: 50_150_000 })],
    });
  };

/** An invoice that prepay covers to the last cent, and prepay left over for more. */
export const prepaid =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const date = openDay(plusDays(storyEnd, -75));
    const no = `PP-${cropYearOf(storyEnd)}-${accountNo}-M`;
    const expiresOn = plusDays(storyEnd, 110);
    const terms = { no, type: 'G' as const, date, expiresOn, groups: ['MIC'] as const, of: 1_850_000 };
    when(accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'A' }) });
    const [first, second] = account(accountNo).fields;
    ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -21)),
      branch: account(accountNo).homeBranch,
      ticketNo: 'T700144',
      lines: [
        take('ZN10', 82 * MICRO, { field: first }),
        take('MN8', 120 * MICRO, { field: second }),
        take('CU75', 44 * MICRO, { field: second }),
      ],
    });
  };

/** Money for anything, of the season that is. */
export const anyProduct =
  (accountNo: string): Edge =>
  ({ storyEnd, when }) => {
    const date = openDay(plusDays(storyEnd, -2));
    const terms = {
      no: `PP-${cropYearOf(storyEnd)}-${accountNo}-X`,
      type: 'N' as const,
      date,
      expiresOn: plusDays(storyEnd, 200),
      of: 3_000_000,
      refundable: true,
    };
    when(accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'K' }) });
  };

/** One booking of a partnership: each partner pays a share and draws on it alone. */
export const sharedBooking =
  (shares: Readonly<Record<string, number>>): Edge =>
  ({ storyEnd, account, split, when }) => {
    const date = openDay(plusDays(storyEnd, -100));
    const parties = Object.entries(shares).map(([accountNo, share]) => ({
      account: account(accountNo),
      share,
    }));
    for (const { account: party, share } of parties) {
      const quantity = 50 * share;
      const terms = {
        no: `PP-${cropYearOf(storyEnd)}-${party.accountNo}-P`,
        type: 'S' as const,
        date,
        expiresOn: plusDays(storyEnd, 120),
        of: [{ code: 'KCL60', quantity, price: bookingPrice('KCL60', date) }],
        splitShare: share,
        comments: 'Booked together: 50 ton',
      };
      when(party.accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'K' }) });
    }
    const [field] = parties[0]!.account.fields;
    const draft = {
      date: openDay(plusDays(storyEnd, -40)),
      branch: parties[0]!.account.homeBranch,
      ticketNo: 'T700640',
      lines: [take('KCL60', 10 * MICRO, { field }), take('APDRY', 60 * MICRO, { field })],
    };
    split(draft, parties);
  };
