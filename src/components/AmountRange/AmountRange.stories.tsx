import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AmountRange } from './AmountRange';

const meta = {
  title: 'Inputs/AmountRange',
  component: AmountRange,
  args: { least: '', most: '', onChange: () => undefined },
  render: function Remembering(args) {
    const [span, setSpan] = useState({ least: args.least, most: args.most });
    return (
      <AmountRange
        {...span}
        onChange={(next) => {
          setSpan(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AmountRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { args: { least: '100', most: '2500.50' } };

/** The last amount is below the first. */
export const Backwards: Story = { args: { least: '500', most: '100' } };
