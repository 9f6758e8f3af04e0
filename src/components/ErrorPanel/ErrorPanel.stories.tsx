import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPanel } from './ErrorPanel';

const meta = { component: ErrorPanel } satisfies Meta<typeof ErrorPanel>;

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
