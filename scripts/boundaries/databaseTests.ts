import type { Source } from './source';

const OPENER = 'server/testing/testDb';

/**
 * The server's tests that come to a database by what they import, however far away: they run once with each kind.
 * The others run once. One that opened a database in some other way would find none prepared and fail.
 */
export function databaseTests(sources: readonly Source[]): string[] {
  const reached = new Set([OPENER]);
  // A set hands out what is added to it on the way.
  for (const module of reached) {
    for (const { path, imports } of sources) {
      if (imports.includes(module)) reached.add(path.replace(/\.tsx?$/, ''));
    }
  }
  return sources
    .map(({ path }) => path)
    .filter((path) => /^server\/.*\.test\.ts$/.test(path) && reached.has(path.replace(/\.ts$/, '')));
}
