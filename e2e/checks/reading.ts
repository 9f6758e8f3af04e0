import type { JSHandle, Page } from '@playwright/test';

/** A line of text on the page, as far as it is seen. */
interface Piece {
  readonly node: Node;
  readonly text: string;
  readonly box: DOMRect;
  readonly cut: 'no' | 'dots' | 'yes';
}

/**
 * What a reader would miss on the page as it stands: words that are cut off, or lie over other words, and a
 * page that is wider than its window. Words that end in three dots count where they stand in full nowhere else.
 */
export async function readingFaults(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!;
  const pieces = await page.evaluateHandle(piecesInPage, width);
  const faults = [
    ...(await pieces.evaluate(cutFaults)),
    ...(await pieces.evaluate(barFaults)),
    ...(await endBarFaults(pieces)),
    ...(await page.evaluate(widthFaults, width)),
  ];
  await pieces.dispose();
  return [...new Set(faults)].slice(0, 12);
}

// Each of these runs in the page by itself, and may use nothing from outside.

function piecesInPage(width: number): Piece[] {
  const isHiddenByIntent = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, opacity } = getComputedStyle(each);
      if (clipPath === 'inset(50%)' || opacity === '0') return true;
    }
    return element.closest('svg, [aria-hidden=true]') !== null;
  };

  /** The part of a line of text that can be seen, or scrolled to; and whether some of it cannot. */
  function seen(element: Element, line: DOMRect): Pick<Piece, 'box' | 'cut'> {
    let { left, right, top, bottom } = line;
    const slack = line.height * 0.2;
    const scrolls = { x: false, y: false };
    let cut: Piece['cut'] = 'no';
    const lose = (how: 'dots' | 'yes') => {
      if (cut !== 'yes') cut = how;
    };
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      if (overflowX !== 'visible') {
        scrolls.x ||= overflowX === 'auto' || overflowX === 'scroll';
        if (!scrolls.x && (left < edge.left - 1.5 || right > edge.right + 1.5)) {
          lose(textOverflow === 'ellipsis' ? 'dots' : 'yes');
        }
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (overflowY !== 'visible') {
        scrolls.y ||= overflowY === 'auto' || overflowY === 'scroll';
        if (!scrolls.y && (top < edge.top - slack || bottom > edge.bottom + slack)) {
          lose(webkitLineClamp === 'none' ? 'yes' : 'dots');
        }
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === 'fixed') break;
    }
    if (!scrolls.x && (left < -1 || right > width + 1)) lose('yes');
    return { box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), cut };
  }

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.nodeValue!.trim();
    if (text === '' || !element.checkVisibility({ visibilityProperty: true }) || isHiddenByIntent(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // A link for the keyboard waits above the window.
      if (line.width > 0 && line.bottom + scrollY > 0) {
        pieces.push({ node, text, ...seen(element, line) });
      }
    }
  }
  return pieces;
}

function cutFaults(pieces: readonly Piece[]): string[] {
  const shortened = new Set(pieces.filter(({ cut }) => cut !== 'no').map(({ node }) => node));
  const whole = pieces.filter(({ node }) => !shortened.has(node)).map(({ text }) => text);
  const standsElsewhere = ({ node, text }: Piece) =>
    whole.some((other) => other.includes(text)) ||
    node.parentElement!.closest('[title]')?.getAttribute('title')?.includes(text) ||
    // Its columns can be drawn wider.
    node.parentElement!.closest('[role=grid]') !== null;
  return pieces
    .filter((piece) => piece.cut === 'yes' || (piece.cut === 'dots' && !standsElsewhere(piece)))
    .map(({ text }) => `cut: ${text}`);
}

/** Words below the bar that stays at the top of the window. */
function barFaults(pieces: readonly Piece[]): string[] {
  const bar = document.querySelector('header');
  if (!bar || getComputedStyle(bar).position !== 'sticky') return [];
  const edge = bar.getBoundingClientRect();
  return pieces
    .filter(
      ({ node, box: { left, right, top, height } }) =>
        node.parentElement!.closest('main, nav') !== null &&
        height > 0 &&
        top >= 0 &&
        top < edge.bottom - 3 &&
        left < edge.right &&
        right > edge.left,
    )
    .map(({ text }) => `below the bar: ${text}`);
}

/** A bar at the window's end that takes too much of it, and words that lie over others. */
const endBarFaults = (handle: JSHandle<Piece[]>): Promise<string[]> =>
  handle.evaluate((pieces) => {
    const faults: string[] = [];
    // A bar that stays at the window's end covers what can be scrolled away from below it, if it leaves most in view.
    const endBar = ({ node }: Piece) => {
      let each = node.parentElement;
      while (
        each &&
        (getComputedStyle(each).position !== 'sticky' || getComputedStyle(each).bottom === 'auto')
      )
        each = each.parentElement;
      return each;
    };
    const endBars = new Map(pieces.map((piece) => [piece, endBar(piece)]));
    for (const each of new Set(endBars.values())) {
      const height = each?.getBoundingClientRect().height ?? 0;
      if (height > innerHeight * 0.4)
        faults.push(`the bar at the end takes ${height} of ${innerHeight} pixels`);
    }

    pieces.forEach((one, at) => {
      for (const other of pieces.slice(at + 1)) {
        if (other.node === one.node || endBars.get(one) !== endBars.get(other)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height) && down > 2) {
          faults.push(`"${one.text}" lies over "${other.text}"`);
        }
      }
    });
    return faults;
  });

/** A page that is wider than its window, which then has to be moved sideways for every line. */
export function widthFaults(width: number): string[] {
  const page = document.documentElement.scrollWidth;
  return page > width ? [`the page is ${page} pixels wide in a window of ${width}`] : [];
}

/** Text at twice its size, as a browser's setting for larger text makes it. */
export const enlarge = (page: Page, percent: 100 | 200) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
  }, percent);

/** The spacing of WCAG 1.4.12, which people who read with difficulty put on a page. */
export const space = (page: Page, on: boolean) =>
  page.evaluate((wide) => {
    const sheet = new CSSStyleSheet();
    if (wide) {
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
          'p { margin-bottom: 2em !important }',
      );
    }
    document.adoptedStyleSheets = [sheet];
  }, on);
