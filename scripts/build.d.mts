/** Files and folders whose change builds Storybook anew. */
export const storybookSources: readonly string[];

/** What a build says of itself. */
export function buildFactsOf(
  given: string | undefined,
  git: (...args: readonly string[]) => string | undefined,
): { readonly version: string; readonly commit: string };
