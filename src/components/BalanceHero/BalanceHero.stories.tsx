import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
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
