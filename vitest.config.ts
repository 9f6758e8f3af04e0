import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = (name: string, globalSetup: string) => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    environment: 'node',
    globalSetup,
    // The embedded database takes seconds to open on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

/** One project per kind of test; scripts/test.mjs runs them in order and says what was skipped. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,theme,demo,scripts,bench}/**/*.test.ts', 'src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'components',
          include: ['{src,stories}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['.storybook/componentSetup.ts'],
          testTimeout: 30_000,
        },
      },
      server('embedded', 'server/testing/embeddedSetup.ts'),
      server('postgres', 'server/testing/postgresSetup.ts'),
    ],
  },
});
