import { setFlagsFromString } from 'node:v8';
import { type Field, parts } from './crashScenarios';
import { onField } from './openField';

const placeOf = (dataDir = '', url = '', port = '') => ({
  dataDir,
  databaseUrl: url || undefined,
  smtpPort: Number(port),
});

/**
 * What a process that is going to be killed does, by the first word of its call. It loads no more than it needs: to
 * load is much of what it does in its life.
 */
const writers: Readonly<Record<string, (...rest: string[]) => Promise<unknown>>> = {
  rows: async (dataDir, from) => (await import('./crashRows')).writeRows(dataDir, Number(from)),
  passwords: async (dataDir) => (await import('./crashPasswords')).changePasswords(dataDir),
  async imports(dataDir, url, one, other) {
    const { importAlternately } = await import('./crashImports');
    await importAlternately({ ...placeOf(dataDir, url), folders: [one, other] });
  },
  async requests(dataDir, url, port, from, again) {
    const { askUntilKilled } = await import('./crashRequests');
    const numbers = again ? again.split(',').map(Number) : [];
    await askUntilKilled(placeOf(dataDir, url, port), Number(from), numbers);
  },
  point: async (dataDir, url, port, n) =>
    (await import('./pointWriter')).dieAtPoint(placeOf(dataDir, url, port), Number(n)),
  files: async (dataDir, url, turn, again) =>
    (await import('./fileWriter')).fileUntilKilled(placeOf(dataDir, url), Number(turn), again),
  deliveries: async (dataDir, url, turn) =>
    (await import('./crashDeliveries')).deliverUntilKilled(placeOf(dataDir, url), Number(turn)),
  nights: async (dataDir, url, port, turn, from) =>
    (await import('./nightWriter')).workThroughNights(placeOf(dataDir, url, port), Number(turn), from),
  rotation: async (dataDir, url, turn, statement) =>
    (await import('./crashRotation')).rotateUntilKilled(
      placeOf(dataDir, url),
      Number(turn),
      Number(statement),
    ),
  portal: async (dataDir, url, port) => (await import('./chaos')).servePortal(placeOf(dataDir, url, port)),
  watched: async (dataDir, url, folder, times) =>
    (await import('./crashWatched')).watchThroughOutages(placeOf(dataDir, url), folder, Number(times)),
  starts: async (dataDir, url) => (await import('./crashStarts')).startOnce(placeOf(dataDir, url)),
  together: async (dataDir, url, port, share, count) =>
    (await import('./together')).askTogether(placeOf(dataDir, url, port), Number(share), Number(count)),
};

// No process of these lives long enough to earn back what making the embedded database's code faster takes.
setFlagsFromString('--liftoff-only');

/**
 * Kills processes with SIGKILL, again and again, and looks at what the disk says: `crash 20` does all of it with so many
 * kills, `crash failpoints 20` a part. `crash write …` is a process that is going to be killed, at its work.
 */
const [what = '', ...rest] = process.argv.slice(2);
if (what === 'write') await writers[rest[0]!]!(...rest.slice(1));
else process.exitCode = (await onField((field) => (parts[what] ? one(field) : all(field)))) ? 0 : 1;

async function one(field: Field): Promise<boolean> {
  const part = parts[what]!;
  return part.run(field, Number(rest[0] ?? part.quick));
}

/** Two at a time: each waits much for the disk and for a process to begin, and more would keep a server waiting. */
async function all(field: Field): Promise<boolean> {
  const names = Object.keys(parts);
  let well = true;
  const takeTurns = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const { run, quick, full } = parts[name]!;
      const times = what === '' ? quick : full(Number(what));
      if (times > 0) well = (await run(field, times)) && well;
    }
  };
  await Promise.all([takeTurns(), takeTurns()]);
  return well;
}
