import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateRange } from '../DateRange/DateRange';
import { FilterPanel } from './FilterPanel';

const meta = {
  title: 'Inputs/FilterPanel',
  component: FilterPanel,
  args: {
    title: 'Filter statements',
    onClose: fn(),
    onClear: fn(),
    onApply: fn(),
    children: (
      <DateRange
        from="2026-01-01"
        to="2026-12-31"
        presets={[{ label: 'Calendar 2026', from: '2026-01-01', to: '2026-12-31' }]}
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  args: { invalid: true, children: <DateRange from="2026-05-01" to="2026-04-01" onChange={fn()} /> },
};
