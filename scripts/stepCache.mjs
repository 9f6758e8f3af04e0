import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

const store = 'node_modules/.cache/fieldgate/passed.json';
/** Code that no test imports but that builds what is tested: configurations read it. */
const tools = /^scripts\/[^/]+(?<!\.test)\.ts$|\.vite\.ts$|^\.storybook\/main\.ts$/;

/**
 * What a test depends on, as one hash each: the files that it imports however far away, and all that is no code (the
 * lock file and the configuration among it), with Node.js and the platform.
 */
export async function readInputs() {
  const [{ module: repository }, { module: tests }, { module: hashes }] = await Promise.all([
    runnerImport('./scripts/boundaries/repository.ts'),
    runnerImport('./scripts/testFiles.ts'),
    runnerImport('./scripts/fileHashes.ts'),
  ]);
  const { sources } = repository.readRepository(process.cwd());
  // What pictures there are is the stories' alone, which have a record of their own.
  const noPicture = hashes.filesAtHand().filter((path) => !path.startsWith('.baselines/'));
  const { imports, together, reached } = hashes.fileHashes(noPicture, sources);
  const others = noPicture.filter(
    (path) => !/\.mdx?$/.test(path) && (!imports.has(path) || tools.test(path)),
  );
  const base = `${process.version} ${process.platform} ${process.arch} ${together(others)}`;
  return {
    all: noPicture,
    tests: tests.testFiles(process.cwd(), false, sources),
    /** Everything in the repository but the pictures. */
    everything: () => hashes.sha(`${base} ${together(noPicture)}`),
    /** What these files import, however far away, but for what is left out. */
    of: (roots, leftOut = () => false) =>
      hashes.sha(`${base} ${together([...reached(roots)].filter((path) => !leftOut(path)))}`),
    /** A test that looks into the repository's files may depend on any of them. */
    ofTest(path, ...setup) {
      const looks = path.startsWith('scripts/') || imports.get(path)?.includes('node:fs');
      return looks ? this.everything() : this.of([path, ...setup]);
    },
  };
}

/** What passed before, by step and item, with the hash of what it depended on. */
export const readPassed = () => (existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {});

export function rememberPassed(step, items) {
  const passed = readPassed();
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify({ ...passed, [step]: { ...passed[step], ...items } }));
}
