import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { readAliases } from './aliases';
import { readSource, type Source } from './source';

/** All that the checks look at. */
export interface Repository {
  /** Every file, from the top, with forward slashes; without the baselines, which are named by their stories. */
  readonly files: readonly string[];
  readonly sources: readonly Source[];
  /** Markdown texts by their paths. */
  readonly pages: ReadonlyMap<string, string>;
  /** Names of the npm scripts. */
  readonly scripts: readonly string[];
}

const folders = [
  'theme',
  'contract',
  'locales',
  'src',
  'library',
  'server',
  'demo',
  'stories',
  '.storybook',
  'e2e',
  'scripts',
  'bench',
];
const isSource = (path: string): boolean =>
  /\.(tsx?|m[jt]s)$/.test(path) && folders.some((folder) => path.startsWith(`${folder}/`));

/** @param texts what the files hold; undefined where only the name counts */
export function repositoryOf(texts: ReadonlyMap<string, string | undefined>): Repository {
  const aliases = readAliases(texts.get('tsconfig.json'));
  const all = [...texts].flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]));
  const { scripts = {} } = JSON.parse(texts.get('package.json') ?? '{}') as {
    scripts?: Record<string, string>;
  };
  return {
    files: [...texts.keys()],
    sources: all.filter(([path]) => isSource(path)).map(([path, text]) => readSource(path, text, aliases)),
    pages: new Map(all.filter(([path]) => path.endsWith('.md'))),
    scripts: Object.keys(scripts),
  };
}

export function readRepository(top: string): Repository {
  const ignored = new Set([
    ...readFileSync(posix.join(top, '.gitignore'), 'utf8').split('\n'),
    '.git/',
    '.baselines/',
  ]);
  const filesIn = (folder: string): string[] =>
    readdirSync(posix.join(top, folder), { withFileTypes: true })
      .filter(({ name }) => !ignored.has(`${name}/`) && !ignored.has(name))
      .flatMap((entry) => {
        const path = posix.join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
      });
  const files = filesIn('');
  const isRead = (path: string) => isSource(path) || /\.md$|^(package|tsconfig)\.json$/.test(path);
  return repositoryOf(
    new Map(
      files.map((path) => [path, isRead(path) ? readFileSync(posix.join(top, path), 'utf8') : undefined]),
    ),
  );
}
