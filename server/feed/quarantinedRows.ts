import type { Tx } from '../db/db';
import { type FeedFile, keyText, stageOf, tableKey } from './feedFile';
import { feedFileNamed } from './feedFiles';
import type { ManifestEntry } from './manifest';
import type { Staged } from './merge';
import { statement } from './statement';

/**
 * Notes which accounts have rows of this file that are quarantined, and from which day what they show instead is;
 * forgets those whose rows came whole. A full file tells of every row, a delta only of those that it brings.
 * @param description a file that is staged and not merged yet
 * @param liveAsOf the day of what customers see now, 'YYYY-MM-DD'
 */
export async function noteQuarantined(
  tx: Tx,
  description: FeedFile,
  mode: ManifestEntry['mode'],
  liveAsOf: string | undefined,
  { quarantined }: Staged,
): Promise<void> {
  const owner = ownerOf(description);
  if (!owner) return;
  const { table } = description;
  const stage = stageOf(description);
  const key = keyText(description, 's.');
  const staged = (condition: string) =>
    `exists (select from ${stage} s where ${condition} and ${key} = h.key)`;
  const stood = `exists (select from ${table} t where ${keyText(description, 't.')} = h.key)`;
  const released =
    mode === 'full'
      ? `not ${staged('s.fault')}`
      : `(${staged('not s.fault and s.line > 0')} or ${stood} and not ${staged('true')})`;
  await statement(tx, `delete from feed_held h where table_name = '${table}' and ${released}`);
  if (quarantined === 0) return;
  await statement(
    tx,
    `insert into feed_held (table_name, key, account_no, as_of)
     select '${table}', key, account_no, ${liveAsOf === undefined ? 'null' : `date '${liveAsOf}'`}
     from (select ${key} as key, ${owner} as account_no from ${stage} s where s.fault and s.line > 0) held
     where account_no is not null
     on conflict (table_name, key) do nothing`,
  );
}

/** Whose a staged row is, as SQL over `s`; undefined for what belongs to no account, such as a product. */
function ownerOf(description: FeedFile): string | undefined {
  if ('account_no' in description.columns) return 's.account_no';
  const parent = (description.parents ?? [])
    .map((file) => feedFileNamed(file)!)
    .find(({ columns }) => 'account_no' in columns);
  if (!parent) return undefined;
  const joined = tableKey(parent).map((column) => `p.${column} = s.${column}`);
  return `(select p.account_no from ${stageOf(parent)} p where ${joined.join(' and ')} limit 1)`;
}
