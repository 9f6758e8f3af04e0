import { paymentMethodWords } from '@contract/payments/labels';
import { type OfxStatement, type OfxTransaction, ofxFile } from '@server/exports/ofx';
import type { Filter, PaymentRow, Scope } from './paymentList';
import type { PaymentRepository } from './repository';

interface PaymentsOfx {
  readonly repository: PaymentRepository;
  readonly company: string;
  readonly scope: Scope;
  readonly filter: Filter;
}

/** The payments of each account's line of credit, oldest first: a payment is above zero, what is owed below. */
export function paymentsOfx(options: PaymentsOfx): AsyncIterable<Uint8Array> {
  const { repository, company, scope, filter } = options;

  async function* statements(): AsyncGenerator<OfxStatement> {
    const to = filter.to || scope.asOf;
    for (const { accountNo, owedCents, firstDay } of await repository.balances(scope, to)) {
      yield {
        account: accountNo,
        type: 'CREDITLINE',
        from: filter.from || firstDay || to,
        to,
        balanceCents: 0 - owedCents,
        transactions: transactionsOf(accountNo),
      };
    }
  }

  async function* transactionsOf(accountNo: string): AsyncGenerator<OfxTransaction[]> {
    const rows = repository.pages({ ...scope, accounts: [accountNo] }, { ...filter, sort: 'date' });
    for await (const page of rows) yield page.map(transactionOf);
  }

  return ofxFile({ company, asOf: scope.asOf, statements: statements() });
}

const transactionOf = (row: PaymentRow): OfxTransaction => ({
  // As the ledger's own file has it, so that a program that takes in both counts nothing twice.
  id: `${row.accountNo}:${row.ledgerId ?? row.id}`,
  type: row.amountCents < 0 ? 'DEBIT' : 'CREDIT',
  date: row.postingDate,
  cents: row.amountCents,
  name: `${row.isReversal ? 'Returned payment' : 'Payment'} ${row.paymentNo}`,
  memo: [paymentMethodWords[row.method], row.requestNo].filter(Boolean).join(' '),
  reference: row.reference,
});
