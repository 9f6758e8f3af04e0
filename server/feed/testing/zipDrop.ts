import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** A folder's files as a ZIP, below a folder of that name or, without one, flat. */
export function zipDrop(folder: string, name?: string): Uint8Array {
  return zipSync(filesOf(folder, name === undefined ? '' : `${name}/`));
}

function filesOf(folder: string, prefix: string): Zippable {
  return Object.fromEntries(
    readdirSync(folder).flatMap((entry): [string, Uint8Array][] => {
      const path = join(folder, entry);
      if (!statSync(path).isDirectory()) return [[`${prefix}${entry}`, readFileSync(path)]];
      return Object.entries(filesOf(path, `${prefix}${entry}/`)) as [string, Uint8Array][];
    }),
  );
}

/** A ZIP in the pieces in which it might arrive. */
export async function* inPieces(zip: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < zip.length; at += size) yield zip.subarray(at, at + size);
}
