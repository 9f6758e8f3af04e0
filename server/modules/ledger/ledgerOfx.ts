import { kindWords } from '@contract/ledger/labels';
import type { LedgerRow } from '@contract/ledger/schema';
import { type OfxStatement, type OfxTransaction, ofxFile } from '@server/exports/ofx';
import type { Scope } from './aging';
import type { RowsFilter } from './ledgerList';
import type { LedgerRepository } from './repository';

interface LedgerOfx {
  readonly repository: LedgerRepository;
  readonly company: string;
  readonly scope: Scope;
  readonly filter: RowsFilter;
}

/** The ledger as a line of credit, one statement an account: what is owed is below zero, oldest row first. */
export function ledgerOfx({ repository, company, scope, filter }: LedgerOfx): AsyncIterable<Uint8Array> {
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
