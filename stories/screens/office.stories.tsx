import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEverySight } from '../../.storybook/modes';
import { OfficePage, type OfficePageProps } from '@/features/office/OfficePage';
import { someFreshness } from '../support/importBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const queue: OfficePageProps['queue'] = ready({
  rows: 7,
  amountCents: 4_512_000,
  booksZone: 'America/Los_Angeles',
  tabs: { toApprove: 7, second: 2, approved: 3, atBank: 11, toHandOver: 1, problems: 4, done: 912, all: 940 },
});
const emails: OfficePageProps['emails'] = ready({
  rows: 40,
  booksZone: 'America/Los_Angeles',
  states: { queued: 2, sent: 5_120, kept: 0, dead: 1 },
});
const args: OfficePageProps = {
  queue,
  emails,
  drops: ready({ held: 1, ready: 0 }),
  freshness: ready(someFreshness({ late: true })),
};

const meta = {
  title: 'Screens/Admin',
  component: OfficePage,
  ...portalPage(
    '/admin',
    'What waits for the office, each figure with its list. The page is for administrators.',
  ),
  args,
} satisfies Meta<typeof OfficePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** Before the first drop. */
export const Empty: Story = {
  args: {
    drops: ready({ held: 0, ready: 0 }),
    freshness: ready(someFreshness({ live: null, dueAt: null })),
  },
};

export const Loading: Story = {
  args: { queue: loading, emails: loading, drops: loading, freshness: loading },
};

/** A figure that did not come leaves the others alone. */
export const Partial: Story = { args: { emails: failed } };

export const Error: Story = { args: { queue: failed, emails: failed, drops: failed, freshness: failed } };
