// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import * as stories from '@stories/screens/noticeRuns.stories';
import { someNoticeRuns } from '@stories/support/noticeOfficeBuilders';
import type { RunsPageProps } from './RunsPage';
import { kindsLine } from './runColumns';
// Fetched by the page when it is wanted; here it is at hand, however slow the machine.
import './DecideDialog';

const { Default, Empty } = composeStories(stories);

const held = () => within(screen.getByRole('region', { name: 'Run 41' }));

it('tells what kinds a run has, and how many of each', () => {
  expect(someNoticeRuns().map(kindsLine)).toEqual([
    'Due soon: 3, Payment posted: 12',
    'New statement: 1,070, Past due: 1,240',
    'Rate changed: 980',
  ]);
});

it('has what waits above what is decided', () => {
  render(<Default />);
  expect(held().getByText('It reaches 5 times as many people as usual.')).toBeVisible();
  expect(held().getByText('2,310 notices to 1,240 people')).toBeVisible();
  const earlier = within(screen.getByRole('table', { name: 'Earlier runs' })).getAllByRole('row');
  expect(earlier.map((row) => /Sent|Not sent/.exec(row.textContent)?.[0])).toEqual([
    undefined,
    'Sent',
    'Not sent',
  ]);
  expect(earlier[2]).toHaveTextContent('rita.olsen@larkspur.example');
  expect(screen.getByRole('link', { name: 'Older runs' })).toHaveAttribute('href', '?after=older');
  expect(screen.queryByRole('link', { name: 'Newer runs' })).toBeNull();
});

it.each([
  ['Release', 'release', 'Run 41 is on its way'],
  ['Do not send', 'drop', 'Run 41 is not sent'],
])('asks before %s', async (name, as, done) => {
  const onDecide = fn<RunsPageProps['onDecide']>(() => Promise.resolve());
  const onDone = fn<RunsPageProps['onDone']>();
  render(<Default onDecide={onDecide} onDone={onDone} />);
  await userEvent.click(held().getByRole('button', { name }));
  const first = within(await screen.findByRole('alertdialog'));
  await userEvent.click(first.getByRole('button', { name: 'Keep it waiting' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onDecide).not.toHaveBeenCalled();

  await userEvent.click(held().getByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(done));
  expect(onDecide.mock.calls).toEqual([[as, 41]]);
});

it('says in the dialog why it was not done', async () => {
  const refused = new ApiError({ code: 'conflict', message: 'Rita already released this run.' });
  const onDecide = fn<RunsPageProps['onDecide']>(() => Promise.reject(refused));
  render(<Default onDecide={onDecide} />);
  await userEvent.click(held().getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await dialog.findByText('Rita already released this run.')).toBeVisible();
});

it('says where there is no run yet', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: 'No notice runs yet' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Earlier runs' })).toBeNull();
});

it('offers to send emails again where some were given up, and asks first', async () => {
  const onDecide = fn<RunsPageProps['onDecide']>(() => Promise.resolve());
  const onDone = fn<RunsPageProps['onDone']>();
  render(<Default onDecide={onDecide} onDone={onDone} />);
  expect(screen.getAllByRole('button', { name: /again, run/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 emails again, run 42' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 emails again' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Emails of run 42 are on their way again'));
  expect(onDecide.mock.calls).toEqual([['resend', 42]]);
});
