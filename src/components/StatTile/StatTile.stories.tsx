import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import { StatTile } from './StatTile';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: { label: 'Prepay remaining', value: '$21,480.00', note: '3 open prepay contracts' },
  decorators: [
    (Story) => (
      <Box sx={{ width: 180 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Leading: Story = { args: { href: '/my-account/purchases/prepay-open' } };

export const WithAction: Story = {
  args: {
    label: 'Deposit plan',
    value: '$6,250.75',
    note: undefined,
    href: '#my-deposit-plan',
    action: (
      <Button variant="outlined" size="small">
        Request pickup
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deposit plan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Request pickup' })).toHaveFocus();
    canvas.getByRole('button').blur();
  },
};

export const Loading: Story = { args: { value: undefined, note: undefined, state: 'loading' } };

export const Error: Story = {
  args: { value: undefined, note: undefined, state: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Unapplied credit of all accounts together',
    value: '$1,234,567,890.12 credit',
    note: 'Not used by any invoice yet, and kept until you say what it is for',
  },
};
