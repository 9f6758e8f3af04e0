import type { DropContent } from './tinyDrop';

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
