import type { Plugin } from 'vite';

const LIBRARY = /^hoist-non-react-statics$/;
const NOTHING = '\0no-statics';
/** What names it, and so would keep it in every page. */
const EMOTION = /\/@emotion\/react\//;

/**
 * Emotion names this library for `withTheme`, which nothing here calls; as it is of an old kind of module, no bundler
 * leaves it out by itself: 0.7 KiB of each page. Formik has it still.
 */
export function hoistedStatics(): Plugin {
  let replaced = 0;
  return {
    name: 'hoisted-statics',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      replaced = 0;
    },
    resolveId: {
      filter: { id: LIBRARY },
      handler(_, importer) {
        if (!importer || !EMOTION.test(importer)) return undefined;
        replaced += 1;
        return NOTHING;
      },
    },
    load: { filter: { id: /no-statics$/ }, handler: () => 'export default (target) => target;' },
    buildEnd(error) {
      if (error || replaced > 0 || ![...this.getModuleIds()].some((id) => EMOTION.test(id))) return;
      throw new Error(
        'Emotion no longer imports hoist-non-react-statics: remove scripts/hoistedStatics.ts, if it has nothing in its place.',
      );
    },
  };
}
