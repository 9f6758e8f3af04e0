import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atTheDesk, inEveryMode, narrow } from '../../.storybook/modes';
import { BatchPage } from '@/features/achBatches/BatchPage';
import { entriesParams } from '@/features/achBatches/batchList';
import { aBatchDetail, someEntries } from '../support/achBatchBuilders';
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
    params: entriesParams.read(new URLSearchParams()),
    onParams: nothing,
    entries: ready({ rows: someEntries(), next: null, previous: null }),
    turning: false,
    moving: { pending: false, failure: undefined, start: fn(), reset: nothing },
    files: { fetching: undefined, failure: undefined, start: fn() },
    onDone: nothing,
  },
} satisfies Meta<typeof BatchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Released: it can be downloaded, and then marked as sent. */
export const Default: Story = inEveryMode;

/** Above the company's limit, as its maker sees it: somebody else has to release it. */
export const AwaitingRelease: Story = {
  ...atTheDesk,
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
  ...atTheDesk,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Void' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Void file' }));
    await expect(await question.findByText('Enter why this file is void')).toBeVisible();
    await expect(args.moving.start).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { ...atTheDesk, args: { batch: loading, entries: loading } };

export const Error: Story = { ...atTheDesk, args: { batch: failed, entries: failed } };

export const Narrow360: Story = narrow;
