import { defineConfig } from '@playwright/test';
import { findShell } from '../scripts/chromium.mjs';
import { demoAsOf } from './fillDemo.mjs';
import { address, dataDir, filledDir, isFilled, port, slowness } from './place';

const executablePath = findShell();

/**
 * `npm run test:deep` runs every test at both widths; else a phone runs only those that differ on it, and none runs @deep.
 * What is @long takes a grower through days, up to two minutes, with the office at a desk in either run: on a phone alone.
 */
const deep = process.env['TEST_DEEP'] === '1';

// What needs no browser, a window whose width changes, or a portal of its own, runs once in any case.
const once = [
  '**/checks.spec.ts',
  '**/start.spec.ts',
  '**/bytes.spec.ts',
  '**/window.spec.ts',
  '**/columnSpace.spec.ts',
  '**/printing.spec.ts',
  '**/tabs.spec.ts',
  '**/hosted.spec.ts',
  '**/dates.spec.ts',
  '**/brand.spec.ts',
  '**/auditTampered.spec.ts',
  '**/bankCircle.spec.ts',
  '**/bankFiles.spec.ts',
  '**/accountCheck.spec.ts',
  '**/reconciliation.spec.ts',
  // Two who decide at once refuse each other.
  '**/officeSettings.spec.ts',
  '**/paymentByKeyboard.spec.ts',
  '**/officeByKeyboard.spec.ts',
  '**/undoChange.spec.ts',
  '**/language.spec.ts',
  '**/push.spec.ts',
  '**/textMessages.spec.ts',
  '**/proxies.spec.ts',
];

/** Runs the built portal in a real browser, at a phone's width and at a desktop's. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results',
  fullyParallel: false,
  // One more than two processors: a test waits a fifth of its time.
  workers: 3,
  timeout: 120_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  forbidOnly: true,
  ...(!deep && { grepInvert: /@deep/ }),
  reporter: [['list'], ['json']],
  use: {
    baseURL: address,
    // Else what is not there is waited for as long as the whole test, which then says nothing of it.
    actionTimeout: 60_000 * slowness,
    // A trace of each test costs as much as the test: `--trace on` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Frames that nobody looks at cost a small machine most of all; window.spec.ts has the motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // Else a graphics card is played by the processor, for frames that nobody looks at.
        '--disable-gpu',
        // Else the shell moves letters to whole pixels: words are wider than where people read them.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // What is @narrow is about a phone's width alone.
    {
      name: 'wide',
      grepInvert: deep ? /@narrow/ : /@deep|@narrow|@long/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: once,
      ...(!deep && { grep: /@phone/ }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node e2e/server.mjs',
    cwd: '..',
    url: `${address}/api/health`,
    timeout: 300_000,
    stdout: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      FILLED_DIR: filledDir,
      ...(isFilled && { DEMO_IS_FILLED: '1' }),
      DEMO_AS_OF: demoAsOf,
      NODE_ENV: 'test',
    },
  },
});
