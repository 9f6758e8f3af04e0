import { resolve } from 'node:path';
import type { Db } from '../db/db';
import { importThroughServer } from './controlClient';
import { importDrop } from './importDrop';
import { printReport } from './printReport';
import type { Progress } from './report';

/** What the command needs from outside. */
export interface Surroundings {
  readonly dataDir: string;
  readonly openDatabase: () => Promise<Db>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

const usage = `Usage: npm run feed -- import <folder>

  import <folder>   loads the drop in the folder (manifest.csv and the files that it lists), all of it or nothing`;

/**
 * `npm run feed`. Goes through the server where one holds the data folder, else opens the database itself.
 * @returns the exit code: 0 applied or already live, 1 refused or failed, 2 not understood
 */
export async function feedCommand(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  const [command, folder, ...rest] = args;
  if (command !== 'import' || !folder || rest.length > 0) {
    around.complain(usage);
    return 2;
  }
  const path = resolve(folder);
  const onProgress = progressLines(around.print);
  try {
    const report =
      (await importThroughServer(around.dataDir, path, onProgress)) ??
      (await importHere(around, path, onProgress));
    around.print(printReport(report));
    return report.outcome === 'refused' ? 1 : 0;
  } catch (error) {
    around.complain(`The drop was not imported; nothing was changed. ${(error as Error).message}`);
    return 1;
  }
}

async function importHere(around: Surroundings, folder: string, onProgress: (step: Progress) => void) {
  const db = await around.openDatabase();
  try {
    return await importDrop(db, folder, { onProgress });
  } finally {
    await db.close();
  }
}

/** One line for each step of each file; the rows in between would only scroll by. */
function progressLines(print: (line: string) => void): (step: Progress) => void {
  let last = '';
  return ({ step, file }) => {
    const line = file ? `${step} ${file}` : step;
    if (line !== last) print(line);
    last = line;
  };
}
