/** Local storage that nobody else sees, with a count of what was written. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
): Storage & { readonly writes: string[] } {
  const kept = new Map(Object.entries(initial));
  const writes: string[] = [];
  return {
    writes,
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      writes.push(key);
      kept.set(key, value);
    },
  };
}
