import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedTests, measured } from './scripts/embeddedTests';
import { databaseTests } from './scripts/boundaries/databaseTests';
import { readRepository } from './scripts/boundaries/repository';

const withDatabase = databaseTests(readRepository(import.meta.dirname).sources);

/** The aliases of tsconfig.json. */
const resolve = { tsconfigPaths: true };

/** `npm run test:deep` runs every database test on the embedded database too. */
const deep = process.env['TEST_DEEP'] === '1';
const onEmbedded = deep ? withDatabase : embeddedTests(measured(withDatabase, import.meta.dirname));

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
          include: ['{contract,theme,demo,scripts,bench,server}/**/*.test.ts', 'src/**/*.test.ts'],
          exclude: withDatabase,
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
          include: ['{src,stories,.storybook}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['.storybook/componentSetup.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      server('embedded', onEmbedded, 'server/testing/embeddedSetup.ts'),
      server('postgres', withDatabase, 'server/testing/postgresSetup.ts'),
    ],
  },
});
