/** Settings that no portal can be started with: a sentence for each, with what is wrong, why, and what to set instead. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';

  constructor(readonly faults: readonly string[]) {
    super(
      faults.length === 1
        ? faults[0]
        : `${faults.length} things about the settings are wrong:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
}

type Parts = Readonly<Record<string, () => unknown>>;

/**
 * Reads every part, so that whoever starts the portal learns of all faults at once.
 * @param checks what has to hold besides
 * @throws SettingsRefused with what each of them threw
 */
export function readTogether<P extends Parts>(
  parts: P,
  ...checks: readonly (() => unknown)[]
): { readonly [K in keyof P]: ReturnType<P[K]> } {
  const faults: string[] = [];
  const tried = (read: () => unknown): unknown => {
    try {
      return read();
    } catch (error) {
      faults.push(...(error instanceof SettingsRefused ? error.faults : [(error as Error).message]));
      return undefined;
    }
  };
  const read = Object.entries(parts).map(([name, part]) => [name, tried(part)] as const);
  for (const check of checks) tried(check);
  if (faults.length > 0) throw new SettingsRefused([...new Set(faults)]);
  return Object.fromEntries(read) as { readonly [K in keyof P]: ReturnType<P[K]> };
}
