import { headingsOf } from './citations';
import { isGenerated } from './plan';
import { exceptions, oldWords, wordsOf } from './vocabulary';
import type { Repository } from './repository';

/** Migrations bear the names under which databases know them as applied. */
const isHistory = (path: string): boolean => path.startsWith('server/db/migrations/');
/** A story's export is the title of a page in Storybook. */
const isStory = (path: string): boolean => path.endsWith('.stories.tsx');

/** Which words of the vocabulary count for names in a file. */
const scopesOf = (path: string): readonly Scope[] => [
  'names',
  ...(/^src\/(features|lists|data)\//.test(path) ? (['listNames'] as const) : []),
  ...(path.startsWith('src/app/') ? (['componentNames'] as const) : []),
];

/** Names a newcomer could not read: of files, folders, exports, npm scripts, and the headings of pages. */
export function oldNames({ files, sources, pages, scripts }: Repository): string[] {
  const excepted = (path: string) =>
    Object.keys(exceptions).some((name) => path === name || path.startsWith(`${name}/`));
  const paths = files.filter((path) => !isHistory(path) && !excepted(path));
  const folders = new Set(
    paths.flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, i, parts) => parts.slice(0, i + 1).join('/')),
    ),
  );
  return [
    ...[...folders].flatMap((path) => complain(`The folder ${path}`, lastOf(path), ['names'])),
    ...paths.flatMap((path) => complain(`The file ${path}`, stemOf(path), [...scopesOf(path), 'fileNames'])),
    ...sources
      // Generated names are those of the database.
      .filter(({ path }) => !isStory(path) && !isHistory(path) && !isGenerated(path))
      .flatMap(({ path, exports }) =>
        exports.flatMap((name) => complain(`The export ${name} of ${path}`, name, scopesOf(path))),
      ),
    ...scripts.flatMap((name) => complain(`The npm script ${name}`, name, ['names'])),
    ...[...pages].flatMap(([path, text]) =>
      headingsOf(text).flatMap((heading) => complain(`The heading "${heading}" of ${path}`, heading, [])),
    ),
  ];
}

type Scope = NonNullable<(typeof oldWords)[number]['only']>;

function complain(what: string, name: string, where: readonly Scope[]): string[] {
  if (name in exceptions) return [];
  const words = wordsOf(name);
  return oldWords
    .filter(({ only, word }) => (only === undefined || where.includes(only)) && word.test(words))
    .map(({ word, instead }) => `${what} says "${word.exec(words)![0]}"; say: ${instead}.`);
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string): string => lastOf(path).replace(/(?<=.)\..*$/, '');
