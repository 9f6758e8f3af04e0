import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

interface Holder {
  readonly pid: number;
  /** Start of the process in kernel ticks, so that a reused process number is not taken for the holder. */
  readonly started: string;
}

/**
 * Takes the folder for this process alone. A lock whose process is gone is stale and is taken over.
 * @returns gives the folder back
 * @throws when a living process holds it, naming that process
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'server.lock');
  const me: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  if (!create(path, me)) {
    const holder = read(path);
    if (holder && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder.pid}. Two processes on one embedded ` +
          `database lose data. Stop that process, or set DATA_DIR to another folder.`,
      );
    }
    if (!removeStale(path, holder) || !create(path, me)) {
      throw new Error(
        `The data folder ${folder} was taken by another process just now. Set DATA_DIR to another folder.`,
      );
    }
  }
  const unlock = () => {
    process.off('exit', unlock);
    if (read(path)?.pid === process.pid) rmSync(path, { force: true });
  };
  process.once('exit', unlock);
  return unlock;
}

/**
 * Two starters may find the same stale lock. Each moves aside what it finds and looks at it again: whoever
 * moved the other's fresh lock puts it back.
 */
function removeStale(path: string, stale: Holder | undefined): boolean {
  const aside = `${path}.${process.pid}`;
  renameSync(path, aside);
  const moved = read(aside);
  if (moved?.pid === stale?.pid && moved?.started === stale?.started) {
    rmSync(aside);
    return true;
  }
  renameSync(aside, path);
  return false;
}

function create(path: string, holder: Holder): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify(holder));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = startOf(pid);
  return now === undefined || started === '' || now === started;
}

/** Field 22 of /proc/<pid>/stat; undefined where there is no such file system. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
