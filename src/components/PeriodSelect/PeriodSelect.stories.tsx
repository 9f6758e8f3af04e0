import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PeriodSelect } from './PeriodSelect';

const meta = {
  title: 'Inputs/PeriodSelect',
  component: PeriodSelect,
  args: {
    periods: ['Any time', 'This month', 'Last month', 'Calendar 2026'],
    period: 'Any time',
    onPeriod: fn(),
    onCustom: fn(),
  },
} satisfies Meta<typeof PeriodSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnSpan: Story = { args: { period: undefined } };
