import type { DepositTransaction } from '@contract/accounts/schema';
import { depositKindWord } from '@contract/depositPlan/labels';
import { type OfxTransaction, ofxFile } from '@server/exports/ofx';

interface DepositOfx {
  readonly company: string;
  readonly asOf: string;
  readonly savId: string;
  readonly from: string;
  readonly to: string;
  /** On the last day. */
  readonly balanceCents: number;
  /** Oldest first. */
  readonly rows: AsyncIterable<readonly DepositTransaction[]>;
}

/** The ledger as a savings account of a bank. */
export const depositOfx = ({ company, asOf, savId, rows, ...span }: DepositOfx): AsyncIterable<Uint8Array> =>
  ofxFile({
    company,
    asOf,
    statements: [{ account: savId, type: 'SAVINGS', ...span, transactions: transactionsOf(rows) }],
  });

async function* transactionsOf(rows: DepositOfx['rows']): AsyncGenerator<OfxTransaction[]> {
  for await (const page of rows) yield page.map(transactionOf);
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
