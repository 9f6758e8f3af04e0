import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { setGlobals, stillness, tellNobody } from './inPage';
import type { Mode, Screenshot } from './screenshots';

/** A page of the built Storybook, without a story yet. */
export interface StorybookPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** What was thrown in the page and caught by nobody. */
  readonly errors: string[];
  /** Requests that have not been answered: a part that is fetched late must not be missing in a image. */
  readonly inFlight: () => number;
  readonly begin: (sight: Sight) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How a page is looked at, and in which window. */
export type Sight = Pick<Screenshot, 'mode' | 'width' | 'height'>;

export interface Settings {
  /** What the device is. */
  readonly device?: Pick<BrowserContextOptions, 'hasTouch' | 'isMobile'>;
  /** Whether what moves may move. */
  readonly moving?: boolean;
  /** Whether axe looks at each story; where nothing is said, in the modes in which it finds something new. */
  readonly checked?: false;
}

/** What moves stands at its end, and what waits before it appears is there. */
const still = `*, *::before, *::after { caret-color: transparent !important; transition: none !important;
  animation-delay: 0s !important; animation-duration: 0s !important }`;

/** Opens a window of its own; Storybook is loaded by `begin`. */
export async function openStorybook(
  browser: Browser,
  origin: string,
  { device, moving, checked }: Settings = {},
): Promise<StorybookPage> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    ...device,
  });
  const page = await context.newPage();
  await page.addInitScript(withoutHighlights);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`));
  return {
    page,
    cdp: await context.newCDPSession(page),
    errors,
    inFlight: countRequests(page),
    close: () => context.close(),

    async begin({ mode, width, height }) {
      await page.setViewportSize({ width, height });
      const media = {
        media: mode.media ?? 'screen',
        colorScheme: mode.theme,
        forcedColors: mode.forcedColors ?? 'none',
        contrast: mode.contrast ?? 'no-preference',
        reducedMotion: 'reduce',
      } as const;
      await page.emulateMedia(media);
      const axe = mode.axe === 'shapes' ? 'shapes' : 'faults';
      await page.goto(`${origin}/iframe.html?viewMode=story&axe=${axe}`);
      // Chromium forgets the paper when a page is loaded.
      await page.emulateMedia(media);
      await page.waitForFunction(isReady);
      await page.evaluate(tellNobody);
      await page.evaluate(setGlobals, {
        theme: mode.theme,
        language: mode.language ?? 'en',
        brand: mode.brand ?? 'none',
        viewport: { value: mode.viewport },
        // Axe knows no forced colors, and a third look at the same page finds nothing new.
        a11y: { manual: checked === false || mode.axe === 'nothing' || isFurtherLook(mode) },
      });
      if (!moving) await page.addStyleTag({ content: still });
    },
  };
}

/** Until nothing is on its way, and nothing has changed in the page for some frames. */
export async function untilQuiet({
  page,
  inFlight,
}: Pick<StorybookPage, 'page' | 'inFlight'>): Promise<void> {
  do {
    await page.evaluate(stillness, 3);
  } while (inFlight() > 0);
}

const isFurtherLook = ({ theme, viewport, media, forcedColors, contrast, language }: Mode) =>
  language !== undefined ||
  media !== undefined ||
  forcedColors !== undefined ||
  contrast !== undefined ||
  (theme === 'dark' && viewport === 'desktop');

/**
 * Runs in the page. Storybook's frames around chosen elements, which no image has, ask for the style of every element
 * whenever anything in the page changes. Whoever says that they are there already is spared them.
 */
const withoutHighlights = () => void Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

/** Runs in the page. */
const isReady = () =>
  (
    window as unknown as { readonly __STORYBOOK_PREVIEW__?: { ready(): Promise<unknown> } }
  ).__STORYBOOK_PREVIEW__
    ?.ready()
    .then(() => true);

function countRequests(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}
