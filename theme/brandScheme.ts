import { contrast } from './contrast';
import { limits, mix } from './pairs';
import { type Art, dark, light, type Scheme } from './tokens';
import { difference, holding, nearest, ofLch, seenWith, toLch, tone, visionNames } from './vision';

/** The six colors that a brand decides, each '#RRGGBB'. Everything else follows from them. */
export interface BrandColors {
  /** Links, buttons, the chosen page, the first series of a chart. */
  readonly primary: string;
  /** The ground of the header, of the sign-in's picture and of the balance, under white words. */
  readonly bar: string;
  /** What matters most on the bar: its edge, the figure's label, the button on the balance. */
  readonly accent: string;
  /** The page's ground by day. */
  readonly background: string;
  /** Words by day. */
  readonly ink: string;
  /** Errors, and what is long past due. */
  readonly danger: string;
}

/** The colors of one scheme, and those of its picture. */
interface Derived {
  readonly scheme: Scheme;
  readonly art: Art;
}

export type SchemeName = 'light' | 'dark';

/** Both schemes of a brand, in the shape of Fieldgate's own. By day the six colors stand in it as they were given. */
export const brandSchemes = (colors: BrandColors): Readonly<Record<SchemeName, Derived>> => {
  const [day, night] = [dayOf(colors), nightOf(colors)];
  return {
    light: { scheme: { ...day, ...charted(day, light) }, art: artOf(day) },
    dark: { scheme: { ...night, ...charted(night, dark) }, art: artOf(night) },
  };
};

/** A scheme before its charts: what takes longest to find, and no given color hangs on it. */
export type Plain = Omit<Scheme, 'chart' | 'aging'>;

const WHITE = '#FFFFFF';
const BLACK = '#000000';
export function dayOf({ primary, bar, accent, background, ink, danger }: BrandColors): Plain {
  const paper = WHITE;
  const subtle = tone(background, { by: -0.026 });
  const tint = tone(primary, { l: toLch(background).l - 0.03, most: 0.025 });
  const grounds = [background, paper, subtle, tint, mix(paper, primary, 0.05)];
  const soft = (color: string) => tone(color, { l: 0.945, most: 0.022 });
  const statusOf = (color: string, ground: string) => {
    const main = holding(color, -1, [ground, paper, background], limits.text);
    return { main, background: ground, contrastText: readable([main]) };
  };
  const alerts = [soft(danger), light.warning.background, light.info.background, light.success.background];
  return {
    background,
    paper,
    subtle,
    tint,
    bar,
    onBar: WHITE,
    accent,
    onAccent: readable([accent, mix(accent, WHITE, 0.12)], [ink, BLACK, WHITE]),
    control: holding(tone(ink, { l: 0.6, most: 0.025 }), -1, [background, paper], limits.shape),
    divider: tone(ink, { l: 0.885, most: 0.014 }),
    text: {
      primary: ink,
      secondary: holding(tone(ink, { by: 0.2, most: 0.03 }), -1, [...grounds, ...alerts], limits.text),
      disabled: holding(tone(ink, { l: 0.66, most: 0.02 }), -1, [background, paper, subtle], limits.disabled),
    },
    primary: {
      main: primary,
      dark: tone(primary, { by: -0.08 }),
      light: tone(primary, { by: 0.13 }),
      contrastText: readable([primary, tone(primary, { by: -0.08 })]),
    },
    secondary: secondaryOf(holding(tone(accent, { l: 0.5 }), -1, [paper], limits.text)),
    error: { main: danger, background: soft(danger), contrastText: readable([danger]) },
    warning: statusOf(light.warning.main, light.warning.background),
    info: statusOf(light.info.main, light.info.background),
    success: statusOf(light.success.main, light.success.background),
  };
}

export function nightOf({ primary, bar, accent, ink, danger }: BrandColors): Plain {
  const shade = (l: number) => tone(toLch(bar).c > 0.02 ? bar : ink, { l, most: 0.016 });
  const [background, paper, subtle] = [shade(0.182), shade(0.215), shade(0.252)];
  const tint = tone(primary, { l: 0.295, most: 0.045 });
  const darkBar = toLch(bar).l > 0.32 ? tone(bar, { l: 0.32 }) : bar;
  const glow = (color: string) => tone(color, { l: 0.79, most: 0.13 });
  const ember = (color: string) => tone(color, { l: 0.25, most: 0.05 });
  // A row under the pointer has a little of the primary color in it, which is not known yet: white is the worst.
  const grounds = [background, paper, subtle, tint, mix(paper, WHITE, 0.05)];
  const statusOf = (color: string, ground: string) => ({
    main: holding(color, 1, [ground, paper, background], limits.text),
    background: ground,
    contrastText: ground,
  });
  const alerts = [ember(danger), dark.warning.background, dark.info.background, dark.success.background];
  const words = (l: number) => tone(ink, { l, most: 0.012 });
  const main = holding(glow(primary), 1, [...grounds, ...alerts], limits.text);
  const onBar = WHITE;
  const bright = holding(accent, 1, [darkBar], limits.text);
  return {
    background,
    paper,
    subtle,
    tint,
    bar: darkBar,
    onBar,
    accent: bright,
    onAccent: readable([bright, mix(bright, WHITE, 0.12)], [ink, BLACK, WHITE]),
    control: holding(words(0.6), 1, [background, paper], limits.shape),
    divider: words(0.325),
    text: {
      primary: words(0.945),
      secondary: holding(words(0.77), 1, [...grounds, ...alerts], limits.text),
      disabled: holding(words(0.58), 1, [background, paper, subtle], limits.disabled),
    },
    primary: {
      main,
      dark: tone(main, { by: -0.06 }),
      light: tone(main, { by: 0.08 }),
      contrastText: tone(primary, { l: 0.25, most: 0.06 }),
    },
    secondary: secondaryOf(
      holding(glow(accent), 1, [paper], limits.text),
      tone(accent, { l: 0.22, most: 0.05 }),
    ),
    error: statusOf(glow(danger), ember(danger)),
    warning: statusOf(dark.warning.main, dark.warning.background),
    info: statusOf(dark.info.main, dark.info.background),
    success: statusOf(dark.success.main, dark.success.background),
  };
}

const secondaryOf = (main: string, contrastText = readable([main])) => ({
  main,
  dark: tone(main, { by: -0.08 }),
  light: tone(main, { by: 0.1 }),
  contrastText,
});

/** Hills that rise out of the bar toward the primary color, under the accent's sun. */
function artOf({ bar, accent, primary }: Plain): Art {
  const hill = (share: number) => {
    const [low, high] = [toLch(bar), toLch(primary.main)];
    return ofLch({ l: low.l + share * 0.2, c: low.c + share * (Math.min(high.c, 0.1) - low.c), h: high.h });
  };
  return {
    sky: bar,
    farHill: hill(0.3),
    midHill: hill(0.6),
    nearHill: hill(0.9),
    rows: accent,
    farRows: hill(1.5),
    sun: accent,
  };
}

/** In OKLab. At a glance is 0.1; the rest is for rounding. */
const APART = 0.102;

/** Fieldgate's series and ages in the brand's colors, each moved as far as it takes to be told from the others. */
function charted(plain: Plain, own: Scheme): Pick<Scheme, 'chart' | 'aging'> {
  const from = (color: string, beside: readonly string[], others: readonly string[] = []) =>
    toldApart(color, beside, others, plain.paper);
  const first = from(
    own === light ? plain.primary.main : tone(plain.primary.main, { l: 0.68, most: 0.13 }),
    [],
  );
  const second = from(plain.accent, [first]);
  const third = from(own.chart[2], [second], [first]);
  const fourth = from(own.chart[3], [third], [first, second]);
  const rest = from(own.chart[5], [fourth], [first, second, third]);
  const fifth = from(own.chart[4], [fourth, rest], [first, second, third]);
  const over90 = plain.error.main;
  const days30 = from(own.aging.days30, [first], [over90]);
  const days60 = from(own.aging.days60, [days30], [first, over90]);
  const days90 = from(own.aging.days90, [days60, over90], [first, days30]);
  return {
    chart: [first, second, third, fourth, fifth, rest],
    aging: { current: first, days30, days60, days90, over90 },
  };
}

/**
 * The nearest lightness, and only then another hue, at which a shape is seen on paper, told by everybody from what stands
 * beside it, and by most people from the others.
 */
function toldApart(
  color: string,
  beside: readonly string[],
  others: readonly string[],
  paper: string,
): string {
  const isGood = (one: string) =>
    contrast(one, paper) >= limits.shape &&
    [...beside, ...others].every((other) => difference(one, other) >= APART) &&
    beside.every((other) =>
      visionNames.every((name) => difference(seenWith(name, one), seenWith(name, other)) >= APART),
    );
  if (isGood(color)) return color;
  const { l, c, h } = toLch(color);
  for (let turn = 0; turn < 8; turn += 1) {
    const found = nearest({ l, c, h: h + (turn * Math.PI) / 4 }, isGood);
    if (found) return found;
  }
  throw new Error(`No color near ${color} can be told from ${beside.join(' and ')}.`);
}

/** Of the colors for words the one that reads best on the worst of the grounds. */
function readable(grounds: readonly string[], words: readonly string[] = [WHITE, BLACK]): string {
  const worst = (one: string) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  return words.find((one) => worst(one) >= limits.text) ?? words.toSorted((a, b) => worst(b) - worst(a))[0]!;
}
