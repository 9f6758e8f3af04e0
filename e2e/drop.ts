import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import { toCents, toDecimal } from '@contract/format/money';
import { signIns } from '@demo/signIns';
import { demoAsOf } from './fillDemo.mjs';
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

/** The grower's last check that the ERP booked. */
export function lastCheck(): Row {
  const checks = rowsOf('payments.csv').filter(
    ({ account_no: no, method, type, status }) =>
      no === accountNo && method === 'K' && type === 'R' && status === 'P',
  );
  return checks.toSorted((a, b) => (a.received_date! < b.received_date! ? -1 : 1)).at(-1)!;
}

/** Their lines. */
export function lines(): Row[] {
  const numbers = new Set(invoices().map((row) => row.invoice_no));
  return rowsOf('invoice_lines.csv').filter((row) => numbers.has(row.invoice_no));
}

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The manifest with the line of a file that was changed; where rows came or went they are counted and summed anew. */
function recounted(manifest: string, file: string, after: string): string {
  const [header = '', ...lines] = manifest.split(/\r?\n/);
  const at = (column: string) => header.split(',').indexOf(column);
  const rows = parse(after, { columns: true, bom: true }) as Row[];
  const told = lines.map((line) => {
    const cells = line.split(',');
    if (cells[at('file')] !== file) return line;
    cells[at('sha256')] = shaOf(after);
    if (cells[at('rows')] === String(rows.length)) return cells.join(',');
    cells[at('rows')] = String(rows.length);
    const control = cells[at('control_column')];
    if (control) cells[at('control_total')] = toDecimal(sumOf(rows, control));
    return cells.join(',');
  });
  return [header, ...told].join('\n');
}

interface Brought {
  /** The day that it tells of, where that is another one. */
  readonly asOf?: string;
  /** PDFs that come along, by their names. */
  readonly papers?: Readonly<Record<string, Uint8Array>>;
}

/**
 * The drop of a folder once more under another name, with some of its files changed, as somebody uploads it.
 * @param home the folder that holds the drop
 */
export function changedDrop(
  home: string,
  name: string,
  changes: Readonly<Record<string, (text: string) => string>>,
  { asOf, papers = {} }: Brought = {},
): Buffer {
  const folder = join(home, readdirSync(home)[0]!);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const changed: Record<string, string> = {};
  let manifest = read('manifest.csv');
  for (const [file, change] of Object.entries(changes)) {
    changed[file] = change(read(file));
    manifest = recounted(manifest, file, changed[file]);
  }
  if (asOf) manifest = manifest.replaceAll(`,${demoAsOf},`, `,${asOf},`);
  const content: Readonly<Record<string, string>> = { ...changed, 'manifest.csv': manifest };
  const files = readdirSync(folder).filter((file) => file.endsWith('.csv'));
  const packed = Object.fromEntries(files.map((file) => [file, strToU8(content[file] ?? read(file))]));
  return Buffer.from(zipSync({ [name]: { ...packed, docs: papers } }));
}
