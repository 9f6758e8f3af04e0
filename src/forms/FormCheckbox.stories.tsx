import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { boolean, object } from 'yup';
import { FormCheckbox } from './FormCheckbox';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ agreed: boolean().oneOf([true], 'Agree to this before you save the account') });
const empty = { values: { agreed: false }, rules };

const meta = {
  title: 'Inputs/FormCheckbox',
  component: FormCheckbox,
  decorators: [inForm],
  parameters: form(empty),
  args: {
    name: 'agreed',
    required: true,
    label:
      'I own this account, and Larkspur Basin Growers’ Supply may take payments from it that I ask for here. I can take this back at any time by removing the account.',
  },
} satisfies Meta<typeof FormCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  async play({ userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();

    await expect(changed).toHaveBeenLastCalledWith({ agreed: true });
  },
};

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

export const WithHint: Story = {
  args: {
    label: 'Pay with this account by default',
    hint: 'You can choose another for each payment.',
    required: false,
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: form({ values: { agreed: true } }),
};
