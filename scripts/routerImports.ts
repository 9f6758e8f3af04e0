import type { Plugin } from 'vite';

/** react-router's code, of which a page that has no loaders, forms or server uses less than half. */
const ROUTER = /\/node_modules\/react-router\//;
const MODULE = /react-router\/dist\/development\/chunk-[\w-]+\.mjs$/;
const NAMED = /^(\w+)\.displayName = "[\w.]+";$/gm;
const MADE = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
/** What a router with loaders shows where a route fails, in English and with the stack. Ours has none and never reads it. */
const SHOWN = /^var defaultErrorElement = .*;$/m;

/**
 * Lets the build leave out the parts of the router that nothing uses: 4 KiB of each page's 150 (decision 040). The
 * router names its components at the top level, which keeps each of them, and all that they use, in every page. A
 * router release that does it in another way fails the build here, not the page's budget.
 */
export function routerImports(): Plugin {
  let named = 0;
  let made = 0;
  let shown = 0;
  return {
    name: 'router-parts',
    apply: 'build',
    buildStart() {
      named = made = shown = 0;
    },
    transform: {
      filter: { id: MODULE },
      handler(code) {
        named += code.match(NAMED)?.length ?? 0;
        made += code.match(MADE)?.length ?? 0;
        if (SHOWN.test(code)) shown += 1;
        const used = code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1');
        return { code: used.replace(SHOWN, 'var defaultErrorElement = null;'), map: null };
      },
    },
    buildEnd(error) {
      if (error || (named > 0 && made > 0 && shown > 0)) return;
      if (![...this.getModuleIds()].some((id) => ROUTER.test(id))) return;
      throw new Error(
        'The router no longer makes and names its components where this plugin expects it, so that all of it would be ' +
          'loaded with every page. Look at react-router/dist/development and adapt the patterns.',
      );
    },
  };
}
