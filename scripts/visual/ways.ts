import type { Page } from 'playwright';
import { forcedColourFaults, motionFaults } from '../../e2e/checks/media';
import { enlarge, readingFaults } from '../../e2e/checks/reading';
import { targetFaults, targets } from '../../e2e/checks/targets';
import type { Settings, Sight } from './storybookPage';

/** One way in which people look at a component or a screen, or use it, beside the usual ones. */
export interface Way extends Sight, Omit<Settings, 'checked'> {
  /** Whether screens are looked at in their frame, or components by themselves. */
  readonly shows: 'components' | 'screens';
  /** "text at 200 %". */
  readonly how: string;
  /** Sets the page before any story is shown. */
  readonly begin?: (page: Page) => Promise<unknown>;
  readonly look: (page: Page) => Promise<string[]>;
  /** A fault that only shows in this way, as HTML. A look that does not find it finds nothing. */
  readonly planted: string;
}

const desk = { mode: { theme: 'light', viewport: 'desktop' }, width: 1280, height: 860 } as const;
const phone = { mode: { theme: 'light', viewport: 'phone' }, width: 360, height: 740 } as const;

const styled = (style: string, html: string) => `<style>${style}</style>${html}`;
const line = 'position: fixed; top: 0; left: 0; overflow: hidden; white-space: nowrap; font-size: 1rem';

/** A screen in its frame, at a width at which the room beside the navigation is another. */
const atWidth = (width: number, viewport: string): Way => ({
  shows: 'screens',
  how: `${width} pixels`,
  mode: { theme: 'light', viewport },
  width,
  height: 800,
  async look(page) {
    // What a story pressed may have come into view below the bar.
    await page.evaluate(() => window.scrollTo(0, 0));
    return readingFaults(page);
  },
  planted: `<p style="position: absolute; width: ${width + 40}px">Balances</p>`,
});

const ofComponents: readonly Omit<Way, 'shows'>[] = [
  {
    ...desk,
    how: 'text at 200 %',
    begin: (page) => enlarge(page, 200),
    look: readingFaults,
    planted: `<p style="${line}; width: 90px">Balances</p>`,
  },
  {
    ...phone,
    how: '320 pixels',
    width: 320,
    height: 640,
    look: readingFaults,
    planted: '<p style="width: 350px">Balances</p>',
  },
  {
    ...desk,
    how: 'right to left',
    begin: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
    look: readingFaults,
    // What is too long runs over at the end of the line, which is the left one.
    planted:
      '<div style="position: absolute; top: 300px; left: 0; width: 9px"><p style="width: 90px">Balances</p></div>',
  },
  {
    ...phone,
    how: 'Spanish at 360 pixels',
    mode: { ...phone.mode, language: 'es' },
    look: readingFaults,
    planted: styled('.planted:lang(es) { width: 9px }', `<p class="planted" style="${line}">Saldos</p>`),
  },
  {
    ...desk,
    how: 'less motion',
    moving: true,
    look: motionFaults,
    // The theme ends every motion, and so it has to be strong to be a fault.
    planted: styled(
      '@media (prefers-reduced-motion: reduce) { p.planted.planted { animation: planted 9s !important } } @keyframes planted { to { opacity: 0.5 } }',
      '<p class="planted">Balances</p>',
    ),
  },
  {
    ...desk,
    how: 'forced colors',
    look: forcedColourFaults,
    planted: styled(
      '@media (forced-colors: none) { .planted { border: 1px solid } }',
      '<a href="/" aria-current="page" class="planted">Balances</a>',
    ),
  },
  {
    ...phone,
    how: 'touch',
    device: { hasTouch: true, isMobile: true },
    look: (page) => targetFaults(page),
    planted: styled(
      '.planted { min-width: 90px; height: 90px } @media (pointer: coarse) { .planted { height: 40px } }',
      '<button class="planted">Balances</button>',
    ),
  },
  {
    ...desk,
    how: 'mouse',
    look: (page) => targetFaults(page, targets.mouse),
    planted: styled(
      '.planted { padding: 0; border: 0; height: 90px } @media (pointer: fine) { .planted { height: 12px; display: block } }',
      '<button class="planted">Balances</button><button class="planted">Credits</button>',
    ),
  },
];

export const ways: readonly Way[] = [
  ...ofComponents.map((way) => Object.assign({ shows: 'components' as const }, way)),
  atWidth(900, 'laptopSmall'),
  atWidth(1024, 'laptop'),
  atWidth(1280, 'desktop'),
  atWidth(1920, 'wide'),
];

/** Answers whether the look finds the fault that it is there for. */
export async function seesPlanted(page: Page, { look, planted }: Way): Promise<boolean> {
  const place = await page.evaluateHandle((html) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    document.body.append(element);
    return element;
  }, planted);
  const found = await look(page);
  await place.evaluate((element) => element.remove());
  return found.length > 0;
}
