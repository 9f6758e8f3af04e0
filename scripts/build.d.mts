/** Files and folders whose change builds Storybook anew. */
export const storybookSources: readonly string[];
