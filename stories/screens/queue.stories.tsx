import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { atTheDesk, inEveryMode, inLongerWords, narrowOffice } from '../../.storybook/modes';
import { QueuePage } from '@/features/queue/QueuePage';
import { queueParams } from '@/features/queue/queueList';
import { now } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { aQueuedCheck } from '../support/checkBuilders';
import { keptViews } from '../support/keptViews';
import { portalPage } from '../support/PortalFrame';
import { aRefundWithoutCredit } from '../support/refundBuilders';
import {
  aChangedDetail,
  aQueuedDetail,
  aQueuePage,
  noBanks,
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
    slip: { pending: false, start: nothing },
    moving: idle,
    banks: noBanks,
    onTold: nothing,
    kept: keptViews(),
    hrefOf: (id) => `?request=${id}`,
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
    now,
    zone: 'America/Los_Angeles',
  },
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

export const Default: Story = inEveryMode;

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
  parameters: atTheDesk,
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

/** A check that a branch took in: nobody approves it. */
export const DrawerCheck: Story = {
  args: {
    params: viewAt('tab=checks&request=q-231'),
    rows: ready(aQueuePage([aQueuedCheck()])),
    totals: ready(someQueueTotals({ rows: 1, amountCents: 712_400 })),
    request: ready(aQueuedCheck()),
  },
};

/** What it rests on is not as it was when it was approved: no bank file takes it before somebody has looked again. */
export const DrawerChanged: Story = {
  args: { params: viewAt('tab=approved&request=q-201'), request: ready(aChangedDetail()) },
};

/** Credit that is asked back and has gone meanwhile: it cannot be approved, and says why. */
export const DrawerRefund: Story = {
  args: {
    params: viewAt('tab=toApprove&request=q-241'),
    request: ready(aRefundWithoutCredit()),
  },
};

const waiting = {
  ...aQueuedDetail().bankAccount!,
  status: 'pendingVerification',
  check: 'Two deposits AV-000012: booked on Nov 23, 2026. The customer has not entered them yet.',
};

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
          blocked: false,
          why: 'You approved request PR-2026-000201 from this bank account. Someone else in the office has to confirm it.',
        },
      }),
    ),
  },
};

/** A return blocked the bank account: its block is lifted after a question. */
export const UnblockingBankAccount: Story = {
  args: {
    params: viewAt('tab=problems&request=q-201'),
    request: ready(
      aQueuedDetail({
        status: 'returned',
        moves: [],
        bankAccount: {
          ...waiting,
          status: 'blocked',
          statusReason: 'The bank account is closed.',
          check: null,
        },
        bankConfirmation: { why: null, blocked: true },
      }),
    ),
  },
  async play() {
    const page = within(document.body);
    await userEvent.click(
      await page.findByRole('button', { name: 'Unblock bank account' }, { timeout: 10_000 }),
    );
    const question = await page.findByRole('alertdialog', { name: 'Unblock Palouse Community Bank ••4417?' });
    await expect(within(question).getByText(/came back\. The bank account is closed\. Ask/)).toBeVisible();
  },
};

/** A bank account is confirmed after a question. */
export const ConfirmingBankAccount: Story = {
  args: {
    params: viewAt('request=q-201'),
    request: ready(aQueuedDetail({ bankAccount: waiting, bankConfirmation: { why: null, blocked: false } })),
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
export const Narrow360: Story = narrowOffice;

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = { ...Drawer, ...inLongerWords };
