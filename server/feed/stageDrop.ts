import type { Tx } from '../db/db';
import { feedFileNamed, feedFiles } from './feedFiles';
import type { Findings } from './findings';
import type { Manifest } from './manifest';
import type { Profile } from './mapping';
import type { Progress } from './report';
import { createStage, stageFile, stageLiveRows } from './stage';
import { checkUnread } from './unreadFile';

/** Reads every file of the drop that the portal knows into its stage table; answers how many rows. */
export async function stageDrop(
  tx: Tx,
  folder: string,
  { entries }: Manifest,
  found: Findings,
  onProgress: (step: Progress) => void,
  profile?: Profile,
): Promise<number> {
  let rowsRead = 0;
  for (const description of feedFiles) {
    const { file } = description;
    const entry = entries.find((each) => each.file === file);
    await createStage(tx, description);
    if (entry) {
      onProgress({ step: 'reading', file, rows: 0 });
      rowsRead += await stageFile(tx, { folder, entry, description, profile }, found, (rows) =>
        onProgress({ step: 'reading', file, rows }),
      );
    } else {
      await stageLiveRows(tx, description);
    }
  }
  for (const entry of entries.filter(({ file }) => !feedFileNamed(file)))
    await checkUnread(folder, entry, found);
  return rowsRead;
}
