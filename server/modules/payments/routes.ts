import * as m from '@locales/payments';
import * as payments from '@contract/payments/endpoints';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { noSuchPayment } from '@server/http/chosen';
import { scopeReader } from '@server/http/scope';
import type { PaymentRepository } from './repository';
import { paymentMethodWords } from '@contract/payments/labels';
import { ofxFile, type OfxStatement, type OfxTransaction } from '@server/exports/ofx';
import type { Filter, PaymentRow, Scope } from './paymentList';

interface PaymentOptions {
  readonly repository: PaymentRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Who was paid, in files for the customer's own books. */
  readonly companyName: string;
}

export function paymentRoutes(api: Api, options: PaymentOptions): void {
  const { repository, companyName } = options;
  const scopeOf = scopeReader(options);

  api
    .on(payments.list, async ({ query }, caller) => repository.listPage(await scopeOf(caller, query), query))
    .on(payments.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(payments.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(payments.one, async ({ params: { paymentNo }, query }, caller) => {
      const { accounts } = await scopeOf(caller, query);
      return (await repository.one(accounts, paymentNo)) ?? noSuchPayment();
    })
    .stream(payments.exportFile, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.file(scope, query, () =>
        paymentsOfx({ repository, company: companyName, scope, filter: query }),
      );
    });
}

interface PaymentsOfx {
  readonly repository: PaymentRepository;
  readonly company: string;
  readonly scope: Scope;
  readonly filter: Filter;
}

/** The payments of each account's line of credit, oldest first: a payment is above zero, what is owed below. */
function paymentsOfx(options: PaymentsOfx): AsyncIterable<Uint8Array> {
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
  name: row.isReversal
    ? m.ofxReturned({ paymentNo: row.paymentNo })
    : m.ofxPayment({ paymentNo: row.paymentNo }),
  memo: [paymentMethodWords[row.method], row.requestNo].filter(Boolean).join(' '),
  reference: row.reference,
});
