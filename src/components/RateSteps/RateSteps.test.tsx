// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './RateSteps.stories';

const { Default } = composeStories(stories);

/** Code of its own that is fetched when it is needed, on a machine that does other things too. */
const onceFetched = { timeout: 20_000 };

it('marks the axis once a year, counted from the last month', async () => {
  render(<Default />);

  expect(await screen.findByText('Nov 2026', undefined, onceFetched)).toBeDefined();
  expect(screen.getByText('Nov 2025')).toBeDefined();
  expect(screen.queryByText('Oct 2026')).toBeNull();
});
