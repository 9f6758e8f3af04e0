import { basename } from 'node:path';
import { isDate, isInstant } from './cells';
import { plainDecimal } from './controlTotal';
import { csvReader } from './csvReader';
import type { ValidationIssues } from './validationIssues';
import { columnNamed, numbersOf, type Profile } from './mapping';

export const MANIFEST = 'manifest.csv';

/** A column as the manifest names it, and by the portal's name for it. */
export interface NamedColumn {
  readonly said: string;
  readonly column: string;
}

/** What the manifest promises about one file. */
export interface ManifestEntry {
  readonly file: string;
  readonly rows: number;
  /** `delta`: only what changed, each row with what happens to it in the column `op`. */
  readonly mode: 'full' | 'delta';
  /** Lower-case hex. */
  readonly sha256: string;
  /** The line on which the manifest speaks of it. */
  readonly line: number;
  /** Empty when the manifest does not name them. */
  readonly keyColumns: readonly NamedColumn[];
  readonly control?: NamedColumn & { readonly total: string };
}

export interface Manifest {
  readonly asOf: string;
  /** The latest instant of extraction that is named, ISO with offset. */
  readonly extractedAt: string;
  readonly entries: readonly ManifestEntry[];
}

type Row = Readonly<Record<string, string>>;

const named = (said: string): NamedColumn => ({ said, column: said });

/** Reads the manifest's text; whatever keeps it from being believed becomes a fatal issue. */
export function readManifest(text: string, found: ValidationIssues): Manifest | undefined {
  const fatal = (
    rule: string,
    message: string,
    hint: string,
    line?: number,
    column?: string,
    value?: string,
  ) => found.add({ severity: 'fatal', file: MANIFEST, rule, message, hint, line, column, value });
  const rows = readRows(text, fatal);
  if (!rows) return undefined;
  const files = new Set<string>();
  const entries = rows.map(({ row, line }): ManifestEntry => {
    const wrong = (column: string, message: string, hint: string) =>
      fatal(`manifest-${column.replaceAll('_', '-')}`, message, hint, line, column, row[column]);
    const file = row.file!;
    if (file !== basename(file) || /[\\/\0:]|^\.\.?$|^$/.test(file)) {
      wrong(
        'file',
        'A manifest names files of its own folder only, without a path.',
        'Leave out every / and \\.',
      );
    }
    if (files.has(file)) {
      wrong('file', `${file} is listed twice, so it is unclear which line counts.`, 'List each file once.');
    }
    files.add(file);
    if (!/^\d{1,12}$/.test(row.rows!))
      wrong('rows', 'rows is not a whole number.', 'Write the number of records.');
    if (!/^[0-9a-f]{64}$/i.test(row.sha256!)) {
      wrong('sha256', 'sha256 is not a checksum of 64 hexadecimal digits.', 'Write the SHA-256 of the file.');
    }
    if (row.mode !== 'full' && row.mode !== 'delta') {
      wrong('mode', 'This mode is unknown.', 'Write full or delta.');
    }
    if (!isDate(row.as_of_date!) || row.as_of_date !== rows[0]!.row.as_of_date) {
      wrong(
        'as_of_date',
        'as_of_date must be one date, YYYY-MM-DD, the same for all files.',
        'Export all files of one day together.',
      );
    }
    if (!isInstant(row.extracted_at!)) {
      wrong(
        'extracted_at',
        'extracted_at is not an instant with its offset.',
        'Write it like 2026-04-13T01:55:02-07:00.',
      );
    }
    if (row.schema_version && !/^1(\.\d+)?$/.test(row.schema_version)) {
      wrong('schema_version', 'The portal reads version 1 of the format.', 'Export version 1.0.');
    }
    return {
      file,
      rows: Number(row.rows),
      mode: row.mode === 'delta' ? 'delta' : 'full',
      sha256: row.sha256!.toLowerCase(),
      line,
      keyColumns: row.key_columns ? row.key_columns.split(';').map((name) => named(name.trim())) : [],
      control: row.control_column
        ? { ...named(row.control_column), total: row.control_total ?? '' }
        : undefined,
    };
  });
  if (found.refused) return undefined;
  const extractedAt = rows
    .map(({ row }) => row.extracted_at!)
    .sort((a, b) => Date.parse(b) - Date.parse(a))[0]!;
  return { asOf: rows[0]!.row.as_of_date!, extractedAt, entries };
}

const needed = ['file', 'rows', 'sha256', 'mode', 'as_of_date', 'extracted_at'];

function readRows(text: string, fatal: (rule: string, message: string, hint: string, line?: number) => void) {
  const records: { cells: string[]; line: number }[] = [];
  const reader = csvReader((cells, count, line) => records.push({ cells: cells.slice(0, count), line }));
  try {
    reader.push(text.replace(/^\uFEFF/, ''));
    reader.end();
  } catch (error) {
    fatal('manifest-structure', (error as Error).message, 'Write the manifest again.');
    return undefined;
  }
  const [header, ...rest] = records;
  const missing = needed.filter((name) => !header?.cells.includes(name));
  const uneven = rest.find(({ cells }) => cells.length !== header!.cells.length);
  if (!header || rest.length === 0) {
    fatal('manifest-empty', 'The manifest lists no files.', 'Write one line for each file of the drop.');
  } else if (missing.length || new Set(header.cells).size !== header.cells.length) {
    fatal(
      'manifest-header',
      `The manifest’s header must name once each: ${needed.join(', ')}.`,
      'Correct its first line.',
      1,
    );
  } else if (uneven) {
    fatal(
      'manifest-structure',
      'This line has another number of cells than the header.',
      'Write the manifest again.',
      uneven.line,
    );
  } else {
    return rest.map(({ cells, line }): { row: Row; line: number } => ({
      row: Object.fromEntries(header.cells.map((name, at) => [name, cells[at]!])),
      line,
    }));
  }
  return undefined;
}

/**
 * Reads what a manifest says in the words of its files, by the profile of the ERP: the columns of keys and control
 * totals by either name, and totals as plain numbers or in the form of the file.
 */
export const throughProfile = (
  manifest: Manifest,
  profile: Profile | undefined,
  found: ValidationIssues,
): Manifest => ({
  ...manifest,
  entries: manifest.entries.map((entry) => ({
    ...entry,
    keyColumns: entry.keyColumns.map(({ said }) => ({
      said,
      column: columnNamed(profile, entry.file, said),
    })),
    control: entry.control && controlOf(entry, entry.control, profile, found),
  })),
});

function controlOf(
  { file, line }: ManifestEntry,
  { said, total: text }: NonNullable<ManifestEntry['control']>,
  profile: Profile | undefined,
  found: ValidationIssues,
): ManifestEntry['control'] {
  const column = columnNamed(profile, file, said);
  const read = numbersOf(profile, file);
  const total = plainDecimal(text) ?? plainDecimal(read?.(text) ?? '');
  if (total !== undefined) return { said, column, total };
  found.add({
    severity: 'fatal',
    file: MANIFEST,
    line,
    column: 'control_total',
    value: text,
    rule: 'manifest-control-total',
    message: `The control total of ${file} is not a plain decimal number${read ? ', nor one as the mapping profile has it' : ''}.`,
    hint: 'Write it like 1284331.17.',
  });
  return undefined;
}
