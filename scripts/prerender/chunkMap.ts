/** Which file each source stands in, what each file imports at once, and the source of each route's screen. */
export interface ChunkMap {
  readonly files: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly screens: Readonly<Record<string, string>>;
}

/** Where it lies in the built folder. */
export const chunkMapFile = '.vite/chunks.json';

/** The files that the sources stand in, with all that these import at once. */
export function chunksOf({ files, imports }: ChunkMap, sources: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const take = (file: string): void => {
    if (taken.has(file)) return;
    taken.add(file);
    imports[file]?.forEach(take);
  };
  for (const source of sources) {
    const file = files[source];
    if (!file)
      throw new Error(`The build has no file for ${source}; build again, or mend the list of pages.`);
    take(file);
  }
  return [...taken];
}
