import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { toCents } from '@contract/format/money';
import { fileNames, type FileName } from '../columns';
import { writeDrop } from '../writeDrop';

export type Row = Readonly<Record<string, string>>;
export type Rows = Readonly<Record<FileName | 'manifest', readonly Row[]>>;

interface DropWritten {
  readonly texts: readonly (readonly [FileName | 'manifest', Buffer])[];
  readonly sha256: Readonly<Record<string, string>>;
  /** The PDFs in `docs/` by their names. */
  readonly papers: ReadonlyMap<string, Buffer>;
}

interface DropRead extends DropWritten {
  readonly rows: Rows;
}

const read = new Map<string, Promise<DropRead>>();

/** The demo drop of a day as any reader of CSV reads it: written and read once for all tests of a process. */
export function demoDrop(asOf: string, since?: string): Promise<DropRead> {
  const name = `${asOf} ${since}`;
  const known = read.get(name) ?? newDemoDrop(asOf, { since }).then(withRows);
  read.set(name, known);
  return known;
}

const withRows = (drop: DropWritten): DropRead => ({
  ...drop,
  rows: Object.fromEntries(
    drop.texts.map(([name, text]) => [name, parse(text, { columns: true }) as readonly Row[]]),
  ) as unknown as Rows,
});

/** Writes a demo drop into a folder of its own, keeps its bytes, and removes it. */
export async function newDemoDrop(
  asOf: string,
  more: { readonly since?: string; readonly seed?: number } = {},
): Promise<DropWritten> {
  const parent = mkdtempSync(join(tmpdir(), 'fieldgate-demo-'));
  try {
    const { folder } = await writeDrop(parent, { asOf, size: 'demo', ...more });
    const names = [...fileNames, 'manifest'] as const;
    const texts = names.map((name) => [name, readFileSync(join(folder, `${name}.csv`))] as const);
    const docs = join(folder, 'docs');
    return {
      texts,
      papers: new Map(readdirSync(docs).map((name) => [name, readFileSync(join(docs, name))])),
      sha256: Object.fromEntries(
        texts.map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]),
      ),
    };
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** The cents of an amount column; an empty cell is nothing. */
export function cents(row: Row, column: string): number {
  const text = row[column];
  if (text === undefined) throw new Error(`No column ${column}`);
  const amount = toCents(text === '' ? '0' : text);
  if (amount === undefined) throw new Error(`${column} is not an amount: ${text}`);
  return amount;
}

export const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + cents(row, column), 0);

/** The rows of each value of a column. */
export function grouped(
  rows: readonly Row[],
  ...columns: readonly string[]
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = columns.map((column) => row[column]).join('|');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Keys of the rows that break a rule; an empty list is what every test wants to see. */
export const broken = (
  rows: readonly Row[],
  key: string,
  holds: (row: Row) => boolean,
): (string | undefined)[] => rows.filter((row) => !holds(row)).map((row) => row[key]);
