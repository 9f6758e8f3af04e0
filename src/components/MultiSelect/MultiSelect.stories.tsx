import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MultiSelect } from './MultiSelect';

const meta = {
  component: MultiSelect,
  args: {
    label: 'Product group',
    options: [
      { value: 'FERT', label: 'Fertilizer' },
      { value: 'CHEM', label: 'Crop protection' },
      { value: 'SEED', label: 'Seed' },
      { value: 'FUEL', label: 'Fuel' },
    ],
    values: [],
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Two: Story = { args: { values: ['FERT', 'SEED'] } };

export const Many: Story = { args: { values: ['FERT', 'SEED', 'FUEL'] } };
