import { describe, expect, it } from 'vitest';
import { type Mode, baselineName, screenshotsOf, type StoryFacts } from './screenshots';

const modes: Record<string, Mode> = {
  'light-1280': { theme: 'light', viewport: 'desktop' },
  'dark-1280': { theme: 'dark', viewport: 'desktop' },
  'light-360': { theme: 'light', viewport: 'phone' },
  'dark-360': { theme: 'dark', viewport: 'phone' },
};
const viewports = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };

const story = (facts: Partial<StoryFacts> = {}): StoryFacts => ({
  id: 'screens-home--default',
  file: 'stories/screens/home.stories.tsx',
  title: 'Screens/Home',
  name: 'Default',
  modes,
  viewports,
  ...facts,
});

const looked = (facts: Partial<StoryFacts>) =>
  screenshotsOf([story(), story({ id: 'screens-home--other', ...facts })])
    .filter(({ storyId }) => storyId === 'screens-home--other')
    .map(({ modeName, width }) => [modeName, width]);

describe('the screenshots of a story', () => {
  it('are one for each of its modes, in the window of the mode', () => {
    expect(looked({})).toEqual([
      ['light-1280', 1280],
      ['dark-1280', 1280],
      ['light-360', 360],
      ['dark-360', 360],
    ]);
  });

  it('keep to the width that the story insists on, once for each scheme', () => {
    expect(looked({ viewport: 'phone' })).toEqual([
      ['light-360', 360],
      ['dark-360', 360],
    ]);
  });

  it('keep to the scheme that the story insists on', () => {
    expect(looked({ theme: 'dark' }).map(([name]) => name)).toEqual(['dark-1280', 'dark-360']);
  });

  it('leave out a mode that the story has switched off', () => {
    const off = { ...modes, 'dark-360': { ...modes['dark-360']!, disable: true } };
    expect(looked({ modes: off }).map(([name]) => name)).not.toContain('dark-360');
  });

  it('are told apart by what the browser is made to prefer', () => {
    const print: Mode = { theme: 'light', viewport: 'desktop', media: 'print' };
    const screenshots = looked({ modes: { 'light-1280': modes['light-1280']!, print } });
    expect(screenshots.map(([name]) => name)).toEqual(['light-1280', 'print']);
  });

  it('are told apart by the brand', () => {
    const brand: Mode = { theme: 'light', viewport: 'desktop', brand: 'redbluff' };
    const all = screenshotsOf([story({ modes: { 'light-1280': modes['light-1280']!, brand } })]);
    expect(all.map(({ modeName }) => modeName)).toEqual(['light-1280', 'brand']);
  });

  it('are refused where the window is not known', () => {
    expect(() => looked({ viewport: 'watch' })).toThrow('there is no viewport "watch"');
  });

  it('have a file each', () => {
    const names = screenshotsOf([story()]).map(baselineName);
    expect(names).toEqual([
      'screens-home/default.light-1280',
      'screens-home/default.dark-1280',
      'screens-home/default.light-360',
      'screens-home/default.dark-360',
    ]);
  });
});
