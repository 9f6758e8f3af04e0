import { apply, applyCredit, receive } from '../book';
import { dateInMonth, monthNumber, openDay, plusDays } from '../calendar';
import { company } from '../company';
import { TRADE_TRANSFER_CENTS, tradeTransferDays } from '../depositHabits';
import type { DraftLine } from '../draft';
import { MICRO } from '../exact';
import { openOf } from '../invoice';
import { drawCredits } from '../payer';
import { restateLast } from '../takeStatement';
import type { Edge } from './edge';

/** A payment posted to the wrong account moves to the right one: a debit memo here, a credit memo there. */
export const transferBetween =
  (fromNo: string, toNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const date = openDay(plusDays(storyEnd, -100));
    const cents = 187_500;
    const line = (sign: 1 | -1): DraftLine => ({
      lineType: 'E',
      description: sign > 0 ? `Transfer to account ${toNo}` : `Transfer from account ${fromNo}`,
      quantity: sign * MICRO,
      price: cents * 10_000,
    });
    const shared = { date, dueDate: date, memoKind: 'transfer' as const };
    const out = ticket(fromNo, {
      ...shared,
      branch: account(fromNo).homeBranch,
      docType: 'D',
      comments: `Transfer to account ${toNo}`,
      lines: [line(1)],
    });
    const into = ticket(toNo, {
      ...shared,
      branch: account(toNo).homeBranch,
      docType: 'C',
      comments: `Transfer from account ${fromNo}`,
      lines: [line(-1)],
    });
    when(fromNo, {
      date,
      happen(book) {
        const payment = receive(book, { date, method: 'K', reference: '3308', amount: cents });
        apply(book, payment, out, { applied: cents, discount: 0, on: date });
      },
    });
    when(toNo, {
      date: plusDays(date, 1),
      happen(book) {
        for (const invoice of book.invoices)
          if (openOf(into) < 0 && openOf(invoice) > 0) applyCredit(into, invoice);
      },
    });
  };

/** The deposit plan pays the trade account. */
export const paidFromPlan =
  (accountNo: string, savId: string): Edge =>
  ({ storyEnd, when }) => {
    for (const date of tradeTransferDays(storyEnd)) {
      when(accountNo, {
        date,
        happen(book) {
          receive(book, { date, method: 'D', reference: savId, amount: TRADE_TRANSFER_CENTS });
          drawCredits(
            book,
            book.invoices.filter((one) => openOf(one) > 0 && !one.disputed && !one.left),
            date,
          );
        },
      });
    }
  };

/** A statement that was sent with a mistake and replaced two days later. */
export const restated =
  (accountNo: string): Edge =>
  ({ storyEnd, when }) => {
    const close = dateInMonth(monthNumber(storyEnd) - 3, company.closeDay);
    when(accountNo, { date: plusDays(close, 2), happen: restateLast });
  };
