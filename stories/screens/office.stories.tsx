import type { Meta, StoryObj } from '@storybook/react-vite';
import { atTheDesk, byDayOnAPhone, inEverySight, narrowOffice } from '../../.storybook/modes';
import { OfficePage, type OfficePageProps } from '@/features/office/OfficePage';
import { someRates, tooManyReturns } from '../support/achReturnBuilders';
import { someFreshness } from '../support/importBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { deskAtRest, someDesk } from '../support/officeHomeBuilders';
import { someDifferenceTotals } from '../support/reconciliationBuilders';
import { atDesk, portalPage } from '../support/PortalFrame';

const emails: OfficePageProps['emails'] = ready({
  rows: 40,
  booksZone: 'America/Los_Angeles',
  states: { queued: 2, sent: 5_120, kept: 0, dead: 1, bounced: 0, complained: 0 },
});
const args: OfficePageProps = {
  desk: ready(someDesk()),
  emails,
  drops: ready({ held: 1, ready: 0 }),
  freshness: ready(someFreshness({ late: true })),
  returns: ready(someRates()),
  differences: ready(someDifferenceTotals()),
  clock: { now: () => new Date('2026-11-19T21:36:00.000Z') },
  every: () => () => undefined,
};

const meta = {
  title: 'Screens/Admin',
  component: OfficePage,
  ...portalPage(
    '/admin',
    'What waits and for whom, each figure with its list. The page is for administrators.',
  ),
  args,
} satisfies Meta<typeof OfficePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** Nothing waits; before the first drop and the first bank settings. */
export const Empty: Story = {
  args: {
    desk: ready(deskAtRest()),
    drops: ready({ held: 0, ready: 0 }),
    freshness: ready(someFreshness({ live: null, dueAt: null })),
  },
};

export const Loading: Story = {
  args: {
    desk: loading,
    emails: loading,
    drops: loading,
    freshness: loading,
    returns: loading,
    differences: loading,
  },
};

/** The bank takes no more files today. */
export const AfterTheLastCutoff: Story = {
  parameters: atTheDesk,
  args: { desk: ready(someDesk({ cutoff: '2026-11-20T18:00:00.000Z' })) },
};

export const Narrow360: Story = narrowOffice;

/** A figure that did not come leaves the others alone. */
export const Partial: Story = { args: { emails: failed, returns: ready(tooManyReturns()) } };

export const Error: Story = {
  args: {
    desk: failed,
    emails: failed,
    drops: failed,
    freshness: failed,
    returns: failed,
    differences: failed,
  },
};

/** What the help desk sees: neither bank files nor returns, and no way to the imports. */
export const OfAHelpDesk: Story = { parameters: { parameters: atTheDesk, around: atDesk('help') } };

/** The auditor sees every figure. */
export const OfAnAuditor: Story = { parameters: { ...byDayOnAPhone.parameters, around: atDesk('audit') } };
