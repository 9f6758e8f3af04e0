import { setFlagsFromString } from 'node:v8';
import { type Field, parts } from './crashParts';
import { writers } from './crashWriters';
import { onField } from './openField';

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
