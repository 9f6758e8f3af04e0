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
  const dated = (text: string) => text.replaceAll(':asOf', `date '${asOf}'`);
  const checks = await broken(tx, description, dated);
  const strict = checks.filter(({ severity }) => severity === 'row');
  if (strict.length) {
    tell(description, strict, await statement<Broken>(tx, dated(quarantine(description, strict))), found);
  }
  for (const check of checks.filter(({ severity }) => severity === 'warn')) {
    for (const told of await statement<Told>(tx, dated(warned(description, check)))) {
      const { column, rule, hint } = check;
      const message =
        told.count && told.count > 1 ? `${check.message} The first of ${told.count} rows.` : check.message;
      const { line, key, value } = told;
      found.add({ severity: 'warn', file: description.file, line, key, value, column, rule, message, hint });
    }
  }
}

/** The conditions that some row breaks, found in one pass: most drops break few, and each further pass costs a scan. */
async function broken(
  tx: Tx,
  description: FeedFile,
  dated: (text: string) => string,
): Promise<readonly RowCheck[]> {
  const checks = description.rowChecks ?? [];
  if (checks.length === 0) return checks;
  const flags = checks.map(({ wrong }, at) => `bool_or(${wrong}) as wrong${at}`);
  const [any] = await statement<Readonly<Record<string, boolean | null>>>(
    tx,
    dated(`select ${flags.join(', ')} from ${stageOf(description)} s where not s.fault and s.line > 0`),
  );
  return checks.filter((_, at) => any![`wrong${at}`] === true);
}

type Broken = Omit<Told, 'value' | 'count'> & Readonly<Record<string, unknown>>;

function quarantine(description: FeedFile, checks: readonly RowCheck[]): string {
  const flags = checks.map(
    (check, at) => `(${check.wrong}) as wrong${at}, (${valueOf(description, check)})::text as value${at}`,
  );
  return `update ${stageOf(description)} s set fault = true
    where not s.fault and s.line > 0 and (${checks.map(({ wrong }) => `(${wrong})`).join(' or ')})
    returning s.line, ${keyText(description, 's.')} as key, ${flags.join(', ')}`;
}

/** A row may break several rules at once; each is told. */
function tell(
  { file }: FeedFile,
  checks: readonly RowCheck[],
  rows: readonly Broken[],
  found: Findings,
): void {
  for (const row of rows) {
    for (const [at, { rule, column, message, hint }] of checks.entries()) {
      if (row[`wrong${at}`] !== true) continue;
      const value = row[`value${at}`] as string | null;
      found.add({ severity: 'row', file, line: row.line, key: row.key, value, column, rule, message, hint });
    }
  }
}

// One more than the findings keep of one rule, so that they can say that there were more.
const MOST = 1_001;

function warned(description: FeedFile, check: RowCheck): string {
  const from = `from (select s.line, ${keyText(description, 's.')} as key, (${valueOf(description, check)})::text as value
    from ${stageOf(description)} s where not s.fault and s.line > 0 and (${check.wrong})) odd`;
  return check.grouped
    ? `select value, min(line) as line, count(*)::integer as count, (array_agg(key order by line))[1] as key
         ${from} group by value order by min(line) limit ${MOST}`
    : `select line, key, value ${from} order by line limit ${MOST}`;
}

function valueOf({ columns }: FeedFile, { column, value }: RowCheck): string {
  if (value) return value;
  const described = columns[column]!;
  const name = `s.${inTable(column, described)}`;
  return described.kind === 'money' ? dollars(name) : name;
}
