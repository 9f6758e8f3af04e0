import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What speaks to the database in its own way: a difference between the two engines would show here first. Of the feed
 * and the user pool that is loading, undoing and waiting; their rules are statements like those of any module.
 */
export const nearTheEngine = [
  'server/db/',
  'server/jobs/',
  'server/domain/email/',
  'server/domain/audit/',
  'server/feed/importDrop.test.ts',
  'server/feed/delta.test.ts',
  'server/feed/rollback.test.ts',
  'server/feed/watch.test.ts',
  'server/feed/quarantine.test.ts',
  'server/identity/keys.test.ts',
  'server/identity/restart.test.ts',
  'server/identity/interleaved.test.ts',
  'server/identity/replay.test.ts',
  'server/identity/session.test.ts',
  'server/identity/signIn.test.ts',
  'server/identity/tidy.test.ts',
] as const;

const modules = 'server/modules';

/** A test file with its length, as a plain measure of how much of its module it runs. */
interface TestFile {
  readonly path: string;
  readonly bytes: number;
}

/**
 * The database tests that run on the embedded database too; PostgreSQL runs all of them. They are the tests near the
 * engine and the longest one of each module, as its smoke test.
 */
export function embeddedTests(files: readonly TestFile[]): string[] {
  const near = files.filter(({ path }) => nearTheEngine.some((place) => path.startsWith(place)));
  const smokes = new Map<string, TestFile>();
  for (const file of files) {
    const module = moduleOf(file.path);
    if (module && file.bytes > (smokes.get(module)?.bytes ?? 0)) smokes.set(module, file);
  }
  return [...near, ...smokes.values()].map(({ path }) => path);
}

/** The modules of the server that have no test on the embedded database. */
export function modulesWithoutSmoke(tests: readonly string[], top: string): string[] {
  const tested = new Set(tests.map(moduleOf));
  return readdirSync(join(top, modules), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !tested.has(entry.name))
    .map(({ name }) => name);
}

export const measured = (paths: readonly string[], top: string): TestFile[] =>
  paths.map((path) => ({ path, bytes: statSync(join(top, path)).size }));

const moduleOf = (path: string): string | undefined =>
  path.startsWith(`${modules}/`) ? path.split('/')[2] : undefined;
