import { expect, it } from 'vitest';
import { usualOfComponents } from './quality';
import { ways } from './ways';

it('shows the first story of each component otherwise, and no screen', () => {
  const story = (storyId: string, title: string, file: string) => ({ storyId, title, file });

  expect(
    usualOfComponents([
      story('a--one', 'Data/A', 'src/components/A/A.stories.tsx'),
      story('a--two', 'Data/A', 'src/components/A/A.stories.tsx'),
      story('b--one', 'Inputs/B', 'src/forms/B.stories.tsx'),
      story('home--default', 'Screens/Home', 'stories/screens/home.stories.tsx'),
    ]),
  ).toEqual(['a--one', 'b--one']);
});

it('has a fault of its own to be tried with in each way', () => {
  expect(new Set(ways.map(({ planted }) => planted)).size).toBe(ways.length);
  expect(new Set(ways.map(({ how }) => how)).size).toBe(ways.length);
});
