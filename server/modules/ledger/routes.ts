import * as ledger from '@contract/ledger/endpoints';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { noSuchPayment } from '@server/http/chosen';
import { scopeReader } from '@server/http/scope';
import type { LedgerRepository } from './repository';
import { kindWords } from '@contract/ledger/labels';
import type { LedgerRow } from '@contract/ledger/schema';
import { ofxFile, type OfxStatement, type OfxTransaction } from '@server/exports/ofx';
import type { Scope } from './aging';
import type { RowsFilter } from './ledgerList';

interface LedgerOptions {
  readonly repository: LedgerRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Who the customer owes, in files for their own books. */
  readonly companyName: string;
}

export function ledgerRoutes(api: Api, { repository, clock, booksZone, companyName }: LedgerOptions): void {
  const scopeOf = scopeReader({ repository, clock, booksZone });

  api
    .on(ledger.rows, async ({ query }, caller) => repository.rowsPage(await scopeOf(caller, query), query))
    .on(ledger.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(ledger.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(ledger.aging, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.aging(scope, query.on || scope.asOf);
    })
    .on(ledger.payment, async ({ params: { paymentNo }, query }, caller) => {
      const { accounts } = await scopeOf(caller, query);
      return (await repository.payment(accounts, paymentNo)) ?? noSuchPayment();
    })
    .stream(ledger.exportFile, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.file(scope, query, () =>
        ledgerOfx({ repository, company: companyName, scope, filter: query }),
      );
    });
}

interface LedgerOfx {
  readonly repository: LedgerRepository;
  readonly company: string;
  readonly scope: Scope;
  readonly filter: RowsFilter;
}

/** The ledger as a line of credit, one statement an account: what is owed is below zero, oldest row first. */
function ledgerOfx({ repository, company, scope, filter }: LedgerOfx): AsyncIterable<Uint8Array> {
  async function* statements(): AsyncGenerator<OfxStatement> {
    const { accounts } = await repository.totals(scope, filter);
    for (const { accountNo, closingCents } of accounts) {
      const to = filter.to || scope.asOf;
      yield {
        account: accountNo,
        type: 'CREDITLINE',
        from: filter.from || (await repository.firstDay(accountNo)) || to,
        to,
        balanceCents: 0 - closingCents,
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

function transactionOf(row: LedgerRow): OfxTransaction {
  const cents = row.creditCents - row.debitCents;
  const sign = cents < 0 ? 'DEBIT' : 'CREDIT';
  return {
    // Of the ERP's own row, so that a program that takes the file twice counts nothing twice.
    id: row.id,
    type: row.kind === 'financeCharge' ? 'INT' : sign,
    date: row.postingDate,
    cents,
    name: [kindWords[row.kind], row.documentNo].filter(Boolean).join(' '),
    memo: row.description,
    reference: row.reference,
  };
}
