import { defineConfig } from 'vitest/config';

/** Of this package alone: without it Vitest would take that of the portal. */
export default defineConfig({ test: { include: ['test/**/*.test.ts'] } });
