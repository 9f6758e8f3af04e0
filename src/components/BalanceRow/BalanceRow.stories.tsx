import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceRow } from './BalanceRow';

const meta = {
  title: 'Money & dates/BalanceRow',
  component: BalanceRow,
  args: { which: 'opening', day: '2026-04-01', cents: 2_500_000 },
} satisfies Meta<typeof BalanceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Between two pages of one range of days. */
export const CarriedOver: Story = { args: { which: 'carriedOver', day: '' } };

/** On the ledger of what is owed a balance below zero is the customer's. */
export const Credit: Story = { args: { which: 'closing', day: '2026-04-12', cents: -125_000, words: true } };
