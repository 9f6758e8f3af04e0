import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atTheDesk, narrowOffice } from '../../.storybook/modes';
import { announcementParams } from '@/features/announcements/announcementList';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import {
  aCountedSegment,
  aDraft,
  anAnnouncementDetail,
  someAnnouncementChoices,
  someAnnouncements,
  someAnnouncementTotals,
} from '../support/announcementBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const page = (rows = someAnnouncements()) => ({ rows, next: null, previous: null });
const params = (address = '') => announcementParams.read(new URLSearchParams(address));
const opened = params('announcement=12');
const none = { all: 0, draft: 0, scheduled: 0, running: 0, ended: 0, cancelled: 0 };

const meta = {
  title: 'Screens/Announcements',
  component: AnnouncementsPage,
  ...portalPage(
    '/admin/announcements',
    'What the company tells parts of its customers, from the draft to its end. The page is for administrators.',
  ),
  args: {
    params: params(),
    onParams: fn(),
    rows: ready(page()),
    turning: false,
    totals: ready(someAnnouncementTotals()),
    choices: ready(someAnnouncementChoices()),
    announcement: ready(anAnnouncementDetail()),
    counted: ready(aCountedSegment()),
    changes: {
      save: fn(() => Promise.resolve(aDraft())),
      schedule: fn(),
      cancel: fn(),
      busy: false,
      failure: undefined,
      reset: nothing,
    },
    todayIn: () => '2026-11-19',
    onDone: nothing,
    hrefOf: (id: string) => `?announcement=${id}`,
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
  },
} satisfies Meta<typeof AnnouncementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow360: Story = { ...narrowOffice };

/** What came of one that runs. */
export const Opened: Story = { parameters: atTheDesk, args: { params: opened } };

/** The draft as the customer will see it, whom it reaches, and the way to schedule it. */
export const Preview: Story = {
  parameters: atTheDesk,
  args: { params: opened, announcement: ready(aDraft()) },
  async play({ userEvent, args }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Announcement 12' }));
    await expect(await drawer.findByText('184 people')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Schedule: 184 people' }));
    await expect(args.changes.schedule).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Nobody fits, so that nothing can be scheduled. */
export const Nobody: Story = {
  parameters: atTheDesk,
  args: {
    params: opened,
    announcement: ready(aDraft()),
    counted: ready(
      aCountedSegment({ people: 0, emailed: 0, leftOut: { unwanted: 0, unconfirmed: 0, disabled: 0 } }),
    ),
  },
};

/** The form of a new one, sent while nothing is filled in. */
export const Form: Story = {
  parameters: atTheDesk,
  args: { params: params('announcement=new') },
  async play({ userEvent, args }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'New announcement' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Save draft' }));
    await expect((await drawer.findAllByText('Enter a title.')).length).toBeGreaterThan(0);
    await expect(args.changes.save).not.toHaveBeenCalled();
  },
};

/** Asks before it ends one early. */
export const Cancelling: Story = {
  parameters: atTheDesk,
  args: { params: opened },
  async play({ userEvent, args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel announcement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this announcement?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel announcement' }));
    await waitFor(() => expect(args.changes.cancel).toHaveBeenCalled());
  },
};

export const Empty: Story = {
  parameters: atTheDesk,
  args: { rows: ready(page([])), totals: ready({ ...someAnnouncementTotals(), rows: 0, tabs: none }) },
};

export const Loading: Story = { parameters: atTheDesk, args: { rows: loading, totals: loading } };

export const Error: Story = { parameters: atTheDesk, args: { rows: failed, totals: failed } };
