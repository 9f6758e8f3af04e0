import type { Tx } from '../db/db';
import { inTable } from './column';
import { dollars, type FeedFile, keyText, stageOf, type SumCheck, tableKey } from './feedFile';
import { feedFileNamed, feedFiles } from './feedFiles';
import { prepayLines } from './files/prepay';
import type { ValidationIssues } from './validationIssues';
import { firstRows, tellRows } from './marked';
import { statement } from './statement';

/**
 * Figures that must agree with the rows of another file. Where one of those is quarantined, nobody can tell whether
 * they do: the row then waits if what is left does not add up, and nothing is said of the file.
 */
export async function checkSums(tx: Tx, found: ValidationIssues): Promise<void> {
  for (const description of inTurn) {
    for (const checks of together(description.sumChecks ?? [])) {
      for (const check of await broken(tx, description, checks)) {
        if (check.severity === 'row') await quarantine(tx, description, check, found);
        else await warn(tx, description, check, found);
      }
    }
  }
}

// A line before the contract that adds lines up: where both are off, it is the line.
const inTurn: readonly FeedFile[] = [prepayLines, ...feedFiles.filter((each) => each !== prepayLines)];

/** Checks that add up the same rows, which then need to be read once. */
function together(checks: readonly SumCheck[]): SumCheck[][] {
  const groups = new Map<string, SumCheck[]>();
  for (const check of checks) {
    const of = JSON.stringify([check.child, check.by, check.only]);
    groups.set(of, [...(groups.get(of) ?? []), check]);
  }
  return [...groups.values()];
}

/** Those that some row breaks: most drops break none, and each further pass costs a scan. */
async function broken(
  tx: Tx,
  description: FeedFile,
  checks: readonly SumCheck[],
): Promise<readonly SumCheck[]> {
  const flags = checks.map((check, at) => `bool_or(${wrong(check, at)}) as wrong${at}`);
  const [any] = await statement<Readonly<Record<string, boolean | null>>>(
    tx,
    `select ${flags.join(', ')} from ${summed(description, checks)}`,
  );
  return checks.filter((_, at) => any![`wrong${at}`] === true);
}

async function quarantine(
  tx: Tx,
  description: FeedFile,
  check: SumCheck,
  found: ValidationIssues,
): Promise<void> {
  const mark = (held: boolean) =>
    firstRows(
      tx,
      `update ${stageOf(description)} s set fault = true from (
         select p.ctid as place, ${held ? 'null' : shown(description, check)} as value from ${summed(description, [check])}
         and held is ${held ? '' : 'not '}true and (${wrong(check)})
       ) broken
       where broken.place = s.ctid
       returning s.line, ${keyText(description, 's.')} as key, broken.value`,
    );
  const { rule, column, message, hint, child } = check;
  const { file } = description;
  tellRows(found, await mark(false), { severity: 'row', file, rule, column, message, hint }, true);
  tellRows(
    found,
    await mark(true),
    {
      severity: 'wait',
      file,
      rule: 'part-quarantined',
      column,
      message: `Rows of it in ${child} are quarantined, so this row waits with them.`,
      hint: `See the findings of ${child}.`,
    },
    true,
  );
}

async function warn(tx: Tx, description: FeedFile, check: SumCheck, found: ValidationIssues): Promise<void> {
  const { rule, severity, column, message, hint } = check;
  const rows = await firstRows(
    tx,
    `select p.line, ${keyText(description, 'p.')} as key, ${shown(description, check)} as value
     from ${summed(description, [check])} and held is not true and (${wrong(check)})`,
  );
  tellRows(found, rows, { severity, file: description.file, rule, column, message, hint }, true);
}

const wrong = ({ wrong: condition }: SumCheck, at = 0): string =>
  condition({ total: `coalesce(total${at}, 0)`, rows: 'coalesce(parts, 0)' });

const shown = ({ columns }: FeedFile, { column }: SumCheck): string =>
  `${dollars(`p.${inTable(column, columns[column]!)}`)} || ' against ' || ${dollars('coalesce(total0, 0)')}`;

/** The good rows of the file beside the sums over their good rows in the other one, as the FROM and WHERE of a query. */
function summed(description: FeedFile, checks: readonly SumCheck[]): string {
  const {
    child,
    only = 'true',
    by = Object.fromEntries(tableKey(description).map((key) => [key, key])),
  } = checks[0]!;
  const sums = checks.map(({ sum }, at) => `sum(${sum}) filter (where not fault) as total${at}`);
  const keys = Object.values(by).map((column, at) => `${column} as key${at}`);
  const joined = Object.keys(by).map((column, at) => `c.key${at} = p.${column}`);
  return `${stageOf(description)} p
    left join (
      select ${keys.join(', ')}, ${sums.join(', ')}, count(*) as parts, bool_or(fault) as held
      from ${stageOf(feedFileNamed(child)!)} where fault or ${only} group by ${Object.values(by).join(', ')}
    ) c on ${joined.join(' and ')}
    where not p.fault`;
}
