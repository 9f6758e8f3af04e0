import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NoMatches } from './NoMatches';

const meta = {
  title: 'Feedback/NoMatches',
  component: NoMatches,
  args: { things: 'purchases', onClear: fn() },
} satisfies Meta<typeof NoMatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
