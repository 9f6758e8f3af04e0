import type { CalendarDateText } from '@contract/format/date';
import { type Book, post } from '../book';
import { netOf } from '../invoice';
import { raise } from '../pricing';
import { type Contract, record } from './contract';

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
