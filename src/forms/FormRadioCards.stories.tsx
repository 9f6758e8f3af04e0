import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { FormRadioCards } from './FormRadioCards';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ holderType: string().required('Choose whose account it is') });
const empty = { values: { holderType: '' }, rules };

const meta = {
  title: 'Inputs/FormRadioCards',
  component: FormRadioCards,
  decorators: [inForm],
  parameters: form(empty),
  args: {
    name: 'holderType',
    label: 'Whose account is it?',
    hint: 'Banks have other rules for a business.',
    choices: [
      { id: 'business', label: 'Business', description: 'In the name of the farm or a partnership.' },
      { id: 'personal', label: 'Personal', description: 'In your own name.' },
    ],
  },
} satisfies Meta<typeof FormRadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith({ holderType: 'business' });

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Personal' })).toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith({ holderType: 'personal' });
    canvas.getByRole('radio', { name: 'Personal' }).blur();
  },
};

/** Left without a choice, it says what is missing. */
export const Left: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.tab();

    await expect(await canvas.findByText('Choose whose account it is')).toBeVisible();
  },
};

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

export const PartlyClosed: Story = {
  args: {
    choices: [
      { id: 'business', label: 'Business', description: 'In the name of the farm or a partnership.' },
      {
        id: 'personal',
        label: 'Personal',
        description: 'Not open to this account: it belongs to a partnership.',
        disabled: true,
      },
    ],
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: form({ values: { holderType: 'business' } }),
};
