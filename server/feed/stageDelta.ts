import type { Tx } from '../db/db';
import { duplicateKeys } from './checkRows';
import { type FeedFile, keyText, quoted, stageOf, tableColumns, tableKey } from './feedFile';
import type { ValidationIssues } from './validationIssues';
import { statement } from './statement';

const deltaOf = ({ table }: FeedFile): string => `delta_${table}`;

/** A temporary table for the rows of a delta file, each with whether it is deleted; answers its name. */
export async function createDelta(tx: Tx, description: FeedFile): Promise<string> {
  const columns = tableColumns(description).map(quoted).join(', ');
  await statement(
    tx,
    `create temp table ${deltaOf(description)} on commit drop as
     select ${columns}, 0 as line, false as fault, false as gone from ${description.table} with no data`,
  );
  return deltaOf(description);
}

/**
 * Stages the rows that will be there after the delta, so that all checks see that state: rows that it does not name as
 * they are (line 0), new and changed ones as it brings them, deleted ones no more.
 */
export async function applyDelta(tx: Tx, description: FeedFile, found: ValidationIssues): Promise<void> {
  const { file, table, key } = description;
  const delta = deltaOf(description);
  const stage = stageOf(description);
  await duplicateKeys(tx, description, found, delta);
  await statement(tx, `analyze ${delta}`);
  const columns = tableColumns(description).map(quoted).join(', ');
  const matches = tableKey(description)
    .map((column) => `d.${quoted(column)} = t.${quoted(column)}`)
    .join(' and ');
  await statement(
    tx,
    `insert into ${stage} select ${columns}, 0, false from ${table} t
     where not exists (select from ${delta} d where ${matches})`,
  );
  await statement(
    tx,
    `insert into ${stage} select ${columns}, line, fault from ${delta} where not gone or fault`,
  );
  const unknown = await statement<{ line: number; key: string }>(
    tx,
    `insert into ${stage} (${columns}, line, fault) select ${columns}, line, true from ${delta} d
     where gone and not fault and not exists (select from ${table} t where ${matches})
     returning line, ${keyText(description)} as key`,
  );
  for (const row of unknown) {
    found.add({
      severity: 'row',
      file,
      ...row,
      column: key.join(';'),
      rule: 'unknown-deleted',
      value: row.key,
      message: 'The delta deletes a row that is not there.',
      hint: 'Send a full file once, so that both sides agree again.',
    });
  }
  await statement(tx, `drop table ${delta}`);
}
