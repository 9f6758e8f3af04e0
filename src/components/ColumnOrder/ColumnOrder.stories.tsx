import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ColumnOrder } from './ColumnOrder';

const meta = {
  title: 'Actions/ColumnOrder',
  component: ColumnOrder,
  args: {
    columns: [
      { id: 'date', label: 'Date' },
      { id: 'item', label: 'Item' },
      { id: 'branch', label: 'Branch' },
    ],
    onOrder: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ColumnOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
