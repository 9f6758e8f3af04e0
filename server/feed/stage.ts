import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Tx } from '../db/db';
import { inSpan, type SpanStart } from '../telemetry/span';
import { copyTextOf } from './copyTextOf';
import { UnclosedQuote } from './csvReader';
import { type FeedFile, quoted, stageOf, tableColumns, tableKey } from './feedFile';
import { feedFileNamed, feedFiles, parentsOf } from './feedFiles';
import type { ValidationIssues } from './validationIssues';
import type { Manifest, ManifestEntry } from './manifest';
import { checkUnread, type Counts, otherChecksum } from './manifestCheck';
import { mappingOf, type Profile } from './mapping';
import type { Progress } from './report';
import { rowReader, type RowCounts } from './rowReader';
import { applyDelta, createDelta } from './stageDelta';
import { statement } from './statement';

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
async function stageLiveRows(tx: Tx, description: FeedFile): Promise<void> {
  const columns = tableColumns(description).map(quoted).join(', ');
  await statement(
    tx,
    `insert into ${stageOf(description)} select ${columns}, 0, false from ${description.table}`,
  );
}

interface Source {
  readonly folder: string;
  readonly entry: ManifestEntry;
  readonly description: FeedFile;
  readonly profile?: Profile;
}

/**
 * Reads one file once: checksum, counts, control total and every cell, into its stage table; of a delta, what comes of
 * it together with the rows that it leaves as they are.
 * @returns what was counted; what does not agree with the manifest is a fatal issue
 */
export async function stageFile(
  tx: Tx,
  { folder, entry, description, profile }: Source,
  found: ValidationIssues,
  onRows: (rows: number) => void,
): Promise<Counts> {
  const hash = createHash('sha256');
  const delta = entry.mode === 'delta';
  const mapping = profile && mappingOf(profile, description);
  const reader = rowReader(description, { control: entry.control, delta, mapping }, found);
  const chunks = copyTextOf(join(folder, entry.file), reader, {
    onBytes(bytes) {
      hash.update(bytes);
      onRows(reader.tally().rows);
    },
    onForeign: once(() =>
      found.add({
        severity: 'warn',
        file: entry.file,
        rule: 'encoding',
        message: 'The file, or a part of it, is not UTF-8; it was read as Windows-1252.',
        hint: 'Export the file as UTF-8.',
      }),
    ),
    onUnreadable(error) {
      if (!(error instanceof UnclosedQuote)) throw error;
      found.add({
        severity: 'fatal',
        file: entry.file,
        line: error.line,
        rule: 'unclosed-quote',
        message: error.message,
        hint: 'Close it, or double the quotes within a cell.',
      });
    },
  });
  const columns = [...tableColumns(description), 'line', 'fault'];
  if (delta) await tx.copyText(await createDelta(tx, description), [...columns, 'gone'], chunks);
  else await tx.copyText(stageOf(description), columns, chunks);
  const tally = reader.tally();
  const sha256 = hash.digest('hex');
  compare(entry, tally, sha256, found);
  if (delta) await applyDelta(tx, description, found);
  // Files are joined by these; the other columns need no statistics.
  const joining = new Set([description, ...parentsOf(description)].flatMap(tableKey));
  await statement(tx, `analyze ${stageOf(description)} (${[...joining].map(quoted).join(', ')})`);
  return { rows: tally.rows, sha256, total: (!tally.uncounted && tally.total) || null };
}

function compare(
  { file, rows, sha256, control }: ManifestEntry,
  tally: RowCounts,
  hash: string,
  found: ValidationIssues,
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
      tally.misfit === undefined
        ? 'Export the drop again.'
        : `Look at line ${tally.misfit} first: its cells are not those of the header, and rows behind it may have been read as a part of it.`,
    );
  }
  if (control && tally.uncounted) {
    add(
      'warn',
      'control-total-unread',
      tally.unread ?? '',
      `The control total was not compared: ${tally.uncounted} cells of ${control.said} are no numbers.`,
      'Correct these cells; the first of them is shown.',
    );
  } else if (control && tally.total !== undefined && control.total !== tally.total) {
    add(
      'fatal',
      'control-total',
      tally.total,
      `${control.said} adds up to ${tally.total} and the manifest says ${control.total}.`,
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

/** What a trace calls a step of an import that is done for each file. */
export const ofFile = (name: string, file: string): SpanStart => ({
  name,
  attributes: { 'fieldgate.feed.file': file },
});

/** Reads every file of the drop that the portal knows into its stage table; answers what was counted, by file. */
export async function stageDrop(
  tx: Tx,
  folder: string,
  { entries }: Manifest,
  found: ValidationIssues,
  onProgress: (step: Progress) => void,
  profile?: Profile,
): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  for (const description of feedFiles) {
    const { file } = description;
    const entry = entries.find((each) => each.file === file);
    await createStage(tx, description);
    if (entry) {
      onProgress({ step: 'reading', file, rows: 0 });
      const onRows = (rows: number) => onProgress({ step: 'reading', file, rows });
      const source = { folder, entry, description, profile };
      const read = () => stageFile(tx, source, found, onRows);
      counts.set(file, await inSpan(ofFile('feed reading', file), read));
    } else {
      await stageLiveRows(tx, description);
    }
  }
  for (const entry of entries.filter(({ file }) => !feedFileNamed(file)))
    counts.set(entry.file, await checkUnread(folder, entry, found));
  return counts;
}
