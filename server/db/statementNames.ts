const names = new Map<string, string>();
const MAX_NAMES = 500;
let given = 0;
/** What a cursor gives is another thing with each query, and a query that is streamed is planned once anyway. */
const OF_CURSORS = /^(declare|fetch|close) /;

/**
 * A name makes a statement prepared once per connection, which saves most of its planning. Texts differ by the
 * filters that are set, so their number is bounded; what comes after that is planned each time.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES || OF_CURSORS.test(text)) return known;
  const name = `s${given}`;
  given += 1;
  names.set(text, name);
  return name;
}

/**
 * Gives new names from now on, and none of those that a connection may know. For tests: those of many files share a
 * process, whose names the first files would use up.
 */
export const forgetNames = (): void => names.clear();
