import { expect, it } from 'vitest';
import { usualStories } from './quality';
import { ways } from './ways';

it('shows the first story of each component otherwise, and the first of each screen at each width', () => {
  const story = (storyId: string, title: string, file: string) => ({ storyId, title, file });

  expect(
    usualStories([
      story('a--one', 'Data/A', 'src/components/A/A.stories.tsx'),
      story('a--two', 'Data/A', 'src/components/A/A.stories.tsx'),
      story('b--one', 'Inputs/B', 'src/forms/B.stories.tsx'),
      story('home--default', 'Screens/Home', 'stories/screens/home.stories.tsx'),
      story('home--empty', 'Screens/Home', 'stories/screens/home.stories.tsx'),
    ]),
  ).toEqual({ components: ['a--one', 'b--one'], screens: ['home--default'] });
});

it('has a fault of its own to be tried with in each way', () => {
  expect(new Set(ways.map(({ planted }) => planted)).size).toBe(ways.length);
  expect(new Set(ways.map(({ how }) => how)).size).toBe(ways.length);
});
