import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object } from 'yup';
import { money } from '@contract/rules/money';
import { FormMoney } from './FormMoney';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ amount: money({ min: 100, max: 1_453_241 }).required('Enter an amount') });
const empty = { values: { amount: '' }, rules };

const meta = {
  title: 'Inputs/FormMoney',
  component: FormMoney,
  decorators: [inForm],
  parameters: form(empty),
  args: { name: 'amount', label: 'Amount', hint: 'Up to the balance of $14,532.41' },
} satisfies Meta<typeof FormMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is typed stays as it is typed until the field is left. */
export const Filled: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Amount');
    await userEvent.type(field, '$1,234.5');
    await expect(field).toHaveValue('$1,234.5');
    await expect(changed).toHaveBeenLastCalledWith({ amount: 123_450 });

    await userEvent.tab();
    await expect(field).toHaveValue('1,234.50');
  },
};

/** An amount that could be meant in two ways is not guessed. */
export const Unreadable: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Amount');
    await userEvent.type(field, '12.345');
    await userEvent.tab();

    await expect(field).toHaveValue('12.345');
    await expect(field).toHaveAccessibleDescription('Enter no more than two digits after the point');
  },
};

export const TooMuch: Story = { parameters: form({ ...empty, values: { amount: 1_500_000 }, tried: true }) };

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

export const Disabled: Story = {
  args: { disabled: true },
  parameters: form({ values: { amount: 1_453_241 } }),
};
