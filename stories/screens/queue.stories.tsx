import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { atEveryWidth, inLongerWords, narrow } from '../../.storybook/modes';
import { inEveryBrand } from '../support/inEveryBrand';
import { QueuePage } from '@/features/queue/QueuePage';
import { queueParams } from '@/features/queue/queueList';
import { now } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import {
  aQueuedDetail,
  aQueuePage,
  someQueued,
  someQueueTotals,
  someResults,
} from '../support/queueBuilders';

const viewAt = (address = '') => queueParams.read(new URLSearchParams(address));
const nothing = () => undefined;
const idle = { run: null, start: nothing, stop: nothing, retry: nothing, forget: nothing };

const meta = {
  title: 'Screens/Queue',
  component: QueuePage,
  ...portalPage(
    '/admin/queue',
    'The office works what customers ask for: by tab, by what to look at twice, several at once. NoPermission does not exist: whoever is not of the office sees the portal’s own page for that.',
  ),
  args: {
    params: viewAt(),
    onParams: nothing,
    rows: ready(aQueuePage()),
    turning: false,
    totals: ready(someQueueTotals()),
    request: loading,
    confirming: { pending: false, start: nothing },
    moving: idle,
    kept: {
      views: [{ id: 'v-1', title: 'Large ones', address: 'least=50000&sort=-amount' }],
      save: async () => undefined,
      remove: nothing,
    },
    onShow: nothing,
    hrefOf: (id) => `?request=${id}`,
    exporting: false,
    exportFailed: false,
    onExport: nothing,
    onPrint: nothing,
    now,
    zone: 'America/Los_Angeles',
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <QueuePage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof QueuePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEveryBrand(atEveryWidth);

/** Nothing is to be approved: the ways to the other tabs stay. */
export const Empty: Story = {
  args: {
    rows: ready(aQueuePage([])),
    totals: ready(someQueueTotals({ rows: 0, amountCents: 0 })),
  },
};

export const Loading: Story = { args: { rows: loading, totals: loading } };

/** Asking failed before anything was known. */
export const Error: Story = { args: { rows: failed, totals: failed } };

/** Asking again failed; what was known stays. */
export const Stale: Story = { args: { rows: stale(aQueuePage()) } };

/** What to look at twice stands first. */
export const Drawer: Story = {
  args: { params: viewAt('request=q-201'), request: ready(aQueuedDetail()) },
};

/** What cannot be done now is told with its reason. */
export const DrawerInTheWay: Story = {
  args: {
    params: viewAt('tab=second&request=q-201'),
    request: ready(
      aQueuedDetail({
        status: 'pendingSecond',
        flags: [],
        moves: [
          {
            move: 'approve',
            why: 'You approved it first. Someone else in the office has to check it too.',
          },
          { move: 'reject', why: null },
        ],
      }),
    ),
  },
};

const waiting = { ...aQueuedDetail().bankAccount!, status: 'pendingVerification' };

/** Its bank account waits, and whoever looks approved the request: somebody else has to confirm it. */
export const DrawerNotToBeConfirmed: Story = {
  args: {
    params: viewAt('tab=approved&request=q-201'),
    request: ready(
      aQueuedDetail({
        status: 'approved',
        flags: ['notDebitable'],
        moves: [{ move: 'reject', why: null }],
        bankAccount: waiting,
        bankConfirmation: {
          why: 'You approved request PR-2026-000201 from this bank account. Someone else in the office has to confirm it.',
        },
      }),
    ),
  },
};

/** A bank account is confirmed after a question. */
export const ConfirmingBankAccount: Story = {
  args: {
    params: viewAt('request=q-201'),
    request: ready(aQueuedDetail({ bankAccount: waiting, bankConfirmation: { why: null } })),
  },
  async play() {
    const page = within(document.body);
    await userEvent.click(
      await page.findByRole('button', { name: 'Confirm bank account' }, { timeout: 10_000 }),
    );
    await page.findByRole('alertdialog', { name: 'Confirm Palouse Community Bank ••4417?' });
  },
};

const chooseAll = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('checkbox', { name: /Select all/ }, { timeout: 10_000 }));
};

/** Chosen, and asked for a reason that their customers read. */
export const Rejecting: Story = {
  async play({ canvasElement }) {
    await chooseAll(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reject' }));
    await within(document.body).findByRole('dialog', { name: 'Reject 3 requests?' });
  },
};

/** What is to be looked at twice stands in the question, and how many that is has to be typed. */
export const Approving: Story = {
  async play({ canvasElement }) {
    await chooseAll(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Approve' }));
    await within(document.body).findByRole('dialog', { name: 'Approve 3 requests?' });
  },
};

/** One was cancelled meanwhile, one waits for a second person. */
export const PartlyRefused: Story = {
  args: {
    moving: {
      ...idle,
      run: { order: { event: 'approve', requests: someQueued }, results: someResults, state: 'ended' },
    },
  },
  async play({ canvasElement }) {
    await chooseAll(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Approve' }));
    await within(document.body).findByRole('list', { name: 'Refused' });
  },
};

/** Cards, each with what to look at twice. */
export const Narrow360: Story = narrow;

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = { ...Drawer, ...inLongerWords };
