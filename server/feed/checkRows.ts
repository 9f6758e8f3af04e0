import type { Tx } from '../db/db';
import { inTable } from './column';
import { dollars, type FeedFile, keyText, quoted, type RowCheck, stageOf, tableKey } from './feedFile';
import { type ValidationIssues, MAX_OF_ONE_RULE } from './validationIssues';
import { firstRows, tellRows } from './marked';
import { statement } from './statement';

/** Applies the file's conditions to its staged rows: those that quarantine first, then those that only tell. */
export async function checkRows(
  tx: Tx,
  description: FeedFile,
  asOf: string,
  found: ValidationIssues,
): Promise<void> {
  const dated = (text: string) => text.replaceAll(':asOf', `date '${asOf}'`);
  const checks = await broken(tx, description, dated);
  const strict = checks.filter(({ severity }) => severity === 'row');
  if (strict.length) {
    tell(description, strict, await statement<Broken>(tx, dated(quarantine(description, strict))), found);
  }
  for (const check of checks.filter(({ severity }) => severity === 'warn')) {
    const { severity, column, rule, message, hint } = check;
    const words = { severity, file: description.file, column, rule, hint };
    if (check.grouped) {
      for (const { rows, ...told } of await statement<Told>(tx, dated(grouped(description, check)))) {
        found.add({
          ...words,
          ...told,
          message: rows > 1 ? `${message} The first of ${rows} rows.` : message,
        });
      }
    } else {
      tellRows(found, await firstRows(tx, dated(odd(description, check))), { ...words, message });
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

interface Told {
  readonly line: number;
  readonly key: string;
  readonly value: string | null;
  readonly rows: number;
}

type Broken = Omit<Told, 'value' | 'rows'> & Readonly<Record<string, unknown>>;

/** Marks the rows that break a rule; answers, for each rule, the first of them and how many there are. */
function quarantine(description: FeedFile, checks: readonly RowCheck[]): string {
  const flags = checks.map(
    (check, at) => `(${check.wrong}) as wrong${at}, (${valueOf(description, check)})::text as value${at}`,
  );
  const counts = checks.map(
    (_, at) =>
      `count(*) filter (where wrong${at}) over () as rows${at},
       count(*) filter (where wrong${at}) over (order by line) as nth${at}`,
  );
  return `with marked as (
      update ${stageOf(description)} s set fault = true
      where not s.fault and s.line > 0 and (${checks.map(({ wrong }) => `(${wrong})`).join(' or ')})
      returning s.line, ${keyText(description, 's.')} as key, ${flags.join(', ')}
    ), counted as (select *, ${counts.join(', ')} from marked)
    select * from counted
    where ${checks.map((_, at) => `wrong${at} and nth${at} <= ${MOST}`).join(' or ')} order by line`;
}

/** A row may break several rules at once; each is told. */
function tell(
  { file }: FeedFile,
  checks: readonly RowCheck[],
  rows: readonly Broken[],
  found: ValidationIssues,
): void {
  for (const row of rows) {
    for (const [at, { rule, column, message, hint }] of checks.entries()) {
      const nth = row[`nth${at}`] as number;
      if (row[`wrong${at}`] !== true || nth > MOST) continue;
      const value = row[`value${at}`] as string | null;
      found.add(
        { severity: 'row', file, line: row.line, key: row.key, value, column, rule, message, hint },
        nth === MOST ? 1 + (row[`rows${at}`] as number) - MOST : 1,
      );
    }
  }
}

// One more than the issues keep of one rule, so that they can say that there were more.
const MOST = MAX_OF_ONE_RULE + 1;

const odd = (description: FeedFile, check: RowCheck): string =>
  `select s.line, ${keyText(description, 's.')} as key, (${valueOf(description, check)})::text as value
   from ${stageOf(description)} s where not s.fault and s.line > 0 and (${check.wrong})`;

const grouped = (description: FeedFile, check: RowCheck): string =>
  `select value, min(line) as line, count(*)::integer as rows, (array_agg(key order by line))[1] as key
   from (${odd(description, check)}) odd group by value order by min(line) limit ${MOST}`;

function valueOf({ columns }: FeedFile, { column, value }: RowCheck): string {
  if (value) return value;
  const described = columns[column]!;
  const name = `s.${inTable(column, described)}`;
  return described.kind === 'money' ? dollars(name) : name;
}

/** One number for the whole key, as SQL. */
const keyHash = ({ key, columns }: FeedFile): string =>
  key.reduce((seed, name) => {
    const { kind } = columns[name]!;
    const column = quoted(inTable(name, columns[name]!));
    if (kind === 'text') return `hashtextextended(${column}, ${seed})`;
    return `hashint8extended(${kind === 'date' ? `${column} - date '2000-01-01'` : column}, ${seed})`;
  }, '0');

/** Two rows with one key leave open which of them is true: the drop is refused. */
export async function duplicateKeys(
  tx: Tx,
  description: FeedFile,
  found: ValidationIssues,
  table = stageOf(description),
): Promise<void> {
  const keys = tableKey(description).map(quoted);
  // Millions of keys are compared by their hashes, which fit into memory; only where two are equal, by themselves.
  const [maybe] = await statement(
    tx,
    `select 1 from ${table} where ${keys.map((key) => `${key} is not null`).join(' and ')}
     group by ${keyHash(description)} having count(*) > 1 limit 1`,
  );
  if (!maybe) return;
  const twice = await statement<{ key: string; first: number; again: number }>(
    tx,
    `select ${keyText(description)} as key, min(line) as first, max(line) as again from ${table}
     where ${keys.map((key) => `${key} is not null`).join(' and ')}
     group by ${keys.join(', ')} having count(*) > 1 order by min(line) limit 20`,
  );
  for (const { key, first, again } of twice) {
    found.add({
      severity: 'fatal',
      file: description.file,
      line: again,
      key,
      column: description.key.join(';'),
      rule: 'duplicate-key',
      value: key,
      message: `The key stands on line ${first} too, so it is unclear which row is true.`,
      hint: 'Export each row once.',
    });
  }
}
