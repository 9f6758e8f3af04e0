import type { DepositTransaction } from '@contract/accounts/schema';
import { depositKindWord } from '@contract/depositPlan/labels';
import { type OfxTransaction, ofxFile } from '@server/exports/ofx';
import type { Narrowed } from './entryList';
import type { DepositPlanRepository } from './repository';

interface DepositOfx {
  readonly repository: DepositPlanRepository;
  readonly company: string;
  readonly asOf: string;
  readonly filter: Narrowed;
}

/** The ledger as a savings account of a bank, oldest row first. */
export async function* depositOfx({
  repository,
  company,
  asOf,
  filter,
}: DepositOfx): AsyncGenerator<Uint8Array> {
  const { savid } = filter;
  const to = filter.to || asOf;
  const from = filter.from || (await repository.firstDay(savid)) || to;
  const { closingCents: balanceCents } = await repository.totals(filter);
  const transactions = transactionsOf(repository.pages({ ...filter, sort: 'date' }));
  const statement = { account: savid, type: 'SAVINGS', from, to, balanceCents, transactions } as const;
  yield* ofxFile({ company, asOf, statements: [statement] });
}

async function* transactionsOf(
  pages: AsyncIterable<readonly DepositTransaction[]>,
): AsyncGenerator<OfxTransaction[]> {
  for await (const page of pages) yield page.map(transactionOf);
}

function transactionOf(row: DepositTransaction): OfxTransaction {
  const cents = row.inCents - row.outCents;
  const sign = cents < 0 ? 'DEBIT' : 'CREDIT';
  const plain = row.checkNo === null ? sign : 'CHECK';
  return {
    // Of the ERP's own row, so that a program that takes the file twice counts nothing twice.
    id: `${row.savId}:${row.id}`,
    type: row.kind === 'interest' ? 'INT' : plain,
    date: row.postingDate,
    cents,
    name: depositKindWord(row.kind),
    memo: row.description,
    checkNo: row.checkNo,
    reference: row.reference,
  };
}
