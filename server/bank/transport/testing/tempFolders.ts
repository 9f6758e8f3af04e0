import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { bankFolders } from '../folderStore';

/** Folders of a bank on this machine, gone after the test. */
export async function tempFolders() {
  const home = await mkdtemp(join(tmpdir(), 'bank-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const [out, inbox] = [join(home, 'out'), join(home, 'in')];
  await mkdir(out);
  await mkdir(inbox);
  return {
    home,
    out,
    in: inbox,
    place: bankFolders({ out, in: inbox }),
    /** Every file in the folder for the bank, hidden ones too. */
    sent: async () => (await readdir(out)).sort(),
  };
}
