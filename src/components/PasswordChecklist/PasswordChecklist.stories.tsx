import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordRequirements } from '@contract/rules/password';
import { PasswordChecklist } from './PasswordChecklist';

const meta = {
  title: 'Inputs/PasswordChecklist',
  component: PasswordChecklist,
  args: { requirements: passwordRequirements },
} satisfies Meta<typeof PasswordChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: { password: '' } };

export const Halfway: Story = { args: { password: 'harvest7' } };

export const Strong: Story = { args: { password: 'Harvest7!' } };

/** All that a strong password needs, and a space that came with it. */
export const SpaceAtTheEnd: Story = { args: { password: 'Harvest7! ' } };

/** The longest that the user pool takes is told only to who is beyond it. */
export const TooLong: Story = { args: { password: `Harvest7!${'x'.repeat(248)}` } };
