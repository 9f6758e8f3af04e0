import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

export const One: Story = { args: { selected: '2281' } };

export const AllOfThem: Story = { args: { selected: null } };
