import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testFiles } from './scripts/testFiles';

const files = testFiles(import.meta.dirname, process.env['TEST_DEEP'] === '1');

/** The aliases of tsconfig.json. */
const resolve = { tsconfigPaths: true };

const server = (name: string, include: string[], globalSetup: string) => ({
  resolve,
  test: {
    name,
    include,
    environment: 'node',
    globalSetup,
    setupFiles: ['server/testing/afterFile.ts'],
    isolate: false,
    // The embedded database takes seconds to open on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

/**
 * One project per kind of test; scripts/test.mjs runs them in order and says what was skipped. A process reads modules
 * once and keeps them for the files that it runs: reading them anew for each file was most of the time.
 */
export default defineConfig({
  test: {
    // One core is left free otherwise, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: files.unit,
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        resolve,
        test: {
          name: 'components',
          include: files.components,
          environment: 'jsdom',
          setupFiles: ['.storybook/componentSetup.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      server('embedded', files.embedded, 'server/testing/embeddedSetup.ts'),
      server('postgres', files.postgres, 'server/testing/postgresSetup.ts'),
    ],
  },
});
