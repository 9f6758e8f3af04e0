import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from './Facts';

const meta = { title: 'Data/Facts', component: Facts } satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: {
    facts: [
      { label: 'Account number', value: '2281' },
      { label: 'Terms', value: 'Net due on the last day of the next month' },
      { label: 'Tax exempt', value: 'Yes', note: 'Certificate expires Jun 30, 2027' },
    ],
  },
};

export const LongValue: Story = {
  args: {
    facts: [
      {
        label: 'E-mail',
        value: 'a-very-long-address-without-any-break-at-all@accounts.hollis-creek.example',
      },
    ],
  },
};
