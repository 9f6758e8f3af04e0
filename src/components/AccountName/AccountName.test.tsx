import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './AccountName.stories';

const { Default, Several } = composeStories(stories);

it.each([
  ['one account', Default, 'Hollis Creek Farms LLC, 2281'],
  ['the first of three', Several, 'Hollis Creek Farms LLC, 2281 and 2 more accounts'],
])('%s is read with its number', (_, Story, words) => {
  const { container } = render(<Story />);
  for (const silent of container.querySelectorAll('[aria-hidden]')) silent.remove();

  expect(container.textContent).toBe(words);
});

it('shows how many others there are in a sign and a number', () => {
  render(<Several />);

  expect(screen.getByText('+2', { exact: false })).toHaveAttribute('aria-hidden', 'true');
});

it('cuts the name where there is no room, and never the number', () => {
  render(<Default />);

  expect(screen.getByText('Hollis Creek Farms LLC')).toHaveStyle({ overflow: 'hidden', 'min-width': '0' });
  expect(screen.getByText(', 2281', { trim: false })).toHaveStyle({ 'white-space': 'pre' });
});
