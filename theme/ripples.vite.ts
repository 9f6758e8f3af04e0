import type { Plugin } from 'vite';

const RIPPLE = '\0no-ripple';
/** Every button of the library draws its ripple by one module of its own. */
const BUTTONS = /\/node_modules\/@mui\/material\/Button/;

/**
 * The theme turns ripples off for every button, so their code is left out of the build. A release of the components
 * that keeps it elsewhere fails the build here, not the page's budget.
 */
export function withoutRipples(): Plugin {
  let replaced = 0;
  return {
    name: 'without-ripples',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      replaced = 0;
    },
    resolveId: {
      filter: { id: /^\.\/TouchRipple\.mjs$/ },
      handler(_, importer) {
        if (!importer?.endsWith('/ButtonBase/ButtonBase.mjs')) return undefined;
        replaced += 1;
        return RIPPLE;
      },
    },
    load: { filter: { id: /no-ripple$/ }, handler: () => 'export default () => null;' },
    buildEnd(error) {
      if (error || replaced > 0 || ![...this.getModuleIds()].some((id) => BUTTONS.test(id))) return;
      throw new Error(
        'Buttons no longer import their ripple where this plugin expects it, so that its code would be loaded with ' +
          'every page. Look at @mui/material/ButtonBase and adapt the names.',
      );
    },
  };
}
