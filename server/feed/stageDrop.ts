import type { Tx } from '../db/db';
import { feedFileNamed, feedFiles } from './feedFiles';
import type { Findings } from './findings';
import type { Manifest } from './manifest';
import type { Counts } from './manifestCheck';
import type { Profile } from './mapping';
import type { Progress } from './report';
import { createStage, stageFile, stageLiveRows } from './stage';
import { checkUnread } from './unreadFile';

/** Reads every file of the drop that the portal knows into its stage table; answers what was counted, by file. */
export async function stageDrop(
  tx: Tx,
  folder: string,
  { entries }: Manifest,
  found: Findings,
  onProgress: (step: Progress) => void,
  profile?: Profile,
): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  for (const description of feedFiles) {
    const { file } = description;
    const entry = entries.find((each) => each.file === file);
    await createStage(tx, description);
    if (entry) {
      onProgress({ step: 'reading', file, rows: 0 });
      const onRows = (rows: number) => onProgress({ step: 'reading', file, rows });
      counts.set(file, await stageFile(tx, { folder, entry, description, profile }, found, onRows));
    } else {
      await stageLiveRows(tx, description);
    }
  }
  for (const entry of entries.filter(({ file }) => !feedFileNamed(file)))
    counts.set(entry.file, await checkUnread(folder, entry, found));
  return counts;
}
