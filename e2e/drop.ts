import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { toCents } from '@contract/format/money';
import { signIns } from '@demo/signIns';
import { dataDir } from './place';

type Row = Readonly<Record<string, string>>;

/** The rows of a file of the drop that the tests' portal shows. */
export function rowsOf(file: string): Row[] {
  const home = join(dataDir, 'demo');
  const [drop] = readdirSync(home);
  return parse(readFileSync(join(home, drop!, file)), { columns: true, bom: true }) as Row[];
}

/** A money column of the drop in cents; an empty cell is nothing. */
export const centsOf = (row: Row, column: string): number => toCents(row[column] || '0')!;

export const sumOf = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + centsOf(row, column), 0);

/** The demo's plainest customer: a grower with one account. */
export const grower = signIns[0]!;
export const accountNo = grower.accounts[0]!.accountNo;

export const account = (): Row => rowsOf('accounts.csv').find((row) => row.account_no === accountNo)!;

/** The grower's own invoices. */
export const invoices = (): Row[] => rowsOf('invoices.csv').filter((row) => row.account_no === accountNo);

/** Their lines. */
export function lines(): Row[] {
  const numbers = new Set(invoices().map((row) => row.invoice_no));
  return rowsOf('invoice_lines.csv').filter((row) => numbers.has(row.invoice_no));
}
