import type { Plugin } from 'vite';

const RIPPLE = '\0no-ripple';

/** The theme turns ripples off for every button, so their code is left out of the build. */
export function withoutRipples(): Plugin {
  return {
    name: 'without-ripples',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/TouchRipple\.mjs$/ },
      handler: (_, importer) => (importer?.endsWith('/ButtonBase/ButtonBase.mjs') ? RIPPLE : undefined),
    },
    load: { filter: { id: /no-ripple$/ }, handler: () => 'export default () => null;' },
  };
}
