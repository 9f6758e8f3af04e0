import type { Browser } from 'playwright';
import { type Baselines, imageHash } from './baselines';
import type { Comparison, Difference } from './compare';
import { moveOneColour } from './inPage';
import { baselineName, readStories, type Screenshot, screenshotsOf } from './screenshots';
import { openPooledPage, type PooledPage } from './pagePool';

/** What became of one screenshot. */
export interface Verdict {
  readonly screenshot: Screenshot;
  /** A failed play function, a broken accessibility rule, an uncaught error. */
  readonly faults: readonly string[];
  /** Absent where the story could not be shown, or has no picture. */
  readonly image?: Buffer;
  /** "new" where there is no baseline yet. */
  readonly difference?: Difference | 'new';
}

interface RunOptions {
  readonly browser: Browser;
  /** Shows what has no picture. */
  readonly shell: Browser;
  readonly origin: string;
  readonly baselines: Baselines;
  readonly compare: Comparison;
  /** Whether images can equal their baselines: only where the browser that took those paints alike is it worth to wait. */
  readonly exact: boolean;
  /** Pages that work side by side. */
  readonly pages: number;
  /** How often, at most, a story that looks new or wrong is shown again in a page loaded anew. */
  readonly proofs: number;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Storybook is loaded anew after so many stories, so that none lives on what earlier ones left behind. */
const perLoad = 40;

/** So many stories in a row are one page's: neighbours are of one component, whose code is then fetched by one page. */
const perTurn = 6;

const desk = { mode: { theme: 'light', viewport: 'desktop' }, width: 1280, height: 860 } as const;

/** Everything that there is to be looked at in a served Storybook. */
export async function listScreenshots({
  browser,
  origin,
}: Pick<RunOptions, 'browser' | 'origin'>): Promise<Screenshot[]> {
  const pooled = await openPooledPage(browser, origin);
  try {
    await pooled.begin(desk);
    return screenshotsOf(await readStories(pooled.page));
  } finally {
    await pooled.close();
  }
}

/** Shows every story and compares its screenshot with the baseline. */
export async function takeScreenshots(
  screenshots: readonly Screenshot[],
  options: RunOptions,
): Promise<void> {
  const queues = alike(screenshots);
  const work = async () => {
    const opened = new Map<Browser, PooledPage>();
    const pageFor = async ({ mode }: Screenshot) => {
      const browser = mode.pictured === false ? options.shell : options.browser;
      const page = opened.get(browser) ?? (await openPooledPage(browser, options.origin));
      opened.set(browser, page);
      return page;
    };
    try {
      for (let queue = longest(queues); queue; queue = longest(queues)) {
        const pooled = await pageFor(queue[0]!);
        await pooled.begin(queue[0]!);
        for (let shown = 0; shown < perLoad && queue.length > 0;) {
          const turn = queue.splice(0, Math.min(perTurn, perLoad - shown));
          for (const screenshot of turn) options.onVerdict(await judge(pooled, screenshot, options));
          shown += turn.length;
        }
      }
    } finally {
      await Promise.all([...opened.values()].map((page) => page.close()));
    }
  };
  await Promise.all(Array.from({ length: options.pages }, work));
}

async function judge(
  pooled: PooledPage,
  screenshot: Screenshot,
  { baselines, compare, exact, proofs }: RunOptions,
): Promise<Verdict> {
  const name = baselineName(screenshot);
  const accepted = baselines.hashOf(name);
  let last: Buffer | undefined;
  for (let proof = 1; ; proof += 1) {
    const faults = await pooled.show(screenshot);
    if (screenshot.mode.pictured === false) {
      if (faults.length === 0 || proof === proofs) return { screenshot, faults };
      await pooled.begin(screenshot);
      continue;
    }
    const expected = last ? imageHash(last) : exact ? accepted : undefined;
    const image = await pooled.capture(screenshot, expected);
    const difference = await differenceOf(image);
    const right = faults.length === 0 && !difference;
    // A new image is believed when it came out twice, each time in a page loaded anew.
    const proven = last?.equals(image) ?? false;
    if (right || proven || proof === proofs) return { screenshot, faults, image, difference };
    last = image;
    await pooled.begin(screenshot);
  }

  async function differenceOf(image: Buffer): Promise<Verdict['difference']> {
    if (accepted === undefined) return 'new';
    return accepted === imageHash(image) ? undefined : compare((await baselines.read(name))!, image);
  }
}

/** Whether the comparison sees a color that is moved by one step. A runner that sees nothing passes everything. */
export async function seesOneStep(
  screenshot: Screenshot,
  { browser, origin, compare }: Pick<RunOptions, 'browser' | 'origin' | 'compare'>,
): Promise<boolean> {
  const pooled = await openPooledPage(browser, origin);
  try {
    await pooled.begin(screenshot);
    await pooled.show(screenshot);
    const before = await pooled.capture(screenshot);
    await pooled.page.evaluate(moveOneColour);
    return compare(before, await pooled.capture(screenshot)) !== undefined;
  } finally {
    await pooled.close();
  }
}

/** Screenshots of one mode and window together, since a page keeps both. */
function alike(screenshots: readonly Screenshot[]): Screenshot[][] {
  const kinds = new Map<string, Screenshot[]>();
  for (const screenshot of screenshots) {
    const kind = JSON.stringify([screenshot.mode, screenshot.width, screenshot.height]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), screenshot]);
  }
  return [...kinds.values()];
}

/** What has most left to be shown; pages share it, so that at the end none waits for another. */
const longest = (queues: readonly Screenshot[][]): Screenshot[] | undefined =>
  queues.filter(({ length }) => length > 0).toSorted((one, other) => other.length - one.length)[0];
