import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordChecklist } from './PasswordChecklist';

const meta = { component: PasswordChecklist } satisfies Meta<typeof PasswordChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: { password: '' } };

export const Halfway: Story = { args: { password: 'harvest7' } };

export const Strong: Story = { args: { password: 'Harvest7!' } };
