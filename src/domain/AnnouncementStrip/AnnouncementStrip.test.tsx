// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { aToldAnnouncement } from '@stories/support/announcementBuilders';
import * as stories from './AnnouncementStrip.stories';
// Fetched where there is something to tell; here it is at hand, however slow the machine.
import '../announcementRows';

const { Default, Open, Viewed } = composeStories(stories);
const handlers = () => ({ onRead: fn(), onDismiss: fn(), onClose: fn() });

it('tells nothing where there is nothing', () => {
  const { container } = render(<Default announcements={[]} />);
  expect(container.querySelector('section')).toBeNull();
});

it('is heard in its turn, read once, and dismissed', async () => {
  const own = handlers();
  render(<Default {...own} />);
  expect(await screen.findByRole('status')).toHaveTextContent('Fall fertilizer: book by December 1');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Read/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Hide/ }));
  expect(own.onRead.mock.calls).toEqual([[12]]);
  await userEvent.click(screen.getByRole('button', { name: /^Dismiss/ }));
  expect(own.onDismiss.mock.calls).toEqual([[12]]);
});

it.each([
  [false, 'Close'],
  [true, 'Dismiss'],
])('an important one that was read: %s has the button %s', async (isRead, name) => {
  const own = handlers();
  const [told] = Open.args.announcements!;
  render(<Default {...own} announcements={[{ ...told!, isRead }]} />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  expect([own.onClose.mock.calls.length, own.onDismiss.mock.calls.length]).toEqual(isRead ? [0, 1] : [1, 0]);
});

it('under a view can be read and not dismissed', async () => {
  render(<Viewed announcements={[aToldAnnouncement({ isRead: true })]} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Read/ }));
  expect(screen.getByText('Fall prices hold until December 1.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
});
