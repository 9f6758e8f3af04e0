import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atTheDesk } from '../../.storybook/modes';
import { QueuePage } from '@/features/queue/QueuePage';
import { ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import { aBank, aQueued, aQueuedDetail, aQueuePage, noBanks, someQueued } from '../support/queueBuilders';
import queue from './queue.stories';

const meta = {
  title: 'Screens/Queue bank accounts',
  component: QueuePage,
  ...portalPage('/admin/queue', 'Several bank accounts are confirmed together, each looked at first.'),
  args: queue.args,
} satisfies Meta<typeof QueuePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One that came back is left out: it is lifted alone. */
export const Selected: Story = {
  parameters: atTheDesk,
  args: {
    rows: ready(aQueuePage(someQueued.map((row) => aQueued({ ...row, flags: ['notDebitable'] })))),
    banks: {
      ...noBanks,
      found: [
        aBank(aQueuedDetail(), null),
        aBank(
          aQueuedDetail({ id: 'q-202', requestNo: 'PR-2026-000202' }),
          'Its bank sent a payment back. Open the request to lift the block.',
        ),
      ],
    },
  },
  async play({ canvasElement }) {
    await userEvent.click(
      await within(canvasElement).findByRole('checkbox', { name: /Select all/ }, { timeout: 10_000 }),
    );
    await userEvent.keyboard('c');
    await within(document.body).findByRole('dialog', { name: /^Confirm / }, { timeout: 10_000 });
  },
};
