import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { FormSelect } from './FormSelect';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ branch: string().required('Choose a branch') });
const empty = { values: { branch: '' }, rules };

const meta = {
  title: 'Inputs/FormSelect',
  component: FormSelect,
  decorators: [inForm],
  parameters: form(empty),
  args: {
    name: 'branch',
    label: 'Branch',
    hint: 'Where you want to pick it up',
    empty: 'Choose a branch',
    options: [
      { value: 'larkspur', label: 'Larkspur' },
      { value: 'potlatch', label: 'Potlatch' },
      { value: 'tekoa', label: 'Tekoa (closed until spring)', disabled: true },
    ],
  },
} satisfies Meta<typeof FormSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Branch' }), 'Potlatch');
    await userEvent.tab();

    await expect(changed).toHaveBeenLastCalledWith({ branch: 'potlatch' });
  },
};

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

export const Grouped: Story = {
  args: {
    options: [
      { value: 'larkspur', label: 'Larkspur', group: 'Washington' },
      { value: 'tekoa', label: 'Tekoa', group: 'Washington' },
      { value: 'potlatch', label: 'Potlatch', group: 'Idaho' },
      { value: 'other', label: 'Another place' },
    ],
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: form({ values: { branch: 'potlatch' } }),
};

export const LongContent: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'Larkspur Basin Growers’ Supply, agronomy and seed, east of the river (open on request)',
      },
    ],
  },
  parameters: form({ values: { branch: 'long' } }),
};
