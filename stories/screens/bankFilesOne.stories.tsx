import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { narrowOffice } from '../../.storybook/modes';
import { BatchPage } from '@/features/achBatches/BatchPage';
import { rowsParams } from '@/lists/RowsInOrder';
import { aBatchDetail, someEntries, someEntriesWithCheck } from '../support/achBatchBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;

const meta = {
  title: 'Screens/Bank files/A bank file',
  component: BatchPage,
  ...portalPage(
    '/admin/payments/batches',
    'One file for the bank: where it stands, what is in it, what can be done with it and what goes beside it.',
  ),
  args: {
    batch: ready(aBatchDetail()),
    params: rowsParams('entry').read(new URLSearchParams()),
    onParams: nothing,
    rows: ready({ rows: someEntries(), next: null, previous: null }),
    turning: false,
    moving: { pending: false, failure: undefined, start: fn(), reset: nothing },
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    files: { fetching: undefined, failure: undefined, start: fn() },
    onDone: nothing,
  },
} satisfies Meta<typeof BatchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Released: it can be downloaded, and then marked as sent. */
export const Default: Story = {};

/** What checks a bank account says so instead of the number of a request. */
export const WithChecks: Story = {
  args: { rows: ready({ rows: someEntriesWithCheck(), next: null, previous: null }) },
  async play({ canvas }) {
    await expect(await canvas.findAllByText('Two deposits AV-000012')).toHaveLength(2);
  },
};

/** Above the company's limit, as its maker sees it: somebody else has to release it. */
export const AwaitingRelease: Story = {
  args: {
    batch: ready(
      aBatchDetail({
        status: 'awaitingRelease',
        moves: [
          { move: 'release', why: 'You created this file. Someone else has to release it.' },
          { move: 'void', why: null },
        ],
      }),
    ),
  },
};

/** Given up before it was sent: the reason is asked for, and its requests wait for another file. */
export const Voiding: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Void' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Void file' }));
    await expect(await question.findByText('Enter why this file is void')).toBeVisible();
    await expect(args.moving.start).not.toHaveBeenCalled();
  },
};

/** It goes to the bank by itself; marking it as sent is only for who has sent it by hand. */
export const GoesByItself: Story = {
  args: {
    batch: ready(aBatchDetail({ delivery: { state: 'waiting', at: null, nextTryAt: null, fault: null } })),
  },
};

/** It lies in the bank's folder: the portal has put it there and marked it as sent. */
export const Delivered: Story = {
  args: {
    batch: ready(
      aBatchDetail({
        status: 'sent',
        sentAt: '2026-11-20T17:06:00.000Z',
        sentBy: 'portal',
        sentCount: 3,
        moves: [],
        delivery: { state: 'delivered', at: '2026-11-20T17:06:00.000Z', nextTryAt: null, fault: null },
      }),
    ),
  },
};

/** Something is in the way: what, what to do about it, and when it is tried again. */
export const NotDelivered: Story = {
  args: {
    batch: ready(
      aBatchDetail({
        delivery: {
          state: 'retrying',
          at: null,
          nextTryAt: '2026-11-20T17:22:00.000Z',
          fault: 'hostKey',
        },
      }),
    ),
  },
};

/** Its answer was lost, and nobody knows yet whether the file is there. */
export const NotKnownYet: Story = {
  args: {
    batch: ready(
      aBatchDetail({
        delivery: {
          state: 'uncertain',
          at: null,
          nextTryAt: '2026-11-20T17:22:00.000Z',
          fault: 'unreachable',
        },
      }),
    ),
  },
};

/** Its answer was lost, and the file is gone from the folder: only the bank knows. */
export const MaybeDelivered: Story = {
  args: {
    batch: ready(
      aBatchDetail({
        delivery: { state: 'uncertain', at: '2026-11-20T17:16:00.000Z', nextTryAt: null, fault: null },
      }),
    ),
  },
};

export const Loading: Story = { args: { batch: loading, rows: loading } };

export const Error: Story = { args: { batch: failed, rows: failed } };

export const Narrow360: Story = narrowOffice;
