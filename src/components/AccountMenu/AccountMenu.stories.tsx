import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AccountMenu } from './AccountMenu';

const meta = {
  component: AccountMenu,
  args: {
    id: 'accounts',
    anchor: document.body,
    accounts: [
      { id: '2281', name: 'Hollis Creek Farms', accountNo: '2281' },
      { id: '2290', name: 'Hollis Custom Application', accountNo: '2290', note: 'View only' },
      { id: '1904', name: 'Hollis & Daughters', accountNo: '1904', note: 'Closed' },
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

export const AllOfThem: Story = { args: { selected: null } };

export const LongContent: Story = {
  args: {
    accounts: [
      {
        id: '2281',
        name: 'Upper Hollis Creek and Little Potlatch Growers’ Supply Partnership',
        accountNo: '2281-00017',
        note: 'View only',
      },
      { id: '2290', name: 'Hollis', accountNo: '2290' },
    ],
    selected: '2281',
  },
};
