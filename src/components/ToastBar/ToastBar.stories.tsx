import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastBar } from './ToastBar';

const meta = {
  component: ToastBar,
  args: { message: 'Preferences saved.', open: true, onClose: fn(), onGone: fn() },
} satisfies Meta<typeof ToastBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const Info: Story = { args: { message: 'Link copied.', severity: 'info' } };
