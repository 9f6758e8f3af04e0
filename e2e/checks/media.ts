import type { Page } from '@playwright/test';
import { nextFrame } from './inPage';

type Media = Parameters<Page['emulateMedia']>[0];

/** Looks at the page as under a setting of the device, and puts the setting back. */
async function under<T>(page: Page, media: Media, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia(media);
  await nextFrame(page);
  const seen = await look();
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
  // Else what moves back counts as a move of what follows.
  await nextFrame(page);
  return seen;
}

/** Where the system paints every colour, fills tell nothing: what is chosen and what can be pressed needs a line. */
export const forcedColourFaults = (page: Page): Promise<string[]> =>
  under(page, { forcedColors: 'active' }, () =>
    page.evaluate(() => {
      const lined = (element: Element) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return (
          (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
          (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1)
        );
      };
      const filled =
        '[aria-current=page], .MuiButton-contained, .MuiChip-filled, .MuiCard-root, .MuiAlert-root';
      const unlined = [...document.querySelectorAll(filled)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !lined(element),
      );
      const unmarked = [...document.querySelectorAll('[aria-pressed=true]')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.querySelector('svg'),
      );
      return [...unlined, ...unmarked].map((element) => `no line: ${element.outerHTML.slice(0, 120)}`);
    }),
  );

/** Who asks for contrast gets lines as strong as those of fields, and no grey words. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  under(page, { contrast: 'more' }, () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const value = (name: string) => style.getPropertyValue(`--fg-palette-${name}`);
      return [
        ['divider', 'surface-control'],
        ['text-secondary', 'text-primary'],
      ]
        .filter(([weak, strong]) => value(weak!) !== value(strong!))
        .map(([weak]) => `${weak} stays weak`);
    }),
  );

/** Paper has no use for what leads elsewhere, and shows the page from its own left edge, dark on white. */
export const printFaults = (page: Page): Promise<string[]> =>
  under(page, { media: 'print' }, () =>
    page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        );
      const faults = shown('header, nav, footer, .MuiButton-root, .MuiIconButton-root').map(
        (each) => `printed: ${each.outerHTML.slice(0, 120)}`,
      );
      const [title] = shown('h1');
      if (!title) return [...faults, 'no heading on paper'];
      const { left } = title.getBoundingClientRect();
      if (left > 60) faults.push(`the page begins ${Math.round(left)} pixels from the edge`);
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(title).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      if (Math.max(red, green, blue) > 110) faults.push('light words on white paper');
      return faults;
    }),
  );

/** With reduced motion nothing moves by itself, however short a while. */
export const motionFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`),
  );
