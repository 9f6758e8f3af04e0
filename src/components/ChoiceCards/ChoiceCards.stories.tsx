import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import Chip from '@mui/material/Chip';
import { expect, fn } from 'storybook/test';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { Money } from '../Money/Money';
import { ChoiceCards } from './ChoiceCards';

const meta = {
  title: 'Inputs/ChoiceCards',
  component: ChoiceCards,
  args: {
    label: 'How do you want your code?',
    choices: [
      { id: 'sms', label: 'Text message', description: 'To the phone number that we have.', icon: 'phone' },
      { id: 'email', label: 'Email', description: 'To your email address.', icon: 'email' },
      {
        id: 'totp',
        label: 'Authenticator app',
        description: 'Works without a signal.',
        icon: 'key',
      },
    ],
    selected: 'sms',
    onSelect: fn(),
  },
  render: function Chosen({ selected: first, onSelect, ...args }) {
    const [selected, setSelected] = useState(first);
    const select = (id: string) => {
      setSelected(id);
      onSelect(id);
    };
    return <ChoiceCards {...args} selected={selected} onSelect={select} />;
  },
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen, and how round it is, is the brand’s. */
export const Default: Story = {
  ...inEveryBrand(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Text message' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Email' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Authenticator app' })).toBeChecked();

    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Authenticator app' })).not.toHaveFocus();
  },
};

export const NothingChosen: Story = { args: { selected: undefined } };

export const LabelsOnly: Story = {
  args: {
    choices: [
      { id: 'now', label: 'Now' },
      { id: 'later', label: 'Later' },
    ],
    selected: 'later',
  },
};

/** What each choice comes to stands at its end. */
export const WithAmounts: Story = {
  args: {
    label: 'How much would you like to pay?',
    choices: [
      {
        id: 'due',
        label: 'Balance due',
        description: 'Due Nov 30, 2026',
        aside: <Money cents={1_453_241} />,
      },
      {
        id: 'past',
        label: 'Past due only',
        description: '1 invoice, 14 days late',
        aside: <Money cents={288_900} />,
      },
      { id: 'other', label: 'Another amount' },
    ],
    selected: 'due',
  },
};

export const NotOpenToAll: Story = {
  args: {
    label: 'Pay from',
    hint: 'Bank accounts that you have added.',
    choices: [
      {
        id: '1',
        label: 'Palouse Community Bank',
        description: 'Checking ••4417',
        aside: <Chip label="Default" />,
      },
      {
        id: '2',
        label: 'Hollis Creek Credit Union',
        description: 'Being checked until Nov 24, 2026',
        disabled: true,
      },
    ],
    selected: '1',
  },
};

export const Error: Story = {
  args: { selected: undefined, error: 'Choose how you want your code', firstId: 'field-method' },
};

export const LongContent: Story = {
  args: {
    label: 'Which of the accounts that you may see shall the payment be put on?',
    choices: [
      {
        id: '1',
        label: 'Partnership of the Upper Hollis Creek and Little Potlatch Growers’ Supply Cooperative',
        description:
          'Account 2281, with all invoices since January 2019 that were split between the partners',
        aside: <Money cents={123_456_789_012} />,
      },
    ],
    selected: '1',
  },
};
