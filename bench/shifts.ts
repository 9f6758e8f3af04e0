import type { Page } from 'playwright';

/** Something that stood on the page and was pushed from one frame to the next. */
interface Moved {
  /** Milliseconds of the page's own clock. */
  readonly at: number;
  /** How much of the window moved, times how far: 1 is all of it by its whole height. */
  readonly score: number;
  /** What moved, and from where to where, largest first. */
  readonly what: readonly string[];
}

/** The most that any screen may move, on load or inside the portal. Google calls 0.1 good. */
export const maxShift = 0.02;

const GAP = 1_000;
const LONGEST = 5_000;

/**
 * How much a page moved as browsers sum it up: the worst stretch of shifts, each less than a second after the one before,
 * five seconds long at most (https://web.dev/articles/cls).
 */
export function shiftOf(moves: readonly Pick<Moved, 'at' | 'score'>[]): number {
  let [worst, sum, began, last] = [0, 0, 0, -Infinity];
  for (const { at, score } of moves) {
    if (at - last >= GAP || at - began >= LONGEST) [sum, began] = [0, at];
    sum += score;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

declare global {
  interface Window {
    /** What has moved since it was last asked for. */
    takeMoves?: () => Moved[];
  }
}

/** Has each page of the tab take down what moves on it, from its first frame on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watchInPage);
}

/** What has moved since the last time. */
export const takeShifts = (page: Page): Promise<Moved[]> => page.evaluate(() => window.takeMoves?.() ?? []);

/** Runs in the page, so it may use nothing from outside of itself. */
function watchInPage() {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const words = (node?.textContent ?? '').trim().slice(0, 40);
    return `${element?.tagName.toLowerCase() ?? 'gone'}${element?.id ? `#${element.id}` : ''} "${words}"`;
  };
  const wordsOf = ({ node, previousRect: before, currentRect: after }: Shift['sources'][number]) =>
    `${nameOf(node)} ${Math.round(before.x)},${Math.round(before.y)} to ${Math.round(after.x)},${Math.round(after.y)}`;

  let moves: Moved[] = [];
  const take = (entries: PerformanceEntryList) => {
    for (const { startTime, value, hadRecentInput, sources } of entries as Shift[]) {
      // What follows a press was asked for.
      if (!hadRecentInput) moves.push({ at: startTime, score: value, what: sources.map(wordsOf) });
    }
  };
  const watcher = new PerformanceObserver((list) => take(list.getEntries()));
  watcher.observe({ type: 'layout-shift', buffered: true });
  window.takeMoves = () => {
    take(watcher.takeRecords());
    const taken = moves;
    moves = [];
    return taken;
  };
}
