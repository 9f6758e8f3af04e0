import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hoistedStatics } from './scripts/hoistedStatics.ts';
import { nativePowers } from './scripts/nativePowers.ts';
import { chunkGroups } from './scripts/pageChunks.ts';
import { pageFiles } from './scripts/pageFiles.ts';
import { routerImports } from './scripts/routerImports.ts';
import { schemeScript } from './scripts/schemeScript.ts';
import { gridStylesThroughTheCache } from './theme/gridStyles.vite.ts';
import { withoutRipples } from './theme/ripples.vite.ts';

/** The browser's half. The server's bundle is made by scripts/build.mjs from the same file. */
export default defineConfig(({ isSsrBuild }) => ({
  // The aliases of tsconfig.json.
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    gridStylesThroughTheCache(),
    withoutRipples(),
    routerImports(),
    hoistedStatics(),
    schemeScript(),
    nativePowers(),
    pageFiles(),
  ],
  build: isSsrBuild
    ? { target: 'node20', outDir: 'dist/server', minify: false, copyPublicDir: false }
    : {
        outDir: 'dist/web',
        // Runs as an inline script otherwise, which the content security policy refuses.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
}));
