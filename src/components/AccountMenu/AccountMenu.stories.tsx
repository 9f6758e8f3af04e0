import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AccountMenu } from './AccountMenu';

const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  args: {
    id: 'accounts',
    anchor: document.body,
    accounts: [
      { id: '2281', name: 'Hollis Creek Farms', accountNo: '2281', owedCents: 1_853_241 },
      {
        id: '2290',
        name: 'Hollis Custom Application',
        accountNo: '2290',
        note: 'View only',
        owedCents: 8_201_157,
      },
      { id: '1904', name: 'Hollis & Daughters', accountNo: '1904', note: 'Closed', owedCents: 0 },
    ],
    onSelect: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { selected: '2281' },
  play: async ({ args }) => {
    const choice = (name: RegExp) => screen.getByRole('menuitemradio', { name });
    await waitFor(() => expect(choice(/Hollis Creek Farms/)).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await expect(choice(/Hollis Custom/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('2290');

    await userEvent.keyboard('{Home}');
    await expect(choice(/All accounts/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What is owed on deposit plans is no figure at all. */
export const WithoutAmounts: Story = {
  args: {
    together: false,
    accounts: [
      { id: 'S-1', name: 'Cash account', accountNo: 'S-1' },
      { id: 'S-2', name: 'Seed money', accountNo: 'S-2' },
    ],
    selected: 'S-1',
  },
};

export const AllOfThem: Story = { args: { selected: null } };

export const LongContent: Story = {
  args: {
    accounts: [
      {
        id: '2281',
        name: 'Upper Hollis Creek and Little Potlatch Growers’ Supply Partnership',
        accountNo: '2281-00017',
        note: 'View only',
        owedCents: 123_456_789_012,
      },
      { id: '2290', name: 'Hollis', accountNo: '2290', owedCents: 1 },
    ],
    selected: '2281',
  },
};
