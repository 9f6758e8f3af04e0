import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@server/clock';
import { restoreDrill } from './restoreDrill';

const USAGE = 'Usage: npm run restore-drill -- BACKUP [--keys FOLDER]';

/** Says whether a backup can be put back, and exits with 1 where it cannot. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  const { lines, faults } = await restoreDrill({
    backup: resolve(positionals[0]!),
    keys: values.keys === undefined ? undefined : resolve(values.keys),
    restoredUrl: process.env['RESTORED_DATABASE_URL'] || undefined,
    environment: process.env,
    clock: systemClock,
  });
  for (const line of faults.length > 0 ? faults : lines) console.log(line);
  if (faults.length > 0)
    throw new Error('It is not what was backed up. Use an older backup, and find out why.');
  console.log('The backup can be put back.');
}

try {
  await run();
} catch (error) {
  console.error(`The drill failed. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
