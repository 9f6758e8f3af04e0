import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AccountSwitcher } from './AccountSwitcher';

const meta = {
  title: 'Navigation/AccountSwitcher',
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

/** Opened, moved through and left by the keyboard alone; the focus is back where it came from. */
export const ByKeyboard: Story = {
  args: { selected: '2281' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Hollis Creek Farms/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onSelect).not.toHaveBeenCalled();
    button.blur();
  },
};

export const LongContent: Story = {
  args: {
    accounts: [
      {
        id: '2281',
        name: 'Upper Hollis Creek and Little Potlatch Growers’ Supply Partnership',
        accountNo: '2281-00017',
      },
      { id: '2290', name: 'Hollis Custom Application', accountNo: '2290' },
    ],
    selected: '2281',
  },
};
