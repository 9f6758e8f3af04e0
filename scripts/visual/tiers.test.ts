import { describe, expect, it } from 'vitest';
import { type Mode, screenshotsOf, type StoryFacts } from './screenshots';
import { atEveryRun, inOneRun, tierOf } from './tiers';

const modes = {
  'light-1280': { theme: 'light', viewport: 'desktop' },
  'dark-360': { theme: 'dark', viewport: 'phone' },
  'light-360': { theme: 'light', viewport: 'phone' },
  'light-599': { theme: 'light', viewport: 'edge' },
  'light-768': { theme: 'light', viewport: 'tablet' },
  paper: { theme: 'light', viewport: 'desktop', media: 'print' },
  'brand-redbluff-light': { theme: 'light', viewport: 'desktop', brand: 'redbluff' },
} as const satisfies Record<string, Mode>;
type ModeName = keyof typeof modes;

const viewports = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 360, height: 740 },
  edge: { width: 599, height: 800 },
  tablet: { width: 768, height: 1024 },
};

const story = (name: string, ...looked: readonly ModeName[]): StoryFacts => ({
  id: `screens-home--${name}`,
  file: 'stories/screens/home.stories.tsx',
  title: 'Screens/Home',
  name,
  modes: Object.fromEntries(looked.map((each) => [each, modes[each]])),
  viewports,
});

const all = screenshotsOf([
  story('default', 'light-1280', 'dark-360', 'light-768', 'paper', 'brand-redbluff-light'),
  story('stale', 'light-1280', 'dark-360', 'light-768', 'paper', 'brand-redbluff-light'),
  story('narrow', 'light-360', 'dark-360', 'paper'),
  story('phone', 'light-360', 'dark-360'),
  { ...story('other', 'light-1280', 'dark-360'), title: 'Screens/Other' },
]);

describe('what is pictured when', () => {
  it.each<[name: string, mode: ModeName, run: 'every' | 'deep', what: string]>([
    ['default', 'light-1280', 'every', 'the usual state'],
    ['default', 'dark-360', 'every', 'the usual state'],
    ['default', 'paper', 'every', 'the usual state'],
    ['other', 'dark-360', 'every', 'the usual state'],
    ['default', 'light-768', 'deep', 'widths'],
    ['default', 'brand-redbluff-light', 'deep', 'brands'],
    ['stale', 'light-1280', 'every', 'each further state, once'],
    ['stale', 'dark-360', 'deep', 'each further state in further modes'],
    ['stale', 'paper', 'deep', 'each further state in further modes'],
    ['stale', 'light-768', 'deep', 'widths'],
    ['stale', 'brand-redbluff-light', 'deep', 'brands'],
    ['phone', 'light-360', 'every', 'each further state, once'],
    ['phone', 'dark-360', 'every', 'at night, what is there on a phone alone'],
    ['narrow', 'dark-360', 'deep', 'each further state in further modes'],
  ])('%s in %s: at %s run', (name, modeName, run, what) => {
    const screenshot = all.find((each) => each.name === name && each.modeName === modeName)!;
    const tier = tierOf(all)(screenshot);

    expect(tier.run).toBe(run);
    expect(tier.what).toContain(what);
    expect(tier.reason.length).toBeGreaterThan(40);
    expect(atEveryRun(all).includes(screenshot)).toBe(run === 'every');
  });

  it('has every story in every run, once at least', () => {
    expect(new Set(atEveryRun(all).map(({ storyId }) => storyId)).size).toBe(5);
  });
});

describe('a run that has', () => {
  const commit = 'c0ffee';
  const many = screenshotsOf(
    Array.from({ length: 234 }, (_, at) => ({
      ...story('default', 'light-1280'),
      id: `screens-s${at}--default`,
      title: `Screens/S${at}`,
    })).flatMap((usual) => [
      usual,
      { ...usual, id: usual.id.replace('default', 'stale'), name: 'stale' },
      {
        ...story('phone', 'light-360', 'dark-360'),
        id: usual.id.replace('default', 'phone'),
        title: usual.title,
      },
    ]),
  );
  const seen = (of: readonly { readonly name: string; readonly mode: Mode }[]) =>
    Object.fromEntries(
      ['default', 'stale', 'phone'].map((name) => [
        name,
        [true, false].map(
          (bare) => of.filter((each) => each.name === name && (each.mode.pictured === false) === bare).length,
        ),
      ]),
    );

  it('a story more than is usual takes no picture of further states, and shows each of them once', () => {
    const all = atEveryRun(many);

    expect(seen(inOneRun(many, all.slice(0, 701), commit))).toEqual({
      default: [0, 176],
      stale: [175, 0],
      phone: [175, 0],
    });
  });

  it('a story more than is usual has axe look at the usual states whole, and at an eighth of the others', () => {
    const some = atEveryRun(many).slice(0, 701);
    const lookedAt = (axe: Mode['axe'], at = commit) =>
      inOneRun(many, some, at)
        .filter(({ mode }) => mode.axe === axe)
        .map(({ storyId }) => storyId);

    expect(lookedAt(undefined)).toHaveLength(176);
    expect(lookedAt(undefined).every((id) => id.endsWith('default'))).toBe(true);
    expect(lookedAt('shapes')).toHaveLength(44);
    expect(lookedAt('nothing')).toHaveLength(306);
    expect(lookedAt('shapes', commit)).toEqual(lookedAt('shapes'));
    expect(lookedAt('shapes', 'another')).not.toEqual(lookedAt('shapes'));
  });

  it('as many as are usual takes a picture of each', () => {
    const all = atEveryRun(many).slice(0, 700);

    expect(inOneRun(many, all, commit)).toEqual(all);
  });
});
