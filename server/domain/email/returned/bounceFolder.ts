import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { openPolling } from '@server/jobs/polling';
import { dsnIn, MAX_DSN_BYTES } from './dsn';
import { type Noted, noteReport } from './noteReport';

interface FolderDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** A Maildir, in which a mail server puts what comes back. */
  readonly folder: string;
}

/** What became of a mail: `other`: it is no report about an email. */
type Looked = Noted | 'other';

/**
 * Reads each mail in the folder's `new` once and moves it to `cur`, as mail programs do; none is deleted. Several
 * processes may look at one folder: what both read is noted once.
 */
export async function lookForBounces({ db, clock, folder }: FolderDeps): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (const name of (await readdir(join(folder, 'new'))).sort()) {
    if (name.startsWith('.')) continue;
    const path = join(folder, 'new', name);
    try {
      const { size } = await stat(path);
      const report = size <= MAX_DSN_BYTES ? dsnIn(await readFile(path, 'utf8')) : undefined;
      looked.push(report ? await noteReport(db, report, clock.now()) : 'other');
      await rename(path, join(folder, 'cur', `${name.replace(/:2,.*$/, '')}:2,S`));
    } catch (error) {
      // Another process was first.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || (await isThere(path))) throw error;
    }
  }
  return looked;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

const EVERY_MS = 10_000;

/** Looks for mail that came back as long as the portal runs. */
export function watchBounces(deps: FolderDeps, log: Log) {
  const look = async () => {
    const looked = await lookForBounces(deps);
    const count = (what: Looked) => looked.filter((one) => one === what).length;
    const [noted, other] = [count('noted'), count('other') + count('stranger')];
    if (noted + other > 0) log.info({ noted, other }, 'Mail came back.');
  };
  const complain = (error: Error) =>
    log.warn({ error: (error as NodeJS.ErrnoException).code ?? error.name }, 'BOUNCE_DIR could not be read.');
  return openPolling({ look, everyMs: EVERY_MS, complain });
}
