// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import * as stories from '@stories/screens/notices.stories';
import { aNotice, aNoticeReader, someNotices } from '@stories/support/noticeBuilders';
import { byDay, noticeDay, noticeTime } from '@/domain/noticeDays';
import { type NoticesPageProps, NoticesScreen } from './NoticesPage';
import { SignedIn, danasSession } from '@/app/testing/signedIn';

const { Default, NoneUnread, Empty, Viewed } = composeStories(stories);

it.each([
  // The day begins at midnight on the reader's wall: 8 AM in UTC.
  ['2026-11-20T08:00:00.000Z', 'Today'],
  ['2026-11-20T07:59:59.000Z', 'Yesterday'],
  ['2026-11-19T08:00:00.000Z', 'Yesterday'],
  ['2026-11-19T07:59:59.000Z', 'Nov 18'],
  ['2025-11-20T18:00:00.000Z', 'Nov 20, 2025'],
])('is %s of %s', (at, day) => {
  expect(noticeDay(at, aNoticeReader())).toBe(day);
});

it('puts the notices of a day together, in their order', () => {
  expect(byDay(someNotices(), aNoticeReader()).map(({ day, notices }) => [day, notices.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Nov 6', 2],
  ]);
  expect(noticeTime('2026-11-20T17:42:00.000Z', aNoticeReader())).toBe('9:42 AM');
});

it('shows what is not read, by its chip', async () => {
  const onShow = fn<NoticesPageProps['onShow']>();
  render(<Default onShow={onShow} />);
  await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onShow.mock.calls).toEqual([['unread'], ['']]);
});

it('notes what is opened and was not read', async () => {
  const reading = { read: fn(() => Promise.resolve()), readAll: fn() };
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  render(<Default reading={reading} />);
  await userEvent.click(screen.getByRole('link', { name: /PR-2026-000412/ }));
  await userEvent.click(screen.getByRole('link', { name: /October statement/ }));
  document.removeEventListener('click', stay);
  expect(reading.read.mock.calls).toEqual([[someNotices()[0]!.noticeId]]);
});

it('says why the notices could not be marked', async () => {
  const readAll = () => Promise.reject(new ApiError({ code: 'unavailable', message: 'No answer.' }));
  render(<Default reading={{ read: fn(), readAll }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText('No answer.')).toBeVisible();
});

it.each([
  ['everything is read', NoneUnread, 'Everything is read'],
  ['nothing was told', Empty, 'No notices yet'],
])('says where %s, and offers no marking', (_, Story, title) => {
  render(<Story />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

it('lets nobody mark who looks as the customer', () => {
  render(<Viewed />);
  expect(screen.getByRole('link', { name: /PR-2026-000412/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

it('adds older notices to those that are there', async () => {
  const asked: string[] = [];
  const answer = (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/notices/unread')) return Response.json({ unread: 2 });
    const rows = path.includes('after=') ? someNotices().slice(3) : [aNotice()];
    return Response.json({ rows, next: path.includes('after=') ? null : 'mark', previous: null });
  };
  render(
    <SignedIn {...danasSession()} at="/notices?show=unread" answer={answer}>
      <NoticesScreen clock={{ now: () => aNoticeReader().now }} zone="America/Los_Angeles" />
    </SignedIn>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show older notices' }));

  expect(await screen.findByRole('link', { name: 'We posted your payment' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Today' })).getAllByRole('link')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older notices' })).toBeNull());
  expect(asked).toContain('/api/notices?show=unread&limit=25');
  expect(asked).toContain('/api/notices?show=unread&limit=25&after=mark');
});
