import { type FeedFile, type RowCheck, stageOf } from './feedFile';

/**
 * A code that another file of the drop should list. Its absence spoils a label and no figure, so it only warns.
 * @param listed the other file's column; its key when left out
 */
export const unknownCode = (column: string, list: FeedFile, listed = list.key[0]!): RowCheck => ({
  rule: `unknown-${column.replaceAll('_', '-')}`,
  severity: 'warn',
  column,
  grouped: true,
  wrong: `s.${column} not in (select ${listed} from ${stageOf(list)} where ${listed} is not null)`,
  message: `${list.file} does not list this value.`,
  hint: `Add it to ${list.file}, or correct it here.`,
});
