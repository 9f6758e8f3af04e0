import type { Tx } from '../db/db';
import { type ValidationIssues, MAX_OF_ONE_RULE } from './validationIssues';
import type { ValidationIssue } from './report';
import { statement } from './statement';

/** A row that a check is about. Line 0 is one from before, of which no line of the drop speaks. */
interface Marked {
  readonly line: number;
  readonly key: string;
  readonly value: string | null;
  /** How many rows there are in all, and how many of them are lines of the drop. */
  readonly rows: number;
  readonly lines: number;
}

/**
 * Runs SQL that answers line, key and value of rows, and perhaps marks them; answers the first of them alone, so that
 * the memory is the same whatever a drop holds.
 */
export const firstRows = (tx: Tx, text: string): Promise<Marked[]> =>
  statement(
    tx,
    `with marked as (${text})
     select line, key, value, count(*) over () as rows, count(*) filter (where line > 0) over () as lines
     from marked order by line = 0, line limit ${MAX_OF_ONE_RULE + 1}`,
  );

/** What is said of rows that break a rule. */
export type Words = Pick<ValidationIssue, 'severity' | 'file' | 'column' | 'rule' | 'message' | 'hint'>;

/**
 * Tells what {@link firstRows} answered, the last of it for all that it left out.
 * @param fromBefore whether rows that no line of the drop speaks of are told too
 */
export function tellRows(
  found: ValidationIssues,
  rows: readonly Marked[],
  words: Words,
  fromBefore = false,
): void {
  const [first] = rows;
  if (!first) return;
  if (words.severity === 'wait') found.wait(first.lines);
  const told = fromBefore ? rows : rows.filter(({ line }) => line > 0);
  const untold = (fromBefore ? first.rows : first.lines) - told.length;
  for (const [at, { line, key, value }] of told.entries()) {
    found.add({ ...words, line: line || null, key, value }, at === told.length - 1 ? 1 + untold : 1);
  }
}
