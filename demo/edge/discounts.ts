import { apply, receive } from '../book';
import { dateInMonth, dayOfMonth, monthNumber, openDay, plusDays } from '../calendar';
import { company } from '../company';
import { take } from '../draft';
import { MICRO } from '../exact';
import { openOf } from '../invoice';
import type { Edge } from './edge';

/** The last close day that was followed by a day before the end of the story. */
function lastClose(storyEnd: string): string {
  const month = monthNumber(storyEnd) - (dayOfMonth(storyEnd) > company.closeDay ? 0 : 1);
  return dateInMonth(month, company.closeDay);
}

/** Invoices on the statement's close day and on the day after: due a month apart. */
export const aroundTheClose =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket }) => {
    const close = lastClose(storyEnd);
    for (const [date, comments] of [
      [close, 'On the close day'],
      [plusDays(close, 1), 'The day after the close'],
    ] as const) {
      const lines = [take('DSLDYE', 420 * MICRO), take('DEFBLK', 55 * MICRO)];
      ticket(accountNo, {
        date,
        branch: account(accountNo).homeBranch,
        lines,
        onAccount: true,
        comments,
        ticketNo: 'T700125',
      });
    }
  };

/** A ladder of three discounts of which the first rungs may be gone already. */
export const ladder =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket }) => {
    const [field] = account(accountNo).fields;
    // Bought right after a close, the due day is far enough away for all three rungs.
    const date = openDay(plusDays(lastClose(storyEnd), 1));
    ticket(accountNo, {
      date: date > storyEnd ? storyEnd : date,
      branch: account(accountNo).homeBranch,
      terms: 'L531',
      onAccount: true,
      ticketNo: 'T700531',
      lines: [
        take('UAN32', 12_345_000, { field }),
        take('AMS21', 2_480_000, { field }),
        take('DELIV', MICRO),
      ],
    });
  };

/** Paid in part and disputed for the rest. */
export const disputedRest =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const { homeBranch, fields } = account(accountNo);
    const date = openDay(plusDays(storyEnd, -58));
    const invoice = ticket(accountNo, {
      date,
      branch: homeBranch,
      ticketNo: 'T700707',
      disputed: true,
      onAccount: true,
      comments: 'Disputed: the scale ticket shows 1.2 ton less',
      lines: [
        take('LIMEAG', 62_400_000, { field: fields[0] }),
        take('APDRY', 41_500_000, { field: fields[0] }),
      ],
    });
    when(accountNo, {
      date: openDay(plusDays(storyEnd, -26)),
      happen(book) {
        const paid = Math.floor((openOf(invoice) * 6) / 10);
        const on = openDay(plusDays(storyEnd, -26));
        const payment = receive(book, { date: on, method: 'K', reference: '4471', amount: paid });
        apply(book, payment, invoice, { applied: paid, discount: 0, on });
      },
    });
  };

/** One invoice that was overlooked: past due, while everything around it is paid. */
export const overlooked =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket }) => {
    const month =
      monthNumber(plusDays(storyEnd, -7)) - (dayOfMonth(plusDays(storyEnd, -7)) >= company.dueDay ? 0 : 1);
    const date = openDay(dateInMonth(month - 1, 9));
    const lines = [take('HYDFLD', 25 * MICRO), take('FILTOL', 4 * MICRO), take('GREASE', 24 * MICRO)];
    const { homeBranch } = account(accountNo);
    ticket(accountNo, {
      date,
      branch: homeBranch,
      terms: 'M15',
      ticketNo: 'T700018',
      onAccount: true,
      left: true,
      lines,
    });
  };

/** Sixty-two days past due, and nothing paid since. */
export const sixtyDaysLate =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket }) => {
    const { homeBranch, fields } = account(accountNo);
    ticket(accountNo, {
      date: plusDays(storyEnd, -92),
      dueDate: plusDays(storyEnd, -62),
      branch: homeBranch,
      ticketNo: 'T700062',
      lines: [take('UREA46', 9_200_000, { field: fields[0] }), take('DELIV', 2 * MICRO)],
    });
  };

/** Bills that fall due when a payment is to bounce, so that there always is one. */
export const billsThatBounce =
  (accountNo: string): Edge =>
  ({ account, ticket }) => {
    const { homeBranch, habit, fields } = account(accountNo);
    for (const { from } of habit.bounces ?? []) {
      // Not yet within the reach of the pay day before.
      const dueDate = plusDays(from, habit.horizon);
      ticket(accountNo, {
        date: openDay(plusDays(dueDate, -34)),
        dueDate,
        branch: homeBranch,
        ticketNo: 'T700199',
        lines: [take('MINRAL', 14 * MICRO), take('SCOUTW', 46 * MICRO, { field: fields[0] })],
      });
    }
  };
