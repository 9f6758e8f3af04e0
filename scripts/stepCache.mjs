import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { runnerImport } from 'vite';

const store = 'node_modules/.cache/fieldgate/passed.json';
/** Code that no test imports but that builds what is tested: configurations read it. */
const tools = /^scripts\/[^/]+(?<!\.test)\.ts$|\.vite\.ts$|^\.storybook\/main\.ts$/;

/** Tracked files and new ones, as far as they are there. */
const files = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path && existsSync(path));

const sha = (text) => createHash('sha256').update(text).digest('hex');

/**
 * What a test depends on, as one hash each: the files that it imports however far away, and all that is no code (the
 * lock file and the configuration among it), with Node.js and the platform. Pictures count for the stories alone.
 */
export async function readInputs() {
  const [{ module: repository }, { module: tests }] = await Promise.all([
    runnerImport('./scripts/boundaries/repository.ts'),
    runnerImport('./scripts/testFiles.ts'),
  ]);
  const { sources } = repository.readRepository(process.cwd());
  const imports = new Map(sources.map(({ path, imports: found }) => [path, found]));
  const all = files();
  const hashes = new Map();
  const hashOf = (path) => hashes.get(path) ?? hashes.set(path, sha(readFileSync(path))).get(path);
  const together = (paths) =>
    sha(
      [...paths]
        .toSorted((a, b) => (a < b ? -1 : 1))
        .map((path) => `${path} ${hashOf(path)}`)
        .join('\n'),
    );
  const noPicture = all.filter((path) => !path.startsWith('pictures/'));
  const others = noPicture.filter(
    (path) => !/\.mdx?$/.test(path) && (!imports.has(path) || tools.test(path)),
  );
  const base = `${process.version} ${process.platform} ${process.arch} ${together(others)}`;

  const fileOf = (target) =>
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => imports.has(path));
  const reached = (roots) => {
    const found = new Set(roots);
    for (const path of found)
      for (const target of imports.get(path) ?? []) {
        const file = fileOf(posix.normalize(target));
        if (file) found.add(file);
      }
    return found;
  };
  return {
    all: noPicture,
    tests: tests.testFiles(process.cwd(), false, sources),
    /** Everything in the repository but the pictures. */
    everything: () => sha(`${base} ${together(noPicture)}`),
    /** What these files import, however far away, but for what is left out. */
    of: (roots, leftOut = () => false) =>
      sha(`${base} ${together([...reached(roots)].filter((path) => !leftOut(path)))}`),
    /** A test that looks into the repository's files may depend on any of them. */
    ofTest(path, ...setup) {
      const looks = path.startsWith('scripts/') || imports.get(path)?.includes('node:fs');
      return looks ? this.everything() : this.of([path, ...setup]);
    },
    pictures: (folder) => together(all.filter((path) => path.startsWith(`pictures/${folder}/`))),
  };
}

/** What passed before, by step and item, with the hash of what it depended on. */
export const readPassed = () => (existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {});

export function rememberPassed(step, items) {
  const passed = readPassed();
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify({ ...passed, [step]: { ...passed[step], ...items } }));
}
