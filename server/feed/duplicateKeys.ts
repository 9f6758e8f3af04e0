import type { Tx } from '../db/db';
import { inTable } from './column';
import { type FeedFile, keyText, quoted, stageOf, tableKey } from './feedFile';
import type { Findings } from './findings';
import { statement } from './statement';

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
  found: Findings,
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
