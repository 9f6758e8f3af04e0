import { resolve } from 'node:path';
import { askServer } from '../control/control';
import { DatabaseGone } from '../db/databaseGone';
import type { Db } from '../db/db';
import type { Feed } from './feed';
import { type FeedAnswers, feedCommands } from './feedCommands';
import { printDrops, printKept, printReport } from './printReport';
import { type ImportReport, type Progress, validationFile } from './report';

/** What the command needs from outside. */
export interface Environment {
  readonly dataDir: string;
  readonly openDatabase: () => Promise<Db>;
  readonly feedOver: (db: Db) => Promise<Feed>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Writes a file into the folder that the command was given in. */
  readonly save: (name: string, text: string) => void;
}

const usage = `Usage: npm run feed -- <command>

  import <folder>    loads the drop in the folder (manifest.csv and the files that it lists), all of it or nothing
  preview <folder>   tells what an import would change, and changes nothing
  list               the newest drops, with their numbers and what became of them
  report <number>    what came of a drop, and what was found in it; with --csv as validation_<drop>.csv
  approve <number>   applies a drop that is held, read from its folder again
  dismiss <number>   lets a held drop wait no longer; it is not applied
  rollback           takes the live drop away, so that customers see the one before again`;

/** What one command asks for, and how its answer is told. */
interface Errand {
  readonly request: {
    readonly command: keyof FeedAnswers;
    readonly folder?: string;
    readonly dropId?: number;
  };
  readonly tell: (answer: never, around: Environment) => 0 | 1;
}

/**
 * `npm run feed`. Goes through the server where one holds the data folder, else opens the database itself.
 * @returns the exit code: 0 done or already live, 1 refused, held or failed, 2 not understood
 */
export async function feedCommand(args: readonly string[], around: Environment): Promise<0 | 1 | 2> {
  const errand = errandOf(args);
  if (!errand) {
    around.complain(usage);
    return 2;
  }
  try {
    const answer = await ask(around, errand.request, progressLines(around.print));
    return errand.tell(answer as never, around);
  } catch (error) {
    const isUnsure = error instanceof DatabaseGone && error.unsure;
    const fate = isUnsure
      ? 'It may have been done; look with "list".'
      : 'It was not done; nothing was changed.';
    around.complain(`${fate} ${(error as Error).message}`);
    return 1;
  }
}

function errandOf([command, what, option, ...rest]: readonly string[]): Errand | undefined {
  if (rest.length > 0) return undefined;
  const number = /^[1-9]\d{0,9}$/.test(what ?? '') ? Number(what) : undefined;
  if (command === 'report' && number && (option === undefined || option === '--csv')) {
    return { request: { command, dropId: number }, tell: option ? saveIssues : tellKept };
  }
  if (option !== undefined) return undefined;
  if ((command === 'import' || command === 'preview') && what) {
    return { request: { command, folder: resolve(what) }, tell: tellImport };
  }
  if (command === 'approve' && number) return { request: { command, dropId: number }, tell: tellImport };
  if (command === 'dismiss' && number) return { request: { command, dropId: number }, tell: tellKept };
  if (command === 'rollback' && !what) return { request: { command }, tell: tellRollback };
  if (command === 'list' && !what) return { request: { command: 'drops' }, tell: tellDrops };
  return undefined;
}

async function ask(
  around: Environment,
  request: Errand['request'],
  onProgress: (step: unknown) => void,
): Promise<unknown> {
  const answer = await askServer({ dataDir: around.dataDir, request: { ...request }, onProgress });
  if (answer) return answer.report;
  const db = await around.openDatabase();
  try {
    return await feedCommands(await around.feedOver(db)).get(request.command)!({ ...request }, onProgress);
  } finally {
    await db.close();
  }
}

function tellImport(report: ImportReport, { print }: Environment): 0 | 1 {
  print(printReport(report));
  return report.outcome === 'refused' || report.outcome === 'held' ? 1 : 0;
}

function tellKept(kept: FeedAnswers['report'], { print }: Environment): 0 {
  print(printKept(kept));
  return 0;
}

function saveIssues({ report, issues }: FeedAnswers['report'], { print, save }: Environment): 0 {
  const { fileName, text } = validationFile(report.name, issues);
  save(fileName, text);
  print(`${issues.length} findings of ${report.name} are in ${fileName}.`);
  return 0;
}

function tellRollback({ rolledBack, live }: FeedAnswers['rollback'], { print }: Environment): 0 {
  print(`Drop ${rolledBack.drop}, as of ${rolledBack.asOf}, was taken back.`);
  print(`Customers see drop ${live.drop}, as of ${live.asOf}, again.`);
  return 0;
}

function tellDrops(drops: FeedAnswers['drops'], { print }: Environment): 0 {
  print(printDrops(drops));
  return 0;
}

/** One line for each step of each file; the rows in between would only scroll by. */
function progressLines(print: (line: string) => void): (step: unknown) => void {
  let last = '';
  return (told) => {
    const { step, file } = told as Progress;
    const line = file ? `${step} ${file}` : step;
    if (line !== last) print(line);
    last = line;
  };
}
