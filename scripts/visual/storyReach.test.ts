import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAliases } from '../boundaries/aliases';
import { readRepository } from '../boundaries/repository';
import { readSource } from '../boundaries/source';
import { filesAtHand } from '../fileHashes';
import { storyFiles } from './storyInputs';
import { reachBudgets, reachedAtHand, storiesOf, storiesTraced, traceDifference } from './storyReach';

const files = filesAtHand();
const { sources } = readRepository(process.cwd());
const reached = reachedAtHand();
const sourceOf = (screen: string) => `src/features/${screen}.tsx`;
const contactForm = sourceOf('contact/ContactForm');

describe('a change in a screen', () => {
  it.each(Object.entries(reachBudgets))('%s takes at most %i story files anew', (screen, budget) => {
    const { length } = storiesOf(sourceOf(screen), reached);

    expect(length).toBeLessThanOrEqual(budget);
    // Else it was moved, or nothing is traced at all.
    expect(files).toContain(sourceOf(screen));
    expect(length).toBeGreaterThanOrEqual(Math.min(budget, 1));
  });

  it('has a budget for each of them', () => {
    const screens = files.filter((path) => /^src\/features\/.*(Page|Screen)\.tsx$/.test(path));

    expect(screens.filter((path) => !Object.keys(reachBudgets).map(sourceOf).includes(path))).toEqual([]);
  });

  it('takes more than three anew at the sign-in only', () => {
    const wide = Object.entries(reachBudgets).filter(([, budget]) => budget > 3);

    expect(wide.map(([screen]) => screen)).toEqual(['auth/LoginScreen']);
  });

  it('takes its own stories anew', () => {
    expect(storiesOf(contactForm, reached)).toEqual(['stories/screens/contact.stories.tsx']);
    expect(storiesOf(sourceOf('queue/QueuePage'), reached)).toEqual([
      'stories/screens/queue.stories.tsx',
      'stories/screens/queueBanks.stories.tsx',
    ]);
  });
});

describe('where the screens are fetched from', () => {
  const loaders = 'src/app/screenCode.ts';

  /** The stories of the contact form, if this file imported the loaders as well. */
  function reachedWith(path: string) {
    const aliases = readAliases(readFileSync('tsconfig.json', 'utf8'));
    const planted = readSource(path, `import '@/app/screenCode';\n${readFileSync(path, 'utf8')}`, aliases);
    const all = sources.map((source) => (source.path === path ? planted : source));
    return storiesOf(contactForm, storyFiles(files, all).reached).length;
  }

  it('is reached by no story', () => {
    expect(files).toContain(loaders);
    expect(storiesOf(loaders, reached)).toEqual([]);
  });

  it.each(['src/app/routeTable.ts', 'src/app/OfficeTabs.tsx', 'stories/support/PortalFrame.tsx'])(
    'would be reached by most screens through %s, and the budgets would not hold',
    (path) => {
      expect(reachedWith(path)).toBeGreaterThan(20);
    },
  );

  it.each(['src/app/PortalShell.tsx', 'src/app/App.tsx'])(
    'may be reached by %s, which no story shows',
    (path) => {
      expect(reachedWith(path)).toBe(1);
    },
  );
});

describe('the trace of Chromatic', () => {
  const said = [
    'ℹ Traced 2 changed files to 2 affected story files:',
    '',
    '— stories/screens/queue.stories.tsx',
    '— stories/screens/contact.stories.tsx',
    '',
    'Set --trace-changed to reveal how these files are affected.',
  ].join('\n');
  const both = ['stories/screens/contact.stories.tsx', 'stories/screens/queue.stories.tsx'];

  it('is read', () => {
    expect(storiesTraced(said)).toEqual(both);
  });

  it.each([
    ['the same', both, said, undefined],
    ['more', both.slice(1), said, 'reaches 1 story files by its imports and 2 by chromatic trace'],
    [
      'fewer',
      both,
      'ℹ Traced 1 changed file to 0 affected story files:',
      'reaches 2 story files by its imports and 0',
    ],
  ])('that says %s', (_, ours, words, difference) => {
    const found = traceDifference(contactForm, ours, words);

    if (difference === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(difference);
  });
});
