import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateRange } from './DateRange';

const meta = {
  title: 'Inputs/DateRange',
  component: DateRange,
  args: {
    from: '',
    to: '',
    presets: [
      { label: '2026 season', from: '2026-01-01', to: '2026-12-31' },
      { label: 'Last 30 days', from: '2026-10-21', to: '2026-11-20' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Season: Story = { args: { from: '2026-01-01', to: '2026-12-31' } };

export const Backwards: Story = { args: { from: '2026-05-01', to: '2026-04-01' } };
