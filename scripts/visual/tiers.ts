import { AXE_SAMPLE, sampleOf } from './sample';
import type { Screenshot } from './screenshots';

/** What a tier asks of a screenshot. */
interface Place {
  readonly modeName: string;
  /** Whether a brand other than Fieldgate's own is shown. */
  readonly branded: boolean;
  /** Of the first story of its component or screen: the usual state. */
  readonly isUsual: boolean;
  /** The first screenshot of its story, in which the story is played and checked by axe. */
  readonly isFirst: boolean;
  /** The story is looked at on a phone alone. */
  readonly phoneOnly: boolean;
}

interface Tier {
  readonly what: string;
  /** `every` run of the tests, or only the deep one, which looks at everything. */
  readonly run: 'every' | 'deep';
  /** What a run does with it that has very many others to look at: as usual, without a picture, or nothing. */
  readonly amongMany?: 'unpictured' | 'left out';
  readonly holds: (place: Place) => boolean;
  readonly reason: string;
}

/** Which screenshot is taken when, and why: the first tier that holds counts. */
const tiers = [
  {
    what: 'brands',
    run: 'deep',
    holds: ({ branded }) => branded,
    reason:
      'A brand changes values of tokens and nothing else. Every run checks the contrast of all its pairs without a picture.',
  },
  {
    what: 'widths between a phone and a desk, and beyond',
    run: 'deep',
    holds: ({ modeName }) => /^light-(600|768|900|1024|1920)$/.test(modeName),
    reason:
      'Pages are laid out by the same few containers, of which every run sees both ends: 360 and 1280 pixels.',
  },
  {
    what: 'the usual state, in both schemes and all its modes',
    run: 'every',
    holds: ({ isUsual }) => isUsual,
    reason: 'A color, a space or a letter that goes wrong goes wrong here too.',
  },
  {
    what: 'each further state, once',
    run: 'every',
    amongMany: 'unpictured',
    holds: ({ isFirst }) => isFirst,
    reason: 'No other picture shows the state, and the story has to be shown all the same to be played.',
  },
  {
    what: 'at night, what is there on a phone alone',
    run: 'every',
    amongMany: 'left out',
    holds: ({ modeName, phoneOnly }) => modeName === 'dark-360' && phoneOnly,
    reason: 'No story of a desk shows it, so neither scheme can stand for the other.',
  },
  {
    what: 'each further state in further modes',
    run: 'deep',
    holds: () => true,
    reason:
      'It has the colors and the width that the usual state shows in that mode, and the content that its own first picture shows.',
  },
] as const satisfies readonly Tier[];

/** Which tier a screenshot among these belongs to. */
export function tierOf(screenshots: readonly Screenshot[]): (screenshot: Screenshot) => Tier {
  const usual = new Map<string, string>();
  const first = new Map<string, Screenshot>();
  const wide = new Set<string>();
  for (const screenshot of screenshots) {
    const { title, storyId, mode } = screenshot;
    if (!usual.has(title)) usual.set(title, storyId);
    if (!first.has(storyId)) first.set(storyId, screenshot);
    if (mode.viewport !== 'phone') wide.add(storyId);
  }
  return (screenshot) => {
    const { title, storyId, modeName, mode } = screenshot;
    const place = {
      modeName,
      branded: mode.brand !== undefined,
      isUsual: usual.get(title) === storyId,
      isFirst: first.get(storyId) === screenshot,
      phoneOnly: !wide.has(storyId),
    };
    return tiers.find(({ holds }) => holds(place))!;
  };
}

/** What every run of the tests looks at. */
export function atEveryRun(screenshots: readonly Screenshot[]): Screenshot[] {
  const tier = tierOf(screenshots);
  return screenshots.filter((screenshot) => tier(screenshot).run === 'every');
}

/** So many at once are there when something changed on which most stories depend: colors, letters, a library. */
const MANY = 700;

/**
 * What one run of the tests does with those that it has to look at. Among very many a further state is shown and played
 * all the same, but pictured, and asked by axe for the contrast of its colors, by `npm run visual` and the deep run alone,
 * and when fewer stories are looked at, as those of a changed part are: what changes all of them shows in the usual states
 * too, which axe looks at whole. Of its other rules, a third of what a state costs, a sample is asked, another at each commit.
 * @param commit its id
 */
export function inOneRun(
  all: readonly Screenshot[],
  chosen: readonly Screenshot[],
  commit: string,
): Screenshot[] {
  if (chosen.length <= MANY) return [...chosen];
  const tier = tierOf(all);
  const further = chosen.filter((screenshot) => tier(screenshot).amongMany === 'unpictured');
  const sample = sampleOf(
    further.map(({ storyId }) => storyId),
    commit,
    AXE_SAMPLE,
  );
  return chosen.flatMap((screenshot) => {
    const { amongMany } = tier(screenshot);
    if (amongMany === 'left out') return [];
    if (amongMany === undefined) return [screenshot];
    const axe = sample.has(screenshot.storyId) ? 'shapes' : 'nothing';
    return [{ ...screenshot, mode: { ...screenshot.mode, pictured: false, axe } }];
  });
}
