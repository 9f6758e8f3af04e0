import { defineConfig } from 'vitest/config';

/** Of this package alone: without it Vitest would take that of the portal. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The stacks are synthesized once, not for every file.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
