import type { Tx } from '../db/db';
import { inTable } from './column';
import { dollars, type FeedFile, keyText, type RowCheck, stageOf } from './feedFile';
import type { Findings } from './findings';
import { statement } from './statement';

interface Told {
  readonly line: number;
  readonly key: string;
  readonly value: string | null;
  readonly count?: number;
}

/** Applies the file's conditions to its staged rows: those that quarantine first, then those that only tell. */
export async function checkRows(tx: Tx, description: FeedFile, asOf: string, found: Findings): Promise<void> {
  const checks = (description.rowChecks ?? []).map((check) => ({
    ...check,
    wrong: check.wrong.replaceAll(':asOf', `date '${asOf}'`),
  }));
  await quarantine(
    tx,
    description,
    checks.filter(({ severity }) => severity === 'row'),
    found,
  );
  for (const check of checks.filter(({ severity }) => severity === 'warn')) {
    for (const told of await warned(tx, description, check)) {
      const { column, rule, hint } = check;
      const message =
        told.count && told.count > 1 ? `${check.message} The first of ${told.count} rows.` : check.message;
      const { line, key, value } = told;
      found.add({ severity: 'warn', file: description.file, line, key, value, column, rule, message, hint });
    }
  }
}

async function quarantine(
  tx: Tx,
  description: FeedFile,
  checks: readonly RowCheck[],
  found: Findings,
): Promise<void> {
  if (checks.length === 0) return;
  const flags = checks.map(
    (check, at) => `(${check.wrong}) as wrong${at}, (${valueOf(description, check)})::text as value${at}`,
  );
  const rows = await statement<{ line: number; key: string } & Record<string, unknown>>(
    tx,
    `update ${stageOf(description)} s set fault = true
     where not s.fault and (${checks.map(({ wrong }) => `(${wrong})`).join(' or ')})
     returning s.line, ${keyText(description, 's.')} as key, ${flags.join(', ')}`,
  );
  for (const row of rows) {
    checks.forEach(({ rule, column, message, hint }, at) => {
      if (row[`wrong${at}`] !== true) return;
      const value = row[`value${at}`] as string | null;
      found.add({
        severity: 'row',
        file: description.file,
        line: row.line,
        key: row.key,
        value,
        column,
        rule,
        message,
        hint,
      });
    });
  }
}

// One more than the findings keep of one rule, so that they can say that there were more.
const MOST = 1_001;

const warned = (tx: Tx, description: FeedFile, check: RowCheck): Promise<Told[]> => {
  const from = `from (select s.line, ${keyText(description, 's.')} as key, (${valueOf(description, check)})::text as value
    from ${stageOf(description)} s where not s.fault and (${check.wrong})) odd`;
  return statement<Told>(
    tx,
    check.grouped
      ? `select value, min(line) as line, count(*)::integer as count, (array_agg(key order by line))[1] as key
         ${from} group by value order by min(line) limit ${MOST}`
      : `select line, key, value ${from} order by line limit ${MOST}`,
  );
};

function valueOf({ columns }: FeedFile, { column, value }: RowCheck): string {
  if (value) return value;
  const described = columns[column]!;
  const name = `s.${inTable(column, described)}`;
  return described.kind === 'money' ? dollars(name) : name;
}
