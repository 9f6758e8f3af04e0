import type { CalendarDateText } from '@contract/format/date';
import { type Book, post } from '../book';
import { dateOf, yearOf } from '../calendar';
import { MICRO } from '../exact';
import { netOf } from '../invoice';
import { raise } from '../pricing';
import type { Terms } from './booking';
import { type Contract, type PrepayEventKind, record, remainingOf } from './contract';

type Rolling = Pick<Terms, 'type' | 'groups' | 'cropYear'>;

/** Takes all that is left out of a contract by events of one kind. */
function empty(
  contract: Contract,
  kind: PrepayEventKind,
  date: CalendarDateText,
  documentNo?: string,
  otherAccountNo?: string,
): void {
  for (const line of contract.lines) {
    if (line.remaining === 0) continue;
    record(contract, line, { kind, date, cents: -line.remaining, documentNo, otherAccountNo });
  }
}

/** What older seasons left over of a contract for the same goods. */
export const rolling = (book: Book, { type, groups = [], cropYear = 0 }: Rolling): Contract[] =>
  book.contracts.filter(
    (old) =>
      old.type === type &&
      old.groups.join() === groups.join() &&
      old.cropYear < cropYear &&
      remainingOf(old) > 0,
  );

/** Moves what older seasons left over into a contract for the same goods. */
export function rollOver(book: Book, contract: Contract, date: CalendarDateText): void {
  const { accountNo } = book.account;
  for (const old of rolling(book, contract)) {
    const cents = remainingOf(old);
    empty(old, 'transferredOut', date, contract.no, accountNo);
    old.ended = 'transferred';
    record(contract, contract.lines[0]!, {
      kind: 'transferredIn',
      date,
      cents,
      documentNo: old.no,
      otherAccountNo: accountNo,
    });
  }
}

/** What is left over becomes a credit memo on the trade account. */
export function convertToCredit(book: Book, contract: Contract, date: CalendarDateText): void {
  if (remainingOf(contract) === 0) return;
  const memo = raise(
    {
      date,
      // Good until the next harvest is settled, so that it never counts as overdue.
      dueDate: dateOf(yearOf(date) + 1, 12, 15),
      branch: book.account.homeBranch,
      docType: 'C',
      comments: `Prepay ${contract.no} converted to credit`,
      lines: [
        {
          lineType: 'E',
          description: `Left over of prepay ${contract.no}`,
          quantity: -MICRO,
          price: remainingOf(contract) * 10_000,
        },
      ],
    },
    book.account,
    book.numbers,
  );
  post(book, memo);
  empty(contract, 'convertedToCredit', date, memo.no);
  contract.ended = 'converted';
}

/** What is left over is paid back by check. */
export function refund(contract: Contract, date: CalendarDateText, checkNo: string): void {
  if (remainingOf(contract) === 0) return;
  empty(contract, 'refunded', date, checkNo);
  contract.ended = 'refunded';
}

/** What is left over is lost. */
export function expire(contract: Contract, date: CalendarDateText): void {
  if (remainingOf(contract) === 0) return;
  empty(contract, 'expired', date);
  contract.ended = 'expired';
}

/** Goods come back that a contract had paid for: the memo gives the money to the contract, not to the account. */
export function bringBack(
  book: Book,
  contract: Contract,
  { date, quantity }: { readonly date: CalendarDateText; readonly quantity: number },
): void {
  const [from] = contract.lines;
  const used = contract.events.find(({ kind }) => kind === 'used');
  const billed = book.invoices.find(({ no }) => no === used?.documentNo);
  const sold = billed?.lines.find(({ prepay }) => prepay?.contractNo === contract.no);
  if (!sold) return;
  const memo = raise(
    {
      date,
      branch: book.account.homeBranch,
      docType: 'C',
      comments: `Unopened, back to prepay ${contract.no}`,
      lines: [{ item: sold.item, quantity: -quantity, price: sold.price, lotNo: sold.lotNo }],
    },
    book.account,
    book.numbers,
  );
  const [line] = memo.lines;
  const cents = netOf(line!);
  memo.lines[0] = { ...line!, paidBy: 'P', prepay: { contractNo: contract.no, lineNo: from!.no } };
  memo.prepayApplied = cents;
  post(book, memo);
  book.entries.push({
    kind: 'prepayApplied',
    effectiveDate: date,
    postingDate: date,
    documentNo: memo.no,
    reference: contract.no,
    description: 'Given back to prepay',
    debit: -cents,
    credit: 0,
    branch: memo.branch,
  });
  record(contract, from!, { kind: 'returned', date, cents: -cents, quantity, documentNo: memo.no });
}
