import { sha } from '../fileHashes';

/** Where very many are looked at at once, axe looks at one in so many of those that others stand for. */
export const AXE_SAMPLE = 8;

/** One in so many of these names, by lot: each commit has others, and always the same. */
export function sampleOf(names: readonly string[], commit: string, per: number): ReadonlySet<string> {
  const drawn = names
    .map((name) => ({ name, lot: sha(`${commit} ${name}`) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1));
  return new Set(drawn.slice(0, Math.ceil(drawn.length / per)).map(({ name }) => name));
}
