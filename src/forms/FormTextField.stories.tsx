import type { Meta, StoryObj } from '@storybook/react-vite';
import { object, string } from 'yup';
import { FormTextField } from './FormTextField';
import { form, inForm } from './testing/inForm';

const rules = object({ holder: string().required('Enter the name on the account') });
const empty = { values: { holder: '' }, rules };

const meta = {
  title: 'Inputs/FormTextField',
  component: FormTextField,
  decorators: [inForm],
  parameters: form(empty),
  args: { name: 'holder', label: 'Name on the account', hint: 'As it is printed on the check' },
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { parameters: form({ values: { holder: 'Hollis Creek Farms' } }) };

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

export const Optional: Story = { args: { label: 'Nickname', optional: true, hint: undefined } };

export const Disabled: Story = { ...Filled, args: { disabled: true } };

export const ReadOnly: Story = { ...Filled, args: { readOnly: true } };

export const LongContent: Story = {
  args: {
    label:
      'Name of the person or of the partnership that holds the account, in full and without abbreviations',
    hint: 'Banks refuse payments whose name differs from the one that they have on file, so copy it from a check or a statement.',
  },
  parameters: form({
    values: { holder: 'Upper Hollis Creek and Little Potlatch Growers’ Supply Cooperative' },
  }),
};
