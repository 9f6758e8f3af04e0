import { sha } from '../fileHashes';

/** One in so many of these names, by lot: each commit has others, and always the same. */
export function sampleOf(names: readonly string[], commit: string, per: number): ReadonlySet<string> {
  const drawn = names
    .map((name) => ({ name, lot: sha(`${commit} ${name}`) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1));
  return new Set(drawn.slice(0, Math.ceil(drawn.length / per)).map(({ name }) => name));
}
