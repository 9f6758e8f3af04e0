// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from './NoticeBell.stories';

const { Default, NotLoaded } = composeStories(stories);

it.each([
  [0, 'Notices', ''],
  [1, 'Notices, 1 unread', '1'],
  [9, 'Notices, 9 unread', '9'],
  [10, 'Notices, 10 unread', '9+'],
])('with %i unread is named %s and shows %j', (unread, name, shown) => {
  render(<Default unread={unread} />);
  expect(screen.getByRole('button', { name })).toHaveTextContent(shown);
});

it('leads to the page where there is no room', () => {
  render(<Default narrow />);
  expect(screen.getByRole('link', { name: 'Notices, 3 unread' })).toHaveAttribute('href', '/notices');
});

it('opens the newest notices elsewhere, and closes again', async () => {
  render(<Default />);
  const bell = screen.getByRole('button', { name: 'Notices, 3 unread' });
  expect(bell).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(bell);

  const panel = within(screen.getByRole('dialog', { name: 'Newest notices' }));
  expect(bell).toHaveAttribute('aria-expanded', 'true');
  expect(panel.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/notices');
  expect(panel.getAllByText('Unread')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers no marking where the notices did not come', async () => {
  render(<NotLoaded />);
  await userEvent.click(screen.getByRole('button', { name: 'Notices, 3 unread' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});
