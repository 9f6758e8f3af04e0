import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Source } from './boundaries/source';

/** Tracked files and new ones, as far as they are there. */
export const filesAtHand = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path && existsSync(path));

export const sha = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Says what files hold and import, for hashes of what something depends on. */
export function fileHashes(
  files: readonly string[],
  sources: readonly Pick<Source, 'path' | 'imports'>[],
  read: (path: string) => string | Buffer = (path) => readFileSync(path),
) {
  const known = new Set(files);
  const imports = new Map(sources.map(({ path, imports: found }) => [path, found]));
  const hashes = new Map<string, string>();
  const hashOf = (path: string) => {
    const hash = hashes.get(path) ?? sha(read(path));
    hashes.set(path, hash);
    return hash;
  };
  /** What is imported, code or not; a package is no file. */
  const fileOf = (target: string) =>
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => known.has(path));
  return {
    imports,
    /** One hash of these files and their names, in whatever order they come. */
    together: (paths: Iterable<string>): string =>
      sha(
        [...paths]
          .toSorted((a, b) => (a < b ? -1 : 1))
          .map((path) => `${path} ${hashOf(path)}`)
          .join('\n'),
      ),
    /** These files and what they import, however far away. */
    reached: (roots: Iterable<string>): Set<string> => {
      const found = new Set(roots);
      for (const path of found)
        for (const target of imports.get(path) ?? []) {
          const file = fileOf(posix.normalize(target.replace(/\?.*$/, '')));
          if (file) found.add(file);
        }
      return found;
    },
  };
}
