import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { fn } from 'storybook/test';
import { AccountSwitcher } from './AccountSwitcher';

const meta = {
  component: AccountSwitcher,
  args: {
    accounts: [
      { id: '2281', name: 'Hollis Creek Farms', accountNo: '2281' },
      { id: '2290', name: 'Hollis Custom Application', accountNo: '2290' },
      { id: '1904', name: 'Hollis & Daughters', accountNo: '1904', note: 'Closed' },
    ],
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ width: 248 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof AccountSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { selected: '2281' } };

export const AllOfThem: Story = { args: { selected: null } };

export const OnlyAccount: Story = {
  args: { accounts: [{ id: '2281', name: 'Hollis Creek Farms', accountNo: '2281' }], selected: '2281' },
};
