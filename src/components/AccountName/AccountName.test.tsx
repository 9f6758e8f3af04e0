import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './AccountName.stories';

const { Default, Several } = composeStories(stories);

it.each([
  ['one account', Default, 'Hollis Creek Farms LLC, 2281'],
  ['the first of three', Several, 'Hollis Creek Farms LLC, 2281 +2'],
])('%s is read with its number', (_, Story, words) => {
  const { container } = render(<Story />);

  expect(container.textContent).toBe(words);
});

it('cuts the name where there is no room, and never the number', () => {
  render(<Default />);

  expect(screen.getByText('Hollis Creek Farms LLC')).toHaveStyle({ overflow: 'hidden', 'min-width': '0' });
  expect(screen.getByText(', 2281', { trim: false })).toHaveStyle({ 'white-space': 'pre' });
});
