import type { Browser, CDPSession, Page } from 'playwright';
import { contentHeight, looks, showStory, stillness } from './inPage';
import { type Handbook, openHandbook } from './page';
import type { Shot } from './shots';

/** A page of the handbook in which stories are shown one after the other. */
export interface Studio {
  readonly page: Page;
  /** Makes ready for shots of one mode and window: the page begins anew, with nothing left of earlier stories. */
  readonly begin: (shot: Pick<Shot, 'mode' | 'width' | 'height'>) => Promise<void>;
  /** Shows a story until its play function and its accessibility check are through. Answers what was wrong. */
  readonly show: (shot: Shot) => Promise<string[]>;
  /** A picture (PNG) of what stands there, once it stands still or looks as `expected`. */
  readonly shoot: (shot: Shot, expected?: Buffer) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** How often a picture is taken again while the page still moves. */
const patience = 8;

/** @param origin where the built handbook is served */
export async function openStudio(browser: Browser, origin: string): Promise<Studio> {
  const handbook = await openHandbook(browser, origin);
  const { page } = handbook;
  return {
    page,
    begin: handbook.begin,
    close: handbook.close,

    async show({ storyId, mode }) {
      handbook.errors.length = 0;
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
      return [...faults, ...handbook.errors];
    },

    async shoot(size, expected) {
      const picture = await shootOnce(handbook, size, expected);
      // What stood taller before it was whole has made the window tall, and a page is never shorter than its window: now
      // that all of it is there, it is measured anew.
      return expected?.equals(picture) ? picture : shootOnce(handbook, size, expected);
    },
  };
}

/** What a mode may ask for beside its scheme: in words, and as a page can tell that it is so. */
const sights = {
  media: { words: 'on paper', query: 'print' },
  forcedColors: { words: 'in forced colours', query: '(forced-colors: active)' },
  contrast: { words: 'with more contrast', query: '(prefers-contrast: more)' },
} as const;
const names = Object.keys(sights) as (keyof typeof sights)[];
const queries = names.map((name) => sights[name].query);

/** "dark, with more contrast". */
const told = (scheme: string | undefined, seen: readonly boolean[]): string =>
  [scheme, ...names.filter((_, at) => seen[at]).map((name) => sights[name].words)].join(', ');

/** Until nothing is on its way, and nothing has changed in the page for some frames. */
async function untilQuiet({ page, inFlight }: Handbook): Promise<void> {
  do {
    await page.evaluate(stillness, 3);
  } while (inFlight() > 0);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function shootOnce(
  handbook: Handbook,
  { width, height }: Size,
  expected?: Buffer,
): Promise<Buffer> {
  const { page } = handbook;
      let window = height;
      for (let tries = 0; ; tries += 1) {
        await untilQuiet(handbook);
        const tall = await page.evaluate(contentHeight);
        if (tall.page > window && tries < patience) {
          window = tall.page;
          await page.setViewportSize({ width, height: window });
          continue;
        }
        const picture = await untilStill(handbook, { width, height: Math.max(tall.content, 1) }, expected);
        // What came late may have made the page longer than the picture.
        const { content } = await page.evaluate(contentHeight);
        if (content !== tall.content && tries < patience) continue;
        if (window !== height) await page.setViewportSize({ width, height });
        return picture;
      }
}

/**
 * Until two pictures in a row are the same. One that is not as expected gets longer: code that was asked for when its
 * place came into view may have arrived and not be through yet.
 */
async function untilStill(handbook: Handbook, size: Size, expected?: Buffer): Promise<Buffer> {
  const { page, cdp } = handbook;
  let picture = await capture(cdp, size);
  let unexpected = 0;
  for (let tries = 0; tries < patience; ) {
    if (expected?.equals(picture)) return picture;
    await page.evaluate(stillness, unexpected > 0 ? LONG : SHORT);
    await untilQuiet(handbook);
    const next = await capture(cdp, size);
    if (!next.equals(picture)) tries += 1;
    else if (!expected || unexpected === patience) return next;
    else unexpected += 1;
    picture = next;
  }
  return picture;
}

/** Frames without a change. */
const SHORT = 6;
const LONG = 30;

async function capture(cdp: CDPSession, size: Size) {
  const clip = { x: 0, y: 0, ...size, scale: 1 };
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', clip });
  return Buffer.from(data, 'base64');
}
