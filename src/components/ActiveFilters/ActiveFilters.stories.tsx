import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActiveFilters } from './ActiveFilters';

const meta = {
  title: 'Inputs/ActiveFilters',
  component: ActiveFilters,
  args: {
    filters: [
      { id: 'dates', label: 'Jan 1, 2026 to Dec 31, 2026' },
      { id: 'group', label: 'Product group: Fertilizer, Seed' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: {
    filters: [
      {
        id: 'product',
        label:
          'Product: Urea 46-0-0 bulk, MAP 11-52-0 bulk, Certified soft white winter wheat seed treated twice, Sulfur 90',
      },
    ],
  },
};
