import { isProduction, limits } from './plan';
import type { Repository } from './repository';

/** Functions that are too long to be read at once. What a test file hands to its runner is a list of steps. */
export const longFunctions = ({ sources }: Repository): string[] =>
  sources
    .filter(({ path }) => !/\.(test|spec|stories)\.tsx?$/.test(path))
    .flatMap(({ path, content }) =>
      content.functions
        .filter(({ lines }) => lines > limits.functionLines)
        .map(
          ({ name, line, lines }) =>
            `${path}:${line}: ${name} has ${lines} lines; at most ${limits.functionLines} are allowed. Split it by ` +
            'what its parts do.',
        ),
    );

/** Aliases say where a file lives; a chain of dots has to be counted. */
export const farImports = ({ sources }: Repository): string[] =>
  sources.flatMap(({ path, specifiers }) =>
    specifiers
      .filter((specifier) => specifier.startsWith('../../../'))
      .map((specifier) => `${path} imports '${specifier}'; use a path alias of tsconfig.json instead.`),
  );

/**
 * Small files that only one file of the same folder needs: whoever reads one has to open both. Migrations, split
 * points (only imported dynamically) and a contract area's labels, endpoints and schema are files of their own.
 */
export function slivers({ sources, files }: Repository): string[] {
  const production = sources.filter(({ path }) => isProduction(path));
  const importers = new Map<string, { readonly path: string; readonly isStatic: boolean }[]>();
  for (const { path, staticImports, dynamicImports } of production) {
    for (const target of new Set([...staticImports, ...dynamicImports])) {
      const known = importers.get(target) ?? [];
      importers.set(target, [...known, { path, isStatic: staticImports.includes(target) }]);
    }
  }
  const all = new Set(files);
  return production
    .filter(({ path, lines }) => lines <= limits.smallFileLines && !isAlone.test(path) && !isTried(path, all))
    .flatMap(({ path, lines }) => {
      const [only, ...more] = [path, path.replace(/\.tsx?$/, '')].flatMap(
        (name) => importers.get(name) ?? [],
      );
      if (!only?.isStatic || more.length > 0 || folderOf(only.path) !== folderOf(path)) return [];
      return [
        `${path} (${lines} lines) is imported only by ${only.path} beside it. Merge it into that file.`,
      ];
    });
}

const isAlone = /^server\/db\/migrations\/|\/(labels|endpoints|schema)\.tsx?$/;
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isTried = (path: string, files: ReadonlySet<string>): boolean =>
  ['.test.ts', '.test.tsx', '.stories.tsx'].some((end) => files.has(path.replace(/\.tsx?$/, end)));

export const productionFiles = ({ sources }: Repository): string[] => {
  const { length } = sources.filter(({ path }) => isProduction(path));
  return length > limits.productionFiles
    ? [
        `There are ${length} production files; at most ${limits.productionFiles} are allowed. Merge small ones.`,
      ]
    : [];
};
