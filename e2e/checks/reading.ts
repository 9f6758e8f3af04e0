import type { Page } from '@playwright/test';

/** Pixels of the window. */
type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** A line of text on the page, as far as it is seen. */
interface Piece {
  readonly node: Node;
  readonly text: string;
  readonly box: Edges;
  readonly cut: 'no' | 'dots' | 'yes';
  /** The bar at the window's end that it stands in. */
  readonly endBar: Element | undefined;
}

/**
 * What a reader would miss on the page as it stands: words that are cut off, or lie over other words, and a
 * page that is wider than its window. Words that end in three dots count where they stand in full nowhere else.
 */
export async function readingFaults(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!;
  const frameOf = await page.evaluateHandle(framesInPage);
  const pieces = await page.evaluateHandle(piecesInPage, { width, frameOf });
  const faults = [
    ...(await pieces.evaluate(cutFaults)),
    ...(await pieces.evaluate(barFaults)),
    ...(await pieces.evaluate(endBarFaults)),
    ...(await pieces.evaluate(overlapFaults)),
    ...(await page.evaluate(widthFaults, width)),
  ];
  await Promise.all([pieces.dispose(), frameOf.dispose()]);
  return [...new Set(faults)].slice(0, 12);
}

// Each of these runs in the page by itself, and may use nothing from outside.

/** What an element does to the words in it. */
interface Frame {
  readonly hides: boolean;
  readonly style: Readonly<
    Record<'overflowX' | 'overflowY' | 'position' | 'textOverflow' | 'webkitLineClamp', string>
  >;
  /** Where what is too long ends; undefined where it runs over. */
  readonly edge: { readonly x?: Edges; readonly y?: Edges };
  readonly endBar: Element | undefined;
}

/** A page has thousands of words in the same few frames, and a style is slow to ask for: asks once for each. */
function framesInPage(): (element: Element) => Frame {
  const frames = new Map<Element, Frame>();
  return function frameOf(element) {
    const known = frames.get(element);
    if (known) return known;
    const around = element.parentElement && frameOf(element.parentElement);
    const style = getComputedStyle(element);
    const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = style;
    const edge: Edges = element.getBoundingClientRect().toJSON();
    const frame: Frame = {
      hides: style.clipPath === 'inset(50%)' || style.opacity === '0' || (around?.hides ?? false),
      style: { overflowX, overflowY, position, textOverflow, webkitLineClamp },
      edge: { ...(overflowX !== 'visible' && { x: edge }), ...(overflowY !== 'visible' && { y: edge }) },
      endBar: position === 'sticky' && style.bottom !== 'auto' ? element : around?.endBar,
    };
    frames.set(element, frame);
    return frame;
  };
}

function piecesInPage({ width, frameOf }: { width: number; frameOf: (element: Element) => Frame }): Piece[] {
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
      const { style, edge } = frameOf(each);
      if (edge.x) {
        scrolls.x ||= style.overflowX === 'auto' || style.overflowX === 'scroll';
        if (!scrolls.x && (left < edge.x.left - 1.5 || right > edge.x.right + 1.5)) {
          lose(style.textOverflow === 'ellipsis' ? 'dots' : 'yes');
        }
        left = Math.max(left, edge.x.left);
        right = Math.min(right, edge.x.right);
      }
      if (edge.y) {
        scrolls.y ||= style.overflowY === 'auto' || style.overflowY === 'scroll';
        if (!scrolls.y && (top < edge.y.top - slack || bottom > edge.y.bottom + slack)) {
          lose(style.webkitLineClamp === 'none' ? 'yes' : 'dots');
        }
        top = Math.max(top, edge.y.top);
        bottom = Math.min(bottom, edge.y.bottom);
      }
      if (style.position === 'fixed') break;
    }
    if (!scrolls.x && (left < -1 || right > width + 1)) lose('yes');
    return { box: { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) }, cut };
  }

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.nodeValue!.trim();
    if (text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { hides, endBar } = frameOf(element);
    if (hides || element.closest('svg, [aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // A link for the keyboard waits above the window.
      if (line.width > 0 && line.bottom + scrollY > 0) {
        pieces.push({ node, text, endBar, ...seen(element, line) });
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
  // What stays in the window as the bar does lies over the bar, and is meant to.
  const staysInWindow = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).position === 'fixed' || staysInWindow(part.parentElement));
  return pieces
    .filter(
      ({ node, box: { left, right, top, bottom } }) =>
        node.parentElement!.closest('main, nav') !== null &&
        bottom > top &&
        top >= 0 &&
        top < edge.bottom - 3 &&
        left < edge.right &&
        right > edge.left &&
        !staysInWindow(node.parentElement),
    )
    .map(({ text }) => `below the bar: ${text}`);
}

/** A bar at the window's end that takes too much of it. What it covers can be scrolled away from below it, if it leaves most in view. */
const endBarFaults = (pieces: readonly Piece[]): string[] =>
  [...new Set(pieces.map(({ endBar }) => endBar))]
    .map((bar) => bar?.getBoundingClientRect().height ?? 0)
    .filter((height) => height > innerHeight * 0.4)
    .map((height) => `the bar at the end takes ${height} of ${innerHeight} pixels`);

/** Words that lie over others. */
function overlapFaults(pieces: readonly Piece[]): string[] {
  const faults: string[] = [];
  const downward = pieces.toSorted((a, b) => a.box.top - b.box.top);
  downward.forEach((one, at) => {
    for (let next = at + 1; next < downward.length; next += 1) {
      const other = downward[next]!;
      if (other.box.top >= one.box.bottom) break;
      if (other.node === one.node || one.endBar !== other.endBar) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (across > 2 && down > 0.4 * least && down > 2)
        faults.push(`"${one.text}" lies over "${other.text}"`);
    }
  });
  return faults;
}

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
