import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MultiSelect } from './MultiSelect';

const meta = {
  title: 'Inputs/MultiSelect',
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

/** Opened and used with the keyboard; what is chosen bears a tick. */
export const Open: Story = {
  args: { values: ['FERT', 'SEED'] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Product group' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['FERT', 'SEED', 'CHEM']);
    await expect(screen.getByRole('option', { name: 'Seed' })).toHaveAttribute('aria-selected', 'true');
  },
};
