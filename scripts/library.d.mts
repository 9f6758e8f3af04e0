/** What stands before the `*` of each path alias, and the folder that it stands for. */
type Aliases = readonly (readonly [prefix: string, folder: string])[];

/** A declaration file's text with its imports of files as a package has them. */
export function withPlaces(text: string, from: string, aliases: Aliases, found?: string[]): string;

/** The library's own package.json. */
export function manifestOf(
  root: object,
  imported: readonly string[],
): {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: true }>>;
};
