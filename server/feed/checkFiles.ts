import type { Tx } from '../db/db';
import { inTable } from './column';
import { dollars, type FeedFile, keyText, stageOf, type SumCheck, tableKey } from './feedFile';
import { feedFileNamed, feedFiles, parentsOf } from './feedFiles';
import type { Findings } from './findings';
import { statement } from './statement';

interface Marked {
  readonly line: number;
  readonly key: string;
  readonly value?: string | null;
}

const joined = (parent: FeedFile, a: string, b: string): string =>
  tableKey(parent)
    .map((column) => `${a}.${column} = ${b}.${column}`)
    .join(' and ');

/**
 * Rows whose account, invoice, payment, contract or deposit account is nowhere in the drop. A row from before that a
 * delta leaves without one goes with it.
 * @returns the files that lost rows from before
 */
export async function checkReferences(tx: Tx, found: Findings): Promise<ReadonlySet<string>> {
  const orphaned = new Set<string>();
  for (const description of feedFiles) {
    for (const parent of parentsOf(description)) {
      const column = parent.key[0]!;
      const rows = await statement<Marked>(
        tx,
        `update ${stageOf(description)} s set fault = true where not s.fault
           and not exists (select from ${stageOf(parent)} p where ${joined(parent, 'p', 's')})
         returning s.line, ${keyText(description, 's.')} as key, s.${column} as value`,
      );
      tell(found, description, rows, {
        rule: `unknown-${parent.table.replaceAll('_', '-')}`,
        column,
        message: `${parent.file} does not hold this ${parent.table.replaceAll('_', ' ')}.`,
        hint: `Export it to ${parent.file}, or correct ${column}.`,
      });
      if (rows.some(({ line }) => line === 0)) {
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

/** Figures that must agree with the rows of another file. */
export async function checkSums(tx: Tx, found: Findings): Promise<void> {
  for (const description of feedFiles) {
    for (const check of description.sumChecks ?? []) {
      tell(found, description, await wrongSums(tx, description, check), check, true);
    }
  }
}

function wrongSums(
  tx: Tx,
  description: FeedFile,
  { child, sum, wrong, column }: SumCheck,
): Promise<Marked[]> {
  const stage = stageOf(description);
  const keys = tableKey(description).join(', ');
  const own = inTable(column, description.columns[column]!);
  return statement<Marked>(
    tx,
    `update ${stage} s set fault = true
     from (
       select ${keys}, total from ${stage} p
       left join (
         select ${keys}, sum(${sum}) as sum, count(*) as rows from ${stageOf(feedFileNamed(child)!)}
         where not fault group by ${keys}
       ) c using (${keys})
       cross join lateral (select coalesce(c.sum, 0) as total, coalesce(c.rows, 0) as n) t
       where not p.fault and (${wrong})
     ) broken
     where ${joined(description, 'broken', 's')} and not s.fault
     returning s.line, ${keyText(description, 's.')} as key,
       ${dollars(`s.${own}`)} || ' against ' || ${dollars('total')} as value`,
  );
}

/** Whatever belongs to a quarantined row waits with it, so that what customers see stays of one day. */
export async function quarantineChildren(tx: Tx, found: Findings): Promise<void> {
  for (const description of feedFiles) {
    for (const parent of parentsOf(description)) {
      const [any] = await statement(tx, `select 1 from ${stageOf(parent)} where fault limit 1`);
      if (!any) continue;
      const rows = await statement<Marked>(
        tx,
        `update ${stageOf(description)} s set fault = true from ${stageOf(parent)} p
         where p.fault and not s.fault and ${joined(parent, 'p', 's')}
         returning s.line, ${keyText(description, 's.')} as key, s.${parent.key[0]!} as value`,
      );
      tell(found, description, rows, {
        rule: 'parent-quarantined',
        column: parent.key[0]!,
        message: `Its ${parent.table.replaceAll('_', ' ')} is quarantined, so this row waits with it.`,
        hint: `See the findings of ${parent.file}.`,
      });
    }
  }
}

function tell(
  found: Findings,
  { file }: FeedFile,
  rows: readonly Marked[],
  { rule, column, message, hint }: Pick<SumCheck, 'rule' | 'column' | 'message' | 'hint'>,
  fromBefore = false,
): void {
  for (const { line, key, value } of rows) {
    // Line 0 is a row from before, which no line of the drop says anything about.
    if (line > 0 || fromBefore) {
      found.add({ severity: 'row', file, line: line || null, key, value, column, rule, message, hint });
    }
  }
}
