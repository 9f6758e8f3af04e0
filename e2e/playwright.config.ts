import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { address, dataDir, port } from './place';

const executablePath = findChromium();

// What needs no browser, or a window whose width changes, is walked once.
const once = ['**/start.spec.ts', '**/bytes.spec.ts', '**/window.spec.ts'];

/** Walks through the built portal in a real browser, on a telephone's width and on a desk's. */
export default defineConfig({
  testDir: 'walks',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testIgnore: once,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node e2e/server.mjs',
    cwd: '..',
    url: `${address}/api/health`,
    timeout: 120_000,
    stdout: 'pipe',
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO_AS_OF: '2026-04-12', NODE_ENV: 'test' },
  },
});
