import type { Db } from '@server/db/db';
import { importDrop } from '../importDrop';
import type { ImportReport } from '../report';
import { type DropContent, tinyDrop } from './tinyDrop';
import { type DropOptions, writeDrop } from './writeDrop';

/** A slip in a drop's content. */
export type Change = (content: DropContent) => void;
/** Overwrites cells of one row, counted from zero. */
export const set =
  (file: string, row: number, cells: Record<string, string>): Change =>
  (content) =>
    Object.assign(content[file]![row]!, cells);
export const add =
  (file: string, row: Record<string, string>): Change =>
  (content) =>
    content[file]!.push(row);

/** More wrong rows than a drop may bring without being held, of which nothing else depends. */
export const tooManyWrong: Change = (content) => {
  content['contacts.csv'] = Array.from({ length: 6 }, (_, at) => ({
    account_no: '9',
    email: `a${at}@example.com`,
  }));
};

/** Imports the tiny drop with these slips, and lets it through where it would be held. */
export function importChanged(
  db: Db,
  changes: readonly Change[],
  options?: DropOptions,
): Promise<ImportReport> {
  const content = tinyDrop();
  for (const change of changes) change(content);
  return importDrop(db, writeDrop(content, options), { approvedBy: 'the office' });
}
