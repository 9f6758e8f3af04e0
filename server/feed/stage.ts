import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Tx } from '../db/db';
import { inTable } from './column';
import { csvReader, UnclosedQuote } from './csvReader';
import { type FeedFile, quoted, stageOf } from './feedFile';
import type { Findings } from './findings';
import type { ManifestEntry } from './manifest';
import { rowReader, type Tally } from './rowReader';
import { statement } from './statement';
import { textBlocks } from './textBlocks';
import { otherChecksum } from './unreadFile';

/** The columns that a drop brings to the file's table. */
export const tableColumns = ({ columns }: FeedFile): string[] =>
  Object.entries(columns).map(([name, column]) => inTable(name, column));

/** A temporary table like the file's own, in which anything may be null, with line number and fault mark. */
export async function createStage(tx: Tx, description: FeedFile): Promise<void> {
  const columns = tableColumns(description).map(quoted).join(', ');
  await statement(
    tx,
    `create temp table ${stageOf(description)} on commit drop as
     select ${columns}, 0 as line, false as fault from ${description.table} with no data`,
  );
}

/** Stands in for a file that the drop leaves out, so that the others can be checked against it. */
export async function stageLiveRows(tx: Tx, description: FeedFile): Promise<void> {
  const columns = tableColumns(description).map(quoted).join(', ');
  await statement(
    tx,
    `insert into ${stageOf(description)} select ${columns}, 0, false from ${description.table}`,
  );
}

/**
 * Reads one file once: checksum, counts, control total and every cell, into its stage table.
 * @returns the rows read; what does not agree with the manifest is a fatal finding
 */
export async function stageFile(
  tx: Tx,
  folder: string,
  entry: ManifestEntry,
  description: FeedFile,
  found: Findings,
  onRows: (rows: number) => void,
): Promise<number> {
  const hash = createHash('sha256');
  const reader = rowReader(description, entry.control?.column, found);
  const csv = csvReader(reader.record);
  const foreign = () =>
    found.add({
      severity: 'warn',
      file: entry.file,
      rule: 'encoding',
      message: 'The file, or a part of it, is not UTF-8; it was read as Windows-1252.',
      hint: 'Export the file as UTF-8.',
    });

  async function* chunks(): AsyncGenerator<string> {
    let readable = true;
    const attempt = (step: () => void) => {
      try {
        if (readable) step();
      } catch (error) {
        if (!(error instanceof UnclosedQuote)) throw error;
        readable = false;
        found.add({
          severity: 'fatal',
          file: entry.file,
          line: error.line,
          rule: 'unclosed-quote',
          message: error.message,
          hint: 'Close it, or double the quotes within a cell.',
        });
      }
    };
    for await (const block of textBlocks(
      join(folder, entry.file),
      (bytes) => hash.update(bytes),
      once(foreign),
    )) {
      attempt(() => csv.push(block));
      yield reader.take();
      onRows(reader.tally().rows);
    }
    attempt(() => csv.end());
    yield reader.take();
  }

  await tx.copyText(stageOf(description), [...tableColumns(description), 'line', 'fault'], chunks());
  const tally = reader.tally();
  compare(entry, tally, hash.digest('hex'), found);
  await statement(tx, `analyze ${stageOf(description)}`);
  return tally.rows;
}

function compare(
  { file, rows, sha256, control }: ManifestEntry,
  tally: Tally,
  hash: string,
  found: Findings,
): void {
  const add = (severity: 'fatal' | 'warn', rule: string, value: string, message: string, hint: string) =>
    found.add({ severity, file, rule, value, message, hint });
  if (hash !== sha256) {
    found.add({ severity: 'fatal', file, value: hash, ...otherChecksum });
  }
  if (!tally.headed) {
    add('fatal', 'empty-file', '', 'The file is empty; not even a header is there.', 'Export it again.');
  } else if (tally.rows !== rows) {
    add(
      'fatal',
      'rows',
      String(tally.rows),
      `The file has ${tally.rows} rows and the manifest says ${rows}.`,
      'Export the drop again.',
    );
  }
  if (control && tally.uncounted) {
    add(
      'warn',
      'control-total-unread',
      String(tally.uncounted),
      `The control total was not compared: ${tally.uncounted} cells of ${control.column} are no numbers.`,
      'Correct these cells.',
    );
  } else if (control && control.total !== tally.total) {
    add(
      'fatal',
      'control-total',
      tally.total,
      `${control.column} adds up to ${tally.total} and the manifest says ${control.total}.`,
      'Export the drop again.',
    );
  }
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
