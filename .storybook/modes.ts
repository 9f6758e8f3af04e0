/**
 * What a story is looked at with: colors, the width of the window, the language, and what the system asks for. The local
 * visual tests and Chromatic read the same names, so a difference found in one is found under the same name in
 * the other.
 */
const modes = {
  'light-1280': { theme: 'light', viewport: 'desktop' },
  'dark-360': { theme: 'dark', viewport: 'phone' },
  'dark-1280': { theme: 'dark', viewport: 'desktop' },
  'light-360': { theme: 'light', viewport: 'phone' },
  'light-600': { theme: 'light', viewport: 'tablet' },
  'light-1920': { theme: 'light', viewport: 'wide' },
  paper: { theme: 'light', viewport: 'desktop', media: 'print' },
  'forced-colors': { theme: 'light', viewport: 'desktop', forcedColors: 'active' },
  'more-contrast': { theme: 'light', viewport: 'desktop', contrast: 'more' },
  'longer-360': { theme: 'light', viewport: 'phone', language: 'pseudo' },
  'brand-tallgrass-light': { theme: 'light', viewport: 'desktop', brand: 'tallgrass' },
  'brand-tallgrass-dark': { theme: 'dark', viewport: 'phone', brand: 'tallgrass' },
  'brand-redbluff-light': { theme: 'light', viewport: 'desktop', brand: 'redbluff' },
  'brand-redbluff-dark': { theme: 'dark', viewport: 'phone', brand: 'redbluff' },
  'brand-ironwood-light': { theme: 'light', viewport: 'desktop', brand: 'ironwood' },
  'brand-ironwood-dark': { theme: 'dark', viewport: 'phone', brand: 'ironwood' },
} as const;

const looked = (...names: readonly (keyof typeof modes)[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name) => [name, modes[name]])) },
});

/**
 * Every story: both schemes and both widths, in as few screenshots as that takes. The one that is off is there for
 * stories that insist on a telephone.
 */
export const asUsual = {
  chromatic: {
    modes: {
      'light-1280': modes['light-1280'],
      'dark-360': modes['dark-360'],
      'light-360': { ...modes['light-360'], disable: true },
    },
  },
};

/** A state of a screen that is told by another: its Narrow360 and its Default have the telephone and the dark. */
export const atTheDesk = { chromatic: { modes: { 'dark-360': { disable: true } } } };

const onThePhone = { chromatic: { modes: { 'dark-360': { ...modes['dark-360'], disable: false } } } };

/** The narrowest phone, whatever the toolbar says. Spread into the story. */
export const narrow = { globals: { viewport: { value: 'phone' } }, parameters: onThePhone } as const;

/** The same for pages of the office, which works at desks: on a phone once, in the dark. Spread into the story. */
export const narrowOffice = {
  ...narrow,
  parameters: {
    chromatic: { modes: { ...onThePhone.chromatic.modes, 'light-1280': { disable: true } } },
  },
} as const;

/** The usual state of a screen, in each scheme. Spread into the story. */
export const inEveryMode = { parameters: looked('dark-1280') };

/**
 * On a phone with every text two fifths longer, as no language makes it, and in no other way. Spread into a story without
 * a play function, which would look for its English.
 */
export const inLongerWords = {
  parameters: {
    chromatic: {
      modes: {
        'light-1280': { disable: true },
        'dark-360': { disable: true },
        'longer-360': modes['longer-360'],
      },
    },
  },
};

/**
 * A state of a page whose art would be stored anew for each height of the page: it is shown on a phone, played and checked
 * by axe, and only Chromatic takes its picture. Its page's Default and Narrow360 have one here. Spread into the story.
 */
export const byDayOnAPhone = {
  parameters: {
    chromatic: {
      modes: {
        'light-1280': { disable: true },
        'dark-360': { disable: true },
        'light-360': { ...modes['light-360'], disable: false, pictured: false },
      },
    },
  },
};

const everyContrast = ['dark-1280', 'paper', 'forced-colors', 'more-contrast'] as const;

/**
 * A page that is printed: on paper as well. How it looks at night is told by a phone, and how a desk lays it out by day.
 * Spread into the story.
 */
export const inEverySight = { parameters: looked('paper') };

/**
 * More contrast and the system's own colors change tokens and nothing else, so that pages are enough which have each of
 * them. Spread as above.
 */
export const inMoreContrast = { parameters: looked(...everyContrast) };

/**
 * The same, and at the ends of the widths at which a page is laid out anew, beside the open navigation; between them each
 * screen is tried without a picture (scripts/visual/ways.ts). Spread into the story.
 */
export const atEveryWidth = {
  parameters: looked(...everyContrast, 'light-600', 'light-1920'),
};

/** Each sample brand by day on a desk and by night on a phone: `stories/support/inEveryBrand.ts` is for stories. */
export const brandModes = Object.fromEntries(Object.entries(modes).filter(([, mode]) => 'brand' in mode));

/**
 * What axe is asked. What is right needs no list of all its places, which costs it up to as much again; and the tests read
 * nothing of what it cannot tell.
 * @param search of the page's address: `axe=faults` for the tests, `axe=shapes` where colors are checked elsewhere
 */
export function axeOptions(search: string) {
  const asked = new URLSearchParams(search).get('axe');
  return {
    resultTypes: asked === null ? ['violations', 'incomplete'] : ['violations'],
    ...(asked === 'shapes' && { rules: { 'color-contrast': { enabled: false } } }),
  };
}
