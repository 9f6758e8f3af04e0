// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import type { AnnouncementDetail } from '@contract/announcements/schema';
import * as stories from '@stories/screens/announcements.stories';
import { aDraft, someAnnouncementChoices, someAnnouncements } from '@stories/support/announcementBuilders';
import { announcementParams, toQuery } from './announcementList';
import { segmentWords } from './segmentLine';
// Fetched by the page when it is wanted; here it is at hand, however slow the machine.
import './AnnouncementDrawer';

const { Opened, Preview, Nobody, Form } = composeStories(stories);

const changes = () => ({
  ...Preview.args.changes!,
  save: vi.fn(() => Promise.resolve(aDraft())),
  schedule: vi.fn((_, then: (announcement: AnnouncementDetail) => void) =>
    then({ ...aDraft(), people: 230 }),
  ),
});
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('asks for all of them unless something else is chosen', () => {
  const query = (address: string) =>
    toQuery(announcementParams.read(new URLSearchParams(address)).filters).tab;
  expect([query(''), query('tab=draft'), query('tab=none')]).toEqual(['all', 'draft', 'all']);
});

it('tells whom each is for', () => {
  expect(someAnnouncements().map(({ segment }) => segmentWords(segment, someAnnouncementChoices()))).toEqual([
    'branch Pullman; bought Fertilizer since Sep 1, 2025',
    'Everyone with an account',
    'branch Tekoa; reads Spanish',
    'Past due, at least $500.00; Has no deposit plan',
    'branch Pullman; bought Fertilizer since Sep 1, 2025',
  ]);
});

it('keeps what was entered, with nothing for what was left open', async () => {
  const own = changes();
  const onParams = fn();
  render(<Form changes={own} onParams={onParams} />);
  const form = await drawer('New announcement');
  await userEvent.type(await form.findByLabelText('Title'), 'Open late');
  await userEvent.type(form.getByLabelText('Text'), 'Until 8 PM.');
  await userEvent.type(form.getByLabelText('Last day'), '2026-11-30');
  await userEvent.click(form.getByRole('checkbox', { name: 'Tekoa' }));
  await userEvent.click(form.getByRole('button', { name: 'Save draft' }));

  await waitFor(() => expect(own.save).toHaveBeenCalledTimes(1));
  expect(own.save).toHaveBeenCalledWith(
    undefined,
    expect.objectContaining({
      title: 'Open late',
      from: '2026-11-19',
      through: '2026-11-30',
      segment: {
        branches: ['TEK'],
        balance: null,
        minCents: null,
        groups: [],
        boughtSince: null,
        depositPlan: null,
        language: null,
      },
    }),
  );
  await waitFor(() => expect(onParams).toHaveBeenCalledWith(expect.objectContaining({ opened: '12' })));
});

it('says where it is scheduled for many more than somebody saw', async () => {
  const onDone = vi.fn();
  render(<Preview changes={changes()} onDone={onDone} />);
  const draft = await drawer('Announcement 12');
  expect(draft.getByText('Doesn’t want news by email')).toBeVisible();
  await userEvent.click(draft.getByRole('button', { name: 'Schedule: 184 people' }));

  expect(onDone).toHaveBeenCalledWith('Scheduled for 230 people. You saw 184.');
});

it('offers no scheduling where nobody fits, and no change of one that runs', async () => {
  const { unmount } = render(<Nobody />);
  const nobody = await drawer('Announcement 12');
  expect(nobody.getByText('Nobody fits. Change who it’s for.')).toBeVisible();
  expect(nobody.queryByRole('button', { name: /^Schedule/ })).toBeNull();
  unmount();
  render(<Opened />);
  const running = await drawer('Announcement 12');
  expect(running.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(running.getByRole('button', { name: 'Cancel announcement' })).toBeVisible();
});
