import type { LaunchOptions } from 'playwright';

/** Whatever makes one machine paint like the other: no graphics card, no colour profile, no faster code paths. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    // Nothing comes from outside. To stop it in each page instead would bring every request before this process.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    '--disable-gpu',
    '--disable-lcd-text',
    '--disable-skia-runtime-opts',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--disable-partial-raster',
    '--disable-threaded-animation',
    '--disable-threaded-scrolling',
    '--disable-checker-imaging',
  ],
});
