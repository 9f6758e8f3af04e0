import { toCents } from '../contract/format/money';
import { type Cell, type CsvFile, openCsvFile } from './csv';
import { fileNames, files, type FileName, type FileShape } from './columns';
import { manifestColumns, manifestRow } from './manifest';
import type { ExtractTime } from './extractTime';

/** The open files of a drop. A record is named column by column, so that no two can change places. */
export interface Drop {
  readonly add: (file: FileName, record: Readonly<Record<string, Cell | undefined>>) => void;
  readonly drain: () => Promise<void>;
  /** Closes every file and writes the manifest last; answers how many files and data rows there are. */
  readonly finish: () => Promise<{ files: number; rows: number }>;
}

/** Opens all files of a drop in an existing folder. */
export async function openDrop(folder: string, asOf: string, extracted: ExtractTime): Promise<Drop> {
  const open = new Map<FileName, { file: CsvFile; shape: FileShape; control: number }>();
  for (const name of fileNames) {
    const shape: FileShape = files[name];
    open.set(name, { file: await openCsvFile(`${folder}/${name}.csv`, shape.columns), shape, control: 0 });
  }

  return {
    add(name, record) {
      const one = open.get(name)!;
      const { columns, control } = one.shape;
      one.file.add(columns.map((column) => record[column] ?? ''));
      if (control) one.control += toCents(String(record[control]))!;
    },
    async drain() {
      for (const { file } of open.values()) await file.drain();
    },
    async finish() {
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
      return { files: open.size + 1, rows };
    },
  };
}
