import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorAlert } from './ErrorAlert';

const meta = {
  component: ErrorAlert,
  args: { open: true, title: '', message: '', onClose: fn() },
} satisfies Meta<typeof ErrorAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheServer: Story = {
  args: { title: 'Error Code: 500', message: 'Message: The ledger could not be read.' },
};

export const FromTheBrowser: Story = { args: { title: 'Error', message: 'Failed to fetch' } };
