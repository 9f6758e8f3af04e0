import type { Plugin } from 'vite';

const GRID = /\/node_modules\/@mui\/x-data-grid\//;
const MODULE = /x-data-grid\/utils\/css\/context\.mjs$/;
const INLINE_STYLE =
  /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/;

/**
 * The data grid writes its variables into an inline `<style>`, which the content security policy refuses. In the
 * build they go through Emotion's style sheet instead, like every other style. A grid release that does it in
 * another way, or in another module, fails the build here, not the policy in front of a customer.
 */
export function gridStylesThroughTheCache(): Plugin {
  let replaced = 0;
  return {
    name: 'grid-styles-through-the-cache',
    apply: 'build',
    buildStart() {
      replaced = 0;
    },
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!INLINE_STYLE.test(code)) throw new Error(CHANGED);
        replaced += 1;
        const through = code.replace(INLINE_STYLE, '_jsx(_Global, { styles: cssString })');
        return { code: `import { Global as _Global } from '@emotion/react';\n${through}`, map: null };
      },
    },
    buildEnd(error) {
      if (error || replaced > 0 || ![...this.getModuleIds()].some((id) => GRID.test(id))) return;
      throw new Error(CHANGED);
    },
  };
}

const CHANGED =
  'The data grid no longer writes its inline style where this plugin expects it, so the content security policy would ' +
  'refuse it. Look at @mui/x-data-grid/utils/css/context.mjs and adapt the pattern.';
