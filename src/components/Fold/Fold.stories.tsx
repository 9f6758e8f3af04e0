import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Fold } from './Fold';

const meta = {
  title: 'Shell/Fold',
  component: Fold,
  args: {
    variant: 'part',
    title: 'Branch Pullman',
    summary: 'Monday to Friday 7:30 AM to 5:00 PM',
    open: false,
    onToggle: fn(),
    children: <TextField label="Phone after hours" />,
  },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Open: Story = { args: { open: true } };

export const OneLine: Story = { args: { summary: undefined } };

/** The keyboard opens it, and what is in it comes next. */
export const ByKeyboard: Story = {
  render: function Kept(args) {
    const [open, setOpen] = useState(false);
    return <Fold {...args} open={open} onToggle={() => setOpen(!open)} />;
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Phone after hours')).toHaveFocus();
    canvas.getByLabelText('Phone after hours').blur();
  },
};

export const Rows: Story = {
  args: { variant: 'row', summary: undefined },
  render: (args) => (
    <Stack>
      {['Monday 7:30 AM to 5:00 PM', 'Saturday 8:00 AM to 12:00 PM from 08-01 to 10-31'].map((title, at) => (
        <Fold key={title} {...args} title={title} open={at === 1} />
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    title: 'Branch Confluence of the Snake and the Clearwater at Lower Granite',
    summary:
      'Monday to Friday 7:30 AM to 12:00 PM and 1:00 PM to 5:00 PM, Saturday 8:00 AM to 12:00 PM · 2 seasons · 11 exceptions',
  },
};
