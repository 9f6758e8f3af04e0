import { apply, receive, writeOff } from '../book';
import { openDay, plusDays } from '../calendar';
import { take } from '../draft';
import { MICRO } from '../exact';
import { openOf } from '../invoice';
import type { Edge } from './edge';

/** A check for a round part of a fresh invoice. */
export const paidInPart =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const on = openDay(plusDays(storyEnd, -4));
    const invoice = ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -11)),
      branch: account(accountNo).homeBranch,
      terms: 'M15',
      ticketNo: 'T700050',
      onAccount: true,
      left: true,
      lines: [take('OIL15W', 55 * MICRO), take('HYDFLD', 55 * MICRO), take('FILTOL', 6 * MICRO)],
    });
    when(accountNo, {
      date: on,
      happen(book) {
        const payment = receive(book, { date: on, method: 'K', reference: '5120', amount: 50_000 });
        apply(book, payment, invoice, { applied: 50_000, discount: 0, on });
      },
    });
  };

/** A check that is 42 cents short; nobody asks for the rest. */
export const shortByCents =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const on = openDay(plusDays(storyEnd, -70));
    const invoice = ticket(accountNo, {
      date: plusDays(on, -20),
      branch: account(accountNo).homeBranch,
      terms: 'M15',
      ticketNo: 'T700042',
      left: true,
      lines: [take('MINRAL', 20 * MICRO), take('SALTBL', 6 * MICRO)],
    });
    when(accountNo, {
      date: on,
      happen(book) {
        const amount = openOf(invoice) - 42;
        const payment = receive(book, { date: on, method: 'K', reference: '2076', amount });
        apply(book, payment, invoice, { applied: amount, discount: 0, on });
        writeOff(book, invoice, on);
      },
    });
  };

/** A ticket divided among accounts by shares in ten-thousandths of a per cent, however small. */
export const dividedAmong =
  (shares: Readonly<Record<string, number>>, days: number): Edge =>
  ({ storyEnd, account, split }) => {
    const parties = Object.entries(shares).map(([accountNo, share]) => ({
      account: account(accountNo),
      share,
    }));
    const { homeBranch, fields } = parties[0]!.account;
    split(
      {
        date: openDay(plusDays(storyEnd, days)),
        branch: homeBranch,
        ticketNo: `T70${String(-days).padStart(4, '0')}`,
        lines: [
          take('UAN32', 24_685_000, { field: fields[0] }),
          take('AMS21', 3_333_000, { field: fields[0] }),
          take('APGRND', 100_000_000, { field: fields[0] }),
        ],
      },
      parties,
    );
  };
