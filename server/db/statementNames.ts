const names = new Map<string, string>();
const MOST_NAMES = 500;

/**
 * A name makes a statement prepared once per connection, which saves most of its planning. Texts differ by the
 * filters that are set, so their number is bounded; what comes after that is planned each time.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
