// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './RateSteps.stories';

const { Default } = composeStories(stories);

/** Code of its own that is fetched when it is needed, on a machine that does other things too. */
const onceFetched = { timeout: 20_000 };

it('counts in per cent from nought', async () => {
  render(<Default />);

  expect(await screen.findByText('0%', undefined, onceFetched)).toBeDefined();
  expect(screen.getByText('4%')).toBeDefined();
});
