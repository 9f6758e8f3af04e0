import type { Tx } from '../db/db';
import { type FeedFile, keyText, stageOf, tableKey } from './feedFile';
import { feedFiles, parentsOf } from './feedFiles';
import type { ValidationIssues } from './validationIssues';
import { firstRows, tellRows } from './marked';
import { statement } from './statement';

const joined = (parent: FeedFile, a: string, b: string): string =>
  tableKey(parent)
    .map((column) => `${a}.${column} = ${b}.${column}`)
    .join(' and ');

/**
 * Rows whose account, invoice, payment, contract or deposit account is nowhere in the drop. A row from before that a
 * delta leaves without one goes with it.
 * @returns the files that lost rows from before
 */
export async function checkReferences(tx: Tx, found: ValidationIssues): Promise<ReadonlySet<string>> {
  const orphaned = new Set<string>();
  for (const description of feedFiles) {
    for (const parent of parentsOf(description)) {
      const column = parent.key[0]!;
      const rows = await firstRows(
        tx,
        `update ${stageOf(description)} s set fault = true where not s.fault
           and not exists (select from ${stageOf(parent)} p where ${joined(parent, 'p', 's')})
         returning s.line, ${keyText(description, 's.')} as key, s.${column} as value`,
      );
      tellRows(found, rows, {
        severity: 'row',
        file: description.file,
        rule: `unknown-${parent.table.replaceAll('_', '-')}`,
        column,
        message: `${parent.file} does not hold this ${parent.table.replaceAll('_', ' ')}.`,
        hint: `Export it to ${parent.file}, or correct ${column}.`,
      });
      if (rows[0] && rows[0].rows > rows[0].lines) {
        orphaned.add(description.file);
        await statement(
          tx,
          `delete from ${stageOf(description)} s where line = 0
             and not exists (select from ${stageOf(parent)} p where ${joined(parent, 'p', 's')})`,
        );
      }
    }
  }
  return orphaned;
}

/** Whatever belongs to a quarantined row waits with it, so that what customers see stays of one day. */
export async function quarantineChildren(tx: Tx, found: ValidationIssues): Promise<void> {
  for (const description of feedFiles) {
    for (const parent of parentsOf(description)) {
      const [any] = await statement(tx, `select 1 from ${stageOf(parent)} where fault limit 1`);
      if (!any) continue;
      const rows = await firstRows(
        tx,
        `update ${stageOf(description)} s set fault = true from ${stageOf(parent)} p
         where p.fault and not s.fault and ${joined(parent, 'p', 's')}
         returning s.line, ${keyText(description, 's.')} as key, s.${parent.key[0]!} as value`,
      );
      tellRows(found, rows, {
        severity: 'wait',
        file: description.file,
        rule: 'parent-quarantined',
        column: parent.key[0]!,
        message: `Its ${parent.table.replaceAll('_', ' ')} is quarantined, so this row waits with it.`,
        hint: `See the findings of ${parent.file}.`,
      });
    }
  }
}
