import type { Plugin } from 'vite';

const MODULE = /\/@mui\/system\/cssVars\/createCssVarsProvider\.mjs$/;
const MADE = /params => buildInitColorSchemeScript\(\{[^}]*\}\)/;

/**
 * Leaves out the script that MUI would have a page begin with to know light from dark. Ours does that itself
 * (src/app/firstScript.ts); MUI's is named by the provider of the theme, and so no bundler leaves it out by itself:
 * 0.4 KiB of each page.
 */
export function schemeScript(): Plugin {
  return {
    name: 'scheme-script',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (MADE.test(code)) return { code: code.replace(MADE, '() => null'), map: null };
        throw new Error(
          'MUI no longer makes its color scheme script where this plugin expects it: remove scripts/schemeScript.ts, ' +
            'if the page is not larger without it.',
        );
      },
    },
  };
}
