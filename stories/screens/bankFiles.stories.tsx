import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrowOffice } from '../../.storybook/modes';
import { BatchesPage } from '@/features/achBatches/BatchesPage';
import { batchesParams } from '@/features/achBatches/batchList';
import { aProposal, aProposalWithCheck, someBatches, someStatuses } from '../support/achBatchBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const page = (rows = someBatches()) => ({ rows, next: null, previous: null });
const next = {
  proposal: ready(aProposal()),
  onChoose: fn(),
  creating: false,
  failure: undefined,
  onCreate: fn(),
};

const meta = {
  title: 'Screens/Bank files',
  component: BatchesPage,
  ...portalPage(
    '/admin/payments/batches',
    'What goes to the bank next and what is left out and why, and every file that went before. The page is for administrators.',
  ),
  args: {
    next,
    params: batchesParams.read(new URLSearchParams()),
    onParams: nothing,
    onOpen: nothing,
    batches: ready(page()),
    turning: false,
    totals: ready(someStatuses),
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
    zone: 'America/Los_Angeles',
  },
} satisfies Meta<typeof BatchesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is in the file and what is left out, with the reasons; one request after the other can be left for later. */
export const Opened: Story = {
  args: { next: { ...next, proposal: ready(aProposal({ requiresRelease: true })) } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: /3 requests in this file/ }));
    await userEvent.click(canvas.getByRole('button', { name: /2 requests left out/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave PR-2026-000134 out of this file' }));
    await expect(args.next.onChoose).toHaveBeenCalledWith('r-2', false);
    (document.activeElement as HTMLElement).blur();
  },
};

/** What was approved rests on something that has changed since: the reason says on what. */
export const ChangedSinceApproval: Story = {
  args: {
    next: {
      ...next,
      proposal: ready(
        aProposal({
          leftOut: aProposal().leftOut.map((left) =>
            Object.assign(left, { reason: 'changed', until: null, changes: ['bankAccount', 'invoices'] }),
          ),
        }),
      ),
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /2 requests left out/ }));
    await canvas.findAllByText('Changed since it was approved: bank account and invoices');
    (document.activeElement as HTMLElement).blur();
  },
};

/** A file goes to the bank by itself, and the page says so before it is created. */
export const GoesByItself: Story = {
  args: { next: { ...next, proposal: ready(aProposal({ sendsByItself: true })) } },
};

/** Bank accounts that the file checks stand beside the requests: two deposits to each, or a prenote. */
export const WithChecks: Story = {
  args: { next: { ...next, proposal: ready(aProposalWithCheck()) } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: '3 requests and 1 bank account to check in this file' }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Leave Two deposits AV-000012 out of this file' }),
    );
    await expect(args.next.onChoose).toHaveBeenCalledWith('v-12', false);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Without bank settings in force no file can be made, and the page says what is missing. */
export const Missing: Story = {
  args: {
    next: {
      ...next,
      proposal: ready(
        aProposal({
          missing: [
            'Version 2 waits for another administrator. dana.whitfield@larkspur.example proposed it.',
          ],
        }),
      ),
    },
    batches: ready(page([])),
    totals: ready({ rows: 0, statuses: { awaitingRelease: 0, released: 0, sent: 0, void: 0 } }),
  },
};

export const Loading: Story = {
  args: { next: { ...next, proposal: loading }, batches: loading, totals: loading },
};

export const Error: Story = {
  args: { next: { ...next, proposal: failed }, batches: failed, totals: failed },
};

export const Narrow360: Story = narrowOffice;
