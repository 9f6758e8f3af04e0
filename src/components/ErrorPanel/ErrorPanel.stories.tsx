import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPanel } from './ErrorPanel';

const meta = { title: 'Feedback/ErrorPanel', component: ErrorPanel } satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    title: 'Couldn’t load your purchases',
    message: 'The server didn’t answer. Your data are safe. Try again in a moment.',
    reference: 'req-7f3a',
    onRetry: fn(),
  },
};

export const Final: Story = {
  args: { title: 'This invoice isn’t yours', message: 'Choose another account, or call your branch.' },
};

export const LongContent: Story = {
  args: {
    title: 'Couldn’t load the purchases of the Upper Hollis Creek and Little Potlatch partnership',
    message:
      'The server said: the-ledger-of-account-2281-is-being-written-anew-after-the-nightly-load-of-2026-11-20. Your data are safe. Try again in a moment.',
    reference: '01938f6e-7c1a-7bb2-9d55-0f4f6c2f1a7e',
    onRetry: fn(),
  },
};
