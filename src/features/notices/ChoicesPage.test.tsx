// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { noticeGroups } from '@contract/notices/labels';
import { ApiError } from '@contract/problem';
import * as stories from '@stories/screens/noticeChoices.stories';
import { ready } from '@stories/support/asyncStates';
import { someNoticeChoices } from '@stories/support/noticeBuilders';
import type { ChooseNotices } from './ChoicesForm';
import { chosenOf, entriesOf, zoneOptions } from './choiceEntries';

const { Default, Viewed } = composeStories(stories);

const group = (name: string) => within(screen.getByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save choices' }));

describe('the entries', () => {
  const entries = entriesOf(someNoticeChoices(), 'America/Chicago');

  it.each([
    [0, 'America/Chicago'],
    [1, 'America/Los_Angeles'],
  ])('of version %i begin in the zone %s', (version, zone) => {
    expect(entriesOf(someNoticeChoices({ version }), 'America/Chicago').zone).toBe(zone);
  });

  it.each([
    ['21:00', '06:30', []],
    ['', '', []],
    ['21:00', '', ['quietUntil']],
    ['', '06:30', ['quietFrom']],
    ['06:30', '06:30', ['quietUntil']],
  ])('from %j until %j are wrong in %j', (quietFrom, quietUntil, wrong) => {
    expect(wrongIn({ ...entries, quietFrom, quietUntil })).toEqual(wrong);
  });

  it.each([
    ['', []],
    [0, []],
    [100_000_000, []],
    [100_000_001, ['leastCents']],
    [-1, ['leastCents']],
    ['much', ['leastCents']],
  ])('with a least amount of %j are wrong in %j', (leastCents, wrong) => {
    expect(wrongIn({ ...entries, leastCents })).toEqual(wrong);
  });

  function wrongIn(wanted: typeof entries): string[] {
    try {
      chosenOf(wanted, 3);
      return [];
    } catch (error) {
      return Object.keys((error as ApiError).fields);
    }
  }

  it('are sent with the version that they were made from, and no amount as none', () => {
    expect(chosenOf({ ...entries, leastCents: '' }, 3)).toEqual({ ...entries, leastCents: 0, version: 3 });
  });

  it.each([
    ['America/Chicago', 7],
    ['America/Boise', 7],
    ['Europe/Madrid', 8],
  ])('offer %s among %i zones', (zone, n) => {
    const options = zoneOptions(zone);
    expect(options.map(({ value }) => value)).toContain(zone);
    expect(new Set(options.map(({ label }) => label)).size).toBe(n);
  });
});

it('saves all choices at once', async () => {
  const onChoose = fn<ChooseNotices>(() => Promise.resolve({ version: 4 }));
  render(<Default onChoose={onChoose} />);
  await userEvent.selectOptions(group('Statements').getByLabelText(/ by email$/), 'never');
  await userEvent.click(group('Prepay').getByRole('switch', { name: / in the bell$/ }));
  await userEvent.clear(screen.getByLabelText('Leave out movements below'));
  await userEvent.type(screen.getByLabelText('Leave out movements below'), '75.5');
  await save();

  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  const { canPush: _canPush, canText: _canText, choices, ...others } = someNoticeChoices();
  expect(onChoose).toHaveBeenCalledWith({
    ...others,
    leastCents: 7550,
    choices: choices.map(({ group: of, email, bell, ...ways }) =>
      Object.assign(ways, {
        group: of,
        email: of === 'statements' ? 'never' : email,
        bell: of === 'prepay' ? false : bell,
      }),
    ),
  });
});

it('shows every group, and security without a choice', () => {
  render(<Default />);
  expect(screen.getAllByRole('combobox', { name: / by email$/ })).toHaveLength(noticeGroups.length - 1);
  const security = group('Sign-in and bank accounts');
  expect(security.getByText('Always on')).toBeVisible();
  expect(security.queryByRole('combobox')).toBeNull();
  expect(security.queryByRole('switch')).toBeNull();
});

it('keeps what was entered where it changed elsewhere, and saves it from the newest version', async () => {
  const onChoose = fn<ChooseNotices>()
    .mockRejectedValueOnce(new ApiError({ code: 'conflict', message: 'Changed.' }))
    .mockResolvedValueOnce({ version: 5 });
  const { rerender } = render(<Default onChoose={onChoose} />);
  await userEvent.selectOptions(group('Due dates').getByLabelText(/ by email$/), 'weekly');
  await save();
  expect((await screen.findAllByText(/^Your choices changed somewhere else/)).length).toBeGreaterThan(0);

  rerender(<Default onChoose={onChoose} choices={ready(someNoticeChoices({ version: 4 }))} />);
  expect(group('Due dates').getByLabelText(/ by email$/)).toHaveValue('weekly');
  await save();
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(2));
  const { version, choices } = onChoose.mock.calls[1]![0];
  expect([version, choices.find((choice) => choice.group === 'reminders')?.email]).toEqual([4, 'weekly']);
});

it('says from the version that was shown, also where a newer one has come', async () => {
  const onChoose = fn<ChooseNotices>(() => Promise.resolve({ version: 4 }));
  const { rerender } = render(<Default onChoose={onChoose} />);
  rerender(<Default onChoose={onChoose} choices={ready(someNoticeChoices({ version: 9 }))} />);
  await save();
  await save();
  await waitFor(() => expect(onChoose.mock.calls.map(([{ version }]) => version)).toEqual([3, 4]));
});

it('lets nobody choose who looks as the customer', () => {
  render(<Viewed />);
  expect(group('Statements').getByLabelText(/ by email$/)).toBeDisabled();
  expect(group('Statements').getByRole('switch')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save choices' })).toBeNull();
});

it.each([
  [true, noticeGroups.length - 1],
  [false, 0],
])('where devices are pushed to (%j) has %i choices of it', (canPush, n) => {
  render(<Default choices={ready(someNoticeChoices({ canPush }))} />);
  expect(screen.queryAllByRole('switch', { name: / on my devices$/ })).toHaveLength(n);
});

it.each([
  [true, noticeGroups.length - 1],
  [false, 0],
])('where a number is confirmed (%j) has %i choices of it', (canText, n) => {
  render(<Default choices={ready(someNoticeChoices({ canText }))} />);
  expect(screen.queryAllByRole('switch', { name: / by text message$/ })).toHaveLength(n);
});

it('has a group not texted', async () => {
  const onChoose = fn<ChooseNotices>(() => Promise.resolve({ version: 4 }));
  render(<Default onChoose={onChoose} choices={ready(someNoticeChoices({ canText: true }))} />);
  await userEvent.click(group('Prepay').getByRole('switch', { name: / by text message$/ }));
  await save();
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  const [{ choices }] = onChoose.mock.calls[0]!;
  expect(choices.filter(({ text }) => !text).map(({ group: of }) => of)).toEqual(['prepay']);
});

it('has a group not pushed', async () => {
  const onChoose = fn<ChooseNotices>(() => Promise.resolve({ version: 4 }));
  render(<Default onChoose={onChoose} choices={ready(someNoticeChoices({ canPush: true }))} />);
  await userEvent.click(group('Prepay').getByRole('switch', { name: / on my devices$/ }));
  await save();
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  const [{ choices }] = onChoose.mock.calls[0]!;
  expect(choices.filter(({ push }) => !push).map(({ group: of }) => of)).toEqual(['prepay']);
});
