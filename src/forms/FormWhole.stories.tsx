import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { number, object } from 'yup';
import { FormWhole } from './FormWhole';
import { changed, form, inForm } from './testing/inForm';

const rules = object({
  hours: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .typeError('Enter a whole number')
    .required('Enter a number'),
});
const empty = { values: { hours: '' }, rules };

const meta = {
  title: 'Inputs/FormWhole',
  component: FormWhole,
  decorators: [inForm],
  parameters: form(empty),
  args: { name: 'hours', label: 'Hours ahead', hint: 'Business hours of the branch' },
} satisfies Meta<typeof FormWhole>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Hours ahead'), '24');
    await expect(changed).toHaveBeenLastCalledWith({ hours: 24 });
    await userEvent.tab();
  },
};

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

/** What is no whole number stays as it was typed, and is refused. */
export const Unreadable: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Hours ahead');
    await userEvent.type(field, '1.5');
    await userEvent.tab();

    await expect(field).toHaveValue('1.5');
    await expect(field).toHaveAccessibleDescription('Enter a whole number');
  },
};
