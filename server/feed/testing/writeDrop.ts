import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedFileNamed } from '../feedFiles';
import type { DropContent } from './tinyDrop';

export interface DropOptions {
  readonly asOf?: string;
  /** Changes the text of files before the manifest is made for them. */
  readonly text?: Readonly<Record<string, (text: string) => string>>;
  /** Changes the text of files after the manifest was made, or adds files that it does not list. */
  readonly tamper?: Readonly<Record<string, (text: string) => string>>;
  readonly manifest?: (text: string) => string;
  /** Files that say only what changed. */
  readonly delta?: readonly string[];
  /** Papers in docs/ by their names. */
  readonly docs?: Readonly<Record<string, Uint8Array>>;
  /** By file: the column of the control total. */
  readonly control?: Readonly<Record<string, string>>;
}

const manifestHeader =
  'file,rows,sha256,mode,key_columns,control_column,control_total,as_of_date,extracted_at,schema_version,source_system,company_code';

/** Writes a drop with a true manifest into a new temporary folder; answers the folder. */
export function writeDrop(content: DropContent, options: DropOptions = {}): string {
  const {
    asOf = '2026-04-12',
    text = {},
    tamper = {},
    control = { 'invoices.csv': 'open_amount' },
    delta = [],
    docs = {},
  } = options;
  const folder = mkdtempSync(join(tmpdir(), 'drop-'));
  const lines = Object.entries(content).map(([file, rows]) => {
    const mode = delta.includes(file) ? 'delta' : 'full';
    const csv = (text[file] ?? same)(toCsv(file, rows));
    const column = control[file];
    const total = column && rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0).toFixed(2);
    writeFileSync(join(folder, file), csv, 'latin1');
    const hash = createHash('sha256').update(Buffer.from(csv, 'latin1')).digest('hex');
    const key = feedFileNamed(file)?.key.join(';') ?? '';
    return `${file},${rows.length},${hash},${mode},${key},${column ?? ''},${total ?? ''},${asOf},${asOf}T23:55:02-07:00,1.0,AGV,01`;
  });
  for (const [file, change] of Object.entries(tamper)) {
    writeFileSync(join(folder, file), change(toCsv(file, content[file] ?? [])), 'latin1');
  }
  mkdirSync(join(folder, 'docs'));
  for (const [name, bytes] of Object.entries(docs)) writeFileSync(join(folder, 'docs', name), bytes);
  writeFileSync(
    join(folder, 'manifest.csv'),
    (options.manifest ?? same)([manifestHeader, ...lines, ''].join('\n')),
  );
  return folder;
}

/** Text as its UTF-8 bytes, one character each: what `writeDrop` puts into a file unchanged. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

function toCsv(file: string, rows: readonly Record<string, string>[]): string {
  const known = Object.keys(feedFileNamed(file)?.columns ?? {});
  const header = [...known, ...Object.keys(rows[0] ?? {}).filter((name) => !known.includes(name))];
  const cell = (value = '') => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [header.join(','), ...rows.map((row) => header.map((name) => cell(row[name])).join(',')), ''].join(
    '\n',
  );
}

const same = (text: string): string => text;
