/** What the office notes about accounts: docs/rules.md#account-notes. */
export const longestNote = 2000;
export const longestTag = 24;
export const maxTags = 12;

/**
 * The colleagues whom a note names: "@" and a whole sign-in, or the part before its "@".
 * @param colleagues sign-ins in small letters
 */
export function mentionsIn(text: string, colleagues: readonly string[]): string[] {
  const named = new Set(
    Array.from(text.toLowerCase().matchAll(/(?<![\w.])@([\w.+-]+(?:@[\w.-]+\w)?)/g), ([, name]) =>
      name!.replace(/\.+$/, ''),
    ),
  );
  const shorts = colleagues.map(shortName);
  return colleagues.filter(
    (name, n) =>
      named.has(name) ||
      (named.has(shorts[n]!) && shorts.indexOf(shorts[n]!) === shorts.lastIndexOf(shorts[n]!)),
  );
}

/** The part of a sign-in by which colleagues call each other: "joan.weber". */
export const shortName = (name: string): string => name.slice(0, name.indexOf('@') >>> 0);

/** Tags as they are kept: trimmed, each once whatever its capitals, in their order. */
export function tagsOf(typed: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of typed.map((one) => one.replaceAll(/\s+/g, ' ').trim())) {
    if (tag !== '' && !kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag);
  }
  return [...kept.values()];
}
