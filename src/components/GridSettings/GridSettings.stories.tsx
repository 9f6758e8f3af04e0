import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GridSettings } from './GridSettings';

const meta = {
  component: GridSettings,
  args: {
    columns: [
      { id: 'date', label: 'Date', shown: true },
      { id: 'item', label: 'Item', shown: true },
      { id: 'branch', label: 'Branch', shown: false },
    ],
    density: 'standard',
    onColumn: fn(),
    onDensity: fn(),
  },
} satisfies Meta<typeof GridSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const OneColumnLeft: Story = {
  args: { columns: [{ id: 'date', label: 'Date', shown: true }] },
};
