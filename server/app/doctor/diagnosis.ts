/** What came of looking at one thing. */
export interface Diagnosis {
  readonly name: string;
  readonly result: 'ok' | 'warning' | 'fault';
  readonly told: string;
  /** What to do about it; undefined where all is well. */
  readonly todo?: string;
}

/** Looks at something; a way that leads nowhere is a finding and no error. */
export type Check = () => Promise<readonly Diagnosis[]>;

export const ok = (name: string, told: string): Diagnosis => ({ name, result: 'ok', told });
export const warning = (name: string, told: string, todo: string): Diagnosis => ({
  name,
  result: 'warning',
  told,
  todo,
});
export const fault = (name: string, told: string, todo: string): Diagnosis => ({
  name,
  result: 'fault',
  told,
  todo,
});

/** All is well, and `told` says so, where `look` does not throw. */
export async function tried(
  name: string,
  look: () => Promise<unknown>,
  { told, todo }: { readonly told: string; readonly todo: string },
): Promise<Diagnosis> {
  try {
    await look();
    return ok(name, told);
  } catch (error) {
    return fault(name, whyOf(error), todo);
  }
}

/** Why something failed: its own words, or the code where it has none, as an error of several has. */
export function whyOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { readonly cause?: unknown };
  const inner = (cause as NodeJS.ErrnoException | undefined)?.code;
  return [message || code || 'unknown', message && inner && !message.includes(inner) ? `(${inner})` : '']
    .filter(Boolean)
    .join(' ');
}
