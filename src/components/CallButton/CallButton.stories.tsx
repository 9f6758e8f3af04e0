import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallButton } from './CallButton';

const meta = {
  title: 'Actions/CallButton',
  component: CallButton,
  args: { phone: '(509) 555-0100' },
} satisfies Meta<typeof CallButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WayOut: Story = { args: { variant: 'contained', size: 'large' } };

/** Beside the name of the branch. */
export const OfABranch: Story = { args: { name: 'Tekoa' } };

export const Brief: Story = { args: { name: 'Tekoa', brief: true } };

export const International: Story = { args: { phone: '+1 509 555 0100' } };
