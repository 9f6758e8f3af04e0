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
