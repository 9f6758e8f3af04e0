import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCents, toDecimal } from '@contract/format/money';
import { type FileName, fileNames, files, type FileShape } from './columns';
import { company } from './company';
import { type Cell, type CsvFile, openCsvFile, type Written } from './csv';
import type { ExtractTime } from './extractTime';

/** The name of a paper in the folder beside the files, and the hash of its bytes. */
export interface DocumentName {
  readonly file: string;
  readonly sha256: string;
}

/** The open files of a drop. A record is named column by column, so that no two can change places. */
export interface Drop {
  readonly add: (file: FileName, record: Readonly<Record<string, Cell | undefined>>) => void;
  /** Lays a PDF into `docs/`. */
  readonly paper: (file: string, bytes: Uint8Array) => DocumentName;
  readonly drain: () => Promise<void>;
  /** Closes every file and writes the manifest last; answers how many files, papers and data rows there are. */
  readonly finish: () => Promise<{ files: number; papers: number; rows: number }>;
}

/** Opens all files of a drop in an existing folder. */
export async function openDrop(folder: string, asOf: string, extracted: ExtractTime): Promise<Drop> {
  const open = new Map<FileName, { file: CsvFile; shape: FileShape; control: number }>();
  for (const name of fileNames) {
    const shape: FileShape = files[name];
    open.set(name, { file: await openCsvFile(`${folder}/${name}.csv`, shape.columns), shape, control: 0 });
  }

  const docs = join(folder, 'docs');
  await rm(docs, { recursive: true, force: true });
  let waiting: { file: string; bytes: Uint8Array }[] = [];
  let papers = 0;

  async function drain(): Promise<void> {
    for (const { file } of open.values()) await file.drain();
    if (waiting.length > 0) await mkdir(docs, { recursive: true });
    for (const { file, bytes } of waiting) await writeFile(join(docs, file), bytes);
    waiting = [];
  }

  return {
    add(name, record) {
      const one = open.get(name)!;
      const { columns, control } = one.shape;
      one.file.add(columns.map((column) => record[column] ?? ''));
      if (control) one.control += toCents(String(record[control]))!;
    },
    paper(file, bytes) {
      papers += 1;
      waiting.push({ file, bytes });
      return { file, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    drain,
    async finish() {
      await drain();
      const manifest: Cell[][] = [];
      let rows = 0;
      for (const [name, { file, shape, control }] of open) {
        const written = await file.close();
        manifest.push(manifestRow(name, shape, written, control, asOf, extracted));
        rows += written.rows;
      }
      const last = await openCsvFile(`${folder}/manifest.csv`, manifestColumns);
      for (const row of manifest) last.add(row);
      await last.close();
      return { files: open.size + 1, papers, rows };
    },
  };
}

const manifestColumns = [
  'file',
  'rows',
  'sha256',
  'mode',
  'key_columns',
  'control_column',
  'control_total',
  'as_of_date',
  'extracted_at',
  'schema_version',
  'source_system',
  'company_code',
] as const;

/** A file's line in the manifest; `control` is the sum of its control column in cents. */
function manifestRow(
  name: string,
  shape: FileShape,
  written: Written,
  control: number,
  asOf: string,
  extracted: ExtractTime,
): Cell[] {
  return [
    `${name}.csv`,
    written.rows,
    written.sha256,
    'full',
    shape.keys.join(';'),
    shape.control ?? '',
    shape.control ? toDecimal(control) : '',
    asOf,
    extracted.instant,
    '1.0',
    'DEMO',
    company.code,
  ];
}

export const flag = (yes: boolean): 'Y' | 'N' => (yes ? 'Y' : 'N');
