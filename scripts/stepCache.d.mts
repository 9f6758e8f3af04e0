import type { testFiles } from './testFiles';

/** What tests depend on, as hashes. */
export interface Inputs {
  readonly all: readonly string[];
  readonly tests: ReturnType<typeof testFiles>;
  readonly everything: () => string;
  readonly of: (roots: readonly string[], leftOut?: (path: string) => boolean) => string;
  readonly ofTest: (path: string, ...setup: readonly string[]) => string;
}
export function readInputs(): Promise<Inputs>;
