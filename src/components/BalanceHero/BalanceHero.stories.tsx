import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { fn } from 'storybook/test';
import { BalanceHero } from './BalanceHero';

const meta = { component: BalanceHero } satisfies Meta<typeof BalanceHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owing: Story = {
  args: {
    label: 'Balance due',
    cents: 1_453_241,
    note: 'Due Nov 30, 2026. Includes $2,889.00 past due.',
    actions: (
      <>
        <Button variant="contained">Pay balance</Button>
        <Button variant="outlined">View statement</Button>
      </>
    ),
  },
};

export const InCredit: Story = {
  args: { label: 'Balance', cents: -52_010, note: 'You have nothing to pay.' },
};

export const NothingDue: Story = {
  args: { label: 'Balance due', cents: 0, note: 'You are all paid up. Next statement on Nov 30, 2026.' },
};

export const Loading: Story = {
  args: { label: 'Balance due', loading: true, note: 'Looking up your balance…' },
};

export const Error: Story = {
  args: {
    label: 'Balance due',
    note: 'Couldn’t load your balance. Your data are safe.',
    actions: (
      <Button variant="outlined" onClick={fn()}>
        Try again
      </Button>
    ),
  },
};

export const LongContent: Story = {
  args: {
    ...Owing.args,
    label: 'Balance due on all accounts of the Upper Hollis Creek and Little Potlatch partnership',
    cents: 123_456_789_012,
    note: 'Due Nov 30, 2026. Includes $102,889.00 past due and $4,210.18 of finance charges since September.',
  },
};
