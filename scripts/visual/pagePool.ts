import type { Browser, CDPSession, Page } from 'playwright';
import { imageHash } from './baselines';
import { contentHeight, cutTexts, looks, showStory, stillness } from './inPage';
import { openStorybook, type Sight, type StorybookPage, untilQuiet } from './storybookPage';
import type { Screenshot } from './screenshots';

/** A page of Storybook in which stories are shown one after the other; several work side by side. */
export interface PooledPage {
  readonly page: Page;
  /** Makes ready for screenshots of one mode and window: the page begins anew, with nothing left of earlier stories. */
  readonly begin: (sight: Sight) => Promise<void>;
  /** Shows a story until its play function and its accessibility check are through. Answers what was wrong. */
  readonly show: (screenshot: Screenshot) => Promise<string[]>;
  /** An image (PNG) of the page, once it is still or its hash is the expected one. */
  readonly capture: (screenshot: Screenshot, expected?: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** How often an image is taken again while the page still moves. */
const patience = 8;

/** @param origin where the built Storybook is served */
export async function openPooledPage(browser: Browser, origin: string): Promise<PooledPage> {
  const storybook = await openStorybook(browser, origin);
  const { page } = storybook;
  return {
    page,
    begin: storybook.begin,
    close: storybook.close,

    async show({ storyId, mode }) {
      storybook.errors.length = 0;
      const faults = await page.evaluate(showStory, storyId);
      // A page that puts its rows down whole for the printer does so when it hears of it.
      if (mode.media) await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
      const { scheme, met } = await page.evaluate(looks, queries);
      const shown = told(scheme, met);
      const wanted = told(
        mode.theme,
        names.map((name) => mode[name] !== undefined),
      );
      if (shown !== wanted) faults.push(`Shown ${shown} instead of ${wanted}.`);
      if (mode.language === 'pseudo') faults.push(...(await page.evaluate(cutTexts)));
      return [...faults, ...storybook.errors];
    },

    async capture(size, expected) {
      const image = await captureSettled(storybook, size, { expected, longWaits: 1 });
      // What stood taller before it was whole has made the window tall, and a page is never shorter than its window: now
      // that all of it is there, it is measured anew. Only then is it worth to wait long for what is expected.
      if (expected === imageHash(image)) return image;
      return captureSettled(storybook, size, { expected, longWaits: patience });
    },
  };
}

/** What a mode may ask for beside its scheme: in words, and as a page can tell that it is so. */
const sights = {
  media: { words: 'on paper', query: 'print' },
  forcedColors: { words: 'in forced colors', query: '(forced-colors: active)' },
  contrast: { words: 'with more contrast', query: '(prefers-contrast: more)' },
} as const;
const names = Object.keys(sights) as (keyof typeof sights)[];
const queries = names.map((name) => sights[name].query);

/** "dark, with more contrast". */
const told = (scheme: string | undefined, seen: readonly boolean[]): string =>
  [scheme, ...names.filter((_, at) => seen[at]).map((name) => sights[name].words)].join(', ');

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Awaited {
  /** The hash of the image that is there when the page is through. */
  readonly expected?: string;
  /** How often something is waited for that nothing announces, where the image is another. */
  readonly longWaits: number;
}

async function captureSettled(
  storybook: StorybookPage,
  { width, height }: Size,
  awaited: Awaited,
): Promise<Buffer> {
  const { page } = storybook;
  let window = height;
  let beyond = 0;
  for (let tries = 0; ; tries += 1) {
    await untilQuiet(storybook);
    const tall = await page.evaluate(contentHeight);
    // A page that is longer than its window by the same piece again grows along with it and would never fit.
    if (tall.page > window && tall.page - window !== beyond && tries < patience) {
      beyond = tall.page - window;
      window = tall.page;
      await page.setViewportSize({ width, height: window });
      continue;
    }
    const image = await untilStill(storybook, { width, height: Math.max(tall.content, 1) }, awaited);
    // What came late may have made the page longer than the image.
    const { content } = await page.evaluate(contentHeight);
    if (content !== tall.content && tries < patience) continue;
    if (window !== height) await page.setViewportSize({ width, height });
    return image;
  }
}

/**
 * Until two images in a row are the same. One that is not as expected gets longer: code that was asked for when its
 * place came into view may have arrived and not be through yet.
 */
async function untilStill(
  storybook: StorybookPage,
  size: Size,
  { expected, longWaits }: Awaited,
): Promise<Buffer> {
  const { page, cdp } = storybook;
  let image = await captureFrame(cdp, size);
  let unexpected = 0;
  for (let tries = 0; tries < patience;) {
    if (expected === imageHash(image)) return image;
    await page.evaluate(stillness, unexpected > 0 ? LONG : SHORT);
    await untilQuiet(storybook);
    const next = await captureFrame(cdp, size);
    if (!next.equals(image)) tries += 1;
    else if (!expected || unexpected === longWaits) return next;
    else unexpected += 1;
    image = next;
  }
  return image;
}

/** Frames without a change. */
const SHORT = 6;
const LONG = 30;

async function captureFrame(cdp: CDPSession, size: Size) {
  const clip = { x: 0, y: 0, ...size, scale: 1 };
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', clip });
  return Buffer.from(data, 'base64');
}
