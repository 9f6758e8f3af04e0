import { openPolling } from '@server/jobs/polling';
import { type FileStore, type ListedFile, TransportError } from './fileStore';
import type { IncomingFiles, Taken } from './incoming';
import type { BankWay } from './pgp';

/** Who looks for files of the bank, and what with. */
interface TakeDeps extends BankWay {
  readonly incoming: IncomingFiles;
  readonly clock: { now(): Date };
}

/** What became of a file; 'failed': it stays where it is, and is taken at a later call. */
interface TakenFile {
  readonly name: string;
  readonly outcome: Taken['outcome'] | 'failed';
  readonly message: string;
}

/** Names under which files are still being written, by those who write under one of their own first. */
const isBeginning = (name: string): boolean =>
  /^[.~#]|\.(part|partial|tmp|temp|filepart|crdownload|writing|swp|lock)$|~$/i.test(name);

const stateOf = ({ size, modifiedAt }: ListedFile): string => `${size}@${modifiedAt}`;

/**
 * Takes, at each call, the files in the bank's folder that nobody writes to any more: their size and time are those of
 * the call before. Each is read whole, handed over, and then moved to `done` or `refused` beside it; none is deleted.
 */
export function incomingLook(deps: TakeDeps): (by: string) => Promise<readonly TakenFile[]> {
  let before = new Map<string, string>();
  return (by) =>
    deps.place.visit(async (store) => {
      const files = (await store.list(deps.place.in)).filter(({ name }) => !isBeginning(name));
      const still = files.filter((file) => before.get(file.name) === stateOf(file));
      before = new Map(files.map((file) => [file.name, stateOf(file)]));
      const taken: TakenFile[] = [];
      for (const file of still.sort((a, b) => a.modifiedAt - b.modifiedAt)) {
        // One that cannot be taken does not hold up the others.
        const one = await takeOne(deps, store, file, by).catch((error: Error) => failed(file, error));
        if (one) taken.push(one);
      }
      return taken;
    });
}

function failed({ name }: ListedFile, error: Error): TakenFile {
  if (error instanceof TransportError && error.kind === 'unreachable') throw error;
  return { name, outcome: 'failed', message: error.message };
}

async function takeOne(
  deps: TakeDeps,
  store: FileStore,
  { name, size }: ListedFile,
  by: string,
): Promise<TakenFile | undefined> {
  const path = `${deps.place.in}/${name}`;
  // Another process has taken it away, or it has grown since.
  if ((await store.size(path)) !== size) return undefined;
  const bytes = await store.read(path);
  if (bytes.byteLength !== size) return undefined;
  const at = deps.clock.now();
  const taken = await handOver(deps, { name, bytes, at, by }, false);
  const folder = `${deps.place.in}/${taken.outcome === 'refused' ? 'refused' : 'done'}`;
  await store.makeFolder(folder);
  // A bank may use a name each day.
  await store.move(path, `${folder}/${at.toISOString().replaceAll(':', '')}-${name}`);
  return { name, ...taken };
}

/**
 * Opens a file and hands it over.
 * @param isTrusted whether a person brings it, and so vouches for what is not signed
 */
export async function handOver(
  { pgp, incoming }: Pick<TakeDeps, 'pgp' | 'incoming'>,
  { name, bytes, at, by }: Parameters<IncomingFiles['take']>[0],
  isTrusted: boolean,
): Promise<Taken> {
  try {
    const opened = pgp ? await pgp.open({ name, bytes }, isTrusted) : { name, bytes };
    return await incoming.take({ ...opened, at, by });
  } catch (error) {
    if (error instanceof TransportError && error.kind === 'pgp')
      return { outcome: 'refused', message: error.message };
    throw error;
  }
}

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Takes what the bank sends, as long as the portal runs. Any number of processes may look at one folder. */
export function watchIncoming(deps: TakeDeps, log: Log) {
  const look = incomingLook(deps);
  // What stays in the folder is told once, and not at every look.
  const told = new Map<string, string>();
  const round = async () => {
    const files = await look('portal');
    for (const { name, outcome, message } of files) {
      const isNews = outcome !== 'failed' || told.get(name) !== message;
      if (outcome === 'failed') told.set(name, message);
      else told.delete(name);
      const say = outcome === 'taken' || outcome === 'known' ? 'info' : 'warn';
      if (isNews) log[say]({ file: name, outcome }, `A file of the bank: ${message}`);
    }
    return files;
  };
  const { where, lookEveryMs: everyMs } = deps.place;
  const complain = (error: Error) =>
    log.warn({ where, error: error.message }, 'It could not be looked for files of the bank');
  return { ...openPolling({ look: round, everyMs, complain }), round };
}
