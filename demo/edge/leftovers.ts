import { cropYearOf, openDay, plusDays } from '../calendar';
import { take } from '../draft';
import { MICRO } from '../exact';
import { contractOf, enterContract, prepay } from '../prepay/booking';
import { record } from '../prepay/contract';
import { convertToCredit, expire, refund } from '../prepay/leftovers';
import type { Edge } from './edge';

/** Money for anything, of which the rest became a credit memo when the season was over. */
export const convertedRest =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const date = openDay(plusDays(storyEnd, -400));
    const over = openDay(plusDays(storyEnd, -240));
    const terms = {
      no: `PP-${cropYearOf(date)}-${accountNo}-N`,
      type: 'N' as const,
      date,
      expiresOn: plusDays(storyEnd, -250),
      of: 500_000,
      refundable: true,
    };
    when(accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'A' }) });
    when(accountNo, {
      date: over,
      happen: (book) => convertToCredit(book, contractOf(book, terms.no), over),
    });
    ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -380)),
      branch: account(accountNo).homeBranch,
      ticketNo: 'T700610',
      lines: [take('OIL15W', 55 * MICRO), take('TPOST', 120 * MICRO)],
    });
  };

/** Lubricants paid ahead; what was not fetched in time is lost. */
export const expiredRest =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const date = openDay(plusDays(storyEnd, -420));
    const over = openDay(plusDays(storyEnd, -205));
    const terms = {
      no: `PP-${cropYearOf(date)}-${accountNo}-L`,
      type: 'G' as const,
      date,
      expiresOn: plusDays(storyEnd, -215),
      groups: ['LUBE'] as const,
      of: 150_000,
    };
    when(accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'K' }) });
    when(accountNo, { date: over, happen: (book) => expire(contractOf(book, terms.no), over) });
    ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -410)),
      branch: account(accountNo).homeBranch,
      ticketNo: 'T700611',
      lines: [take('OIL15W', 30 * MICRO)],
    });
  };

/** Money for anything, paid back by check. */
export const refundedRest =
  (accountNo: string): Edge =>
  ({ storyEnd, when }) => {
    const date = openDay(plusDays(storyEnd, -300));
    const over = openDay(plusDays(storyEnd, -265));
    const terms = {
      no: `PP-${cropYearOf(date)}-${accountNo}-R`,
      type: 'N' as const,
      date,
      expiresOn: plusDays(storyEnd, -270),
      of: 320_000,
      refundable: true,
    };
    when(accountNo, { date, happen: (book) => void prepay(book, terms, { method: 'K' }) });
    when(accountNo, { date: over, happen: (book) => refund(contractOf(book, terms.no), over, '30417') });
  };

/** A part of what one account of a family had paid ahead for lime moves to another. */
export const movedToFamily =
  (fromNo: string, toNo: string): Edge =>
  ({ storyEnd, when }) => {
    const date = openDay(plusDays(storyEnd, -90));
    const moved = openDay(plusDays(storyEnd, -70));
    const cents = 120_000;
    const shared = { type: 'G' as const, groups: ['LIM'] as const, expiresOn: plusDays(storyEnd, 130) };
    const [outOf, into] = [fromNo, toNo].map((no) => `PP-${cropYearOf(storyEnd)}-${no}-T`) as [
      string,
      string,
    ];
    when(fromNo, {
      date,
      happen: (book) => void prepay(book, { ...shared, no: outOf, date, of: 300_000 }, { method: 'K' }),
    });
    when(fromNo, {
      date: moved,
      happen(book) {
        const contract = contractOf(book, outOf);
        const event = {
          kind: 'transferredOut' as const,
          date: moved,
          documentNo: into,
          otherAccountNo: toNo,
        };
        record(contract, contract.lines[0]!, { ...event, cents: -cents });
      },
    });
    when(toNo, {
      date: moved,
      happen(book) {
        const contract = enterContract(book, { ...shared, no: into, date: moved, of: 0 });
        const event = {
          kind: 'transferredIn' as const,
          date: moved,
          documentNo: outOf,
          otherAccountNo: fromNo,
        };
        record(contract, contract.lines[0]!, { ...event, cents });
      },
    });
  };
