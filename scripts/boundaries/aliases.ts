import { posix } from 'node:path';

/** What stands before the `*` of a path alias, and the folder that it stands for. */
export type Aliases = readonly (readonly [prefix: string, folder: string])[];

/** The aliases that tsconfig.json names under `paths`, their only source. */
export function readAliases(tsconfig: string | undefined): Aliases {
  const { compilerOptions = {} } = JSON.parse(tsconfig ?? '{}') as {
    compilerOptions?: { paths?: Record<string, string[]> };
  };
  return Object.entries(compilerOptions.paths ?? {}).map(([alias, [target]]) => {
    if (!alias.endsWith('/*') || !target?.endsWith('/*')) {
      throw new Error(`tsconfig.json: the path alias "${alias}" must be "name/*" and point to "folder/*".`);
    }
    return [alias.slice(0, -1), posix.normalize(target.slice(0, -1))];
  });
}

/** The path within the repository, without an extension if the import has none; a package's name stays as it is. */
export function resolveImport(specifier: string, from: string, aliases: Aliases): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  return alias ? posix.join(alias[1], specifier.slice(alias[0].length)) : specifier;
}
