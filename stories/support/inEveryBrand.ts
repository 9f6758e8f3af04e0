import { brandModes } from '../../.storybook/modes';

interface Looks {
  readonly parameters: { readonly chromatic: { readonly modes: object } };
}

/**
 * Beside the usual looks, or those of `.storybook/modes.ts`, a story in each sample brand, by day on a desk and by night
 * on a phone. Spread into one that shows what a brand decides.
 */
export const inEveryBrand = (usual?: Looks) => ({
  parameters: { chromatic: { modes: { ...usual?.parameters.chromatic.modes, ...brandModes } } },
});
