import type { Plugin } from 'vite';

/** react-router's code, of which a page that has no loaders, forms or server uses less than half. */
const MODULE = /react-router\/dist\/development\/chunk-[\w-]+\.mjs$/;
const NAMED = /^(\w+)\.displayName = "[\w.]+";$/gm;
const MADE = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Lets the build leave out the parts of the router that nothing uses. The router names its components at the top
 * level, which keeps each of them, and all that they use, in every page. A router release that does it in another
 * way fails the build here, not the page's budget.
 */
export function routerParts(): Plugin {
  let found = 0;
  return {
    name: 'router-parts',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        found += code.match(NAMED)?.length ?? 0;
        return { code: code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1'), map: null };
      },
    },
    buildEnd(error) {
      if (error || found > 0 || ![...this.getModuleIds()].some((id) => id.includes('/react-router/'))) return;
      throw new Error(
        'The router no longer names its components where this plugin expects it, so that all of it would be loaded ' +
          'with every page. Look at react-router/dist/development and adapt the patterns.',
      );
    },
  };
}
