import type { Tx } from '../db/db';
import { type FeedFile, keyText, quoted, stageOf } from './feedFile';
import type { Findings } from './findings';
import { statement } from './statement';

/** Two rows with one key leave open which of them is true: the drop is refused. */
export async function duplicateKeys(tx: Tx, description: FeedFile, found: Findings): Promise<void> {
  const keys = description.key.map(quoted);
  const twice = await statement<{ key: string; first: number; again: number }>(
    tx,
    `select ${keyText(description)} as key, min(line) as first, max(line) as again from ${stageOf(description)}
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
