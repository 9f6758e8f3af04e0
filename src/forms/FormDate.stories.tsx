import type { Meta, StoryObj } from '@storybook/react-vite';
import { object, string } from 'yup';
import { dayProblem, type DayRule } from '@contract/rules/day';
import { FormDate } from './FormDate';
import { form, inForm } from './testing/inForm';

const rule: DayRule = {
  min: '2026-11-21',
  max: '2027-01-20',
  isOpen: (date) => date !== '2026-11-26',
  closed: (date) => `Banks are closed on ${date}. Choose another day`,
};
const rules = object({
  payDate: string()
    .required('Enter the payment date')
    .test('day', (value, { createError }) => {
      const message = dayProblem(value, rule);
      return message === undefined || createError({ message });
    }),
});
const on = (payDate: string, tried = false) => form({ values: { payDate }, rules, tried });

const meta = {
  title: 'Inputs/FormDate',
  component: FormDate,
  decorators: [inForm],
  parameters: on(''),
  args: { name: 'payDate', label: 'Payment date', hint: 'From today, up to 60 days ahead', rule },
} satisfies Meta<typeof FormDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { parameters: on('2026-11-23') };

export const Invalid: Story = { parameters: on('', true) };

export const TooEarly: Story = { parameters: on('2026-11-20', true) };

/** A calendar cannot grey out single days of the browser’s own list, so the field says why. */
export const Closed: Story = { parameters: on('2026-11-26', true) };

export const AnyDay: Story = { args: { rule: undefined, hint: undefined, optional: true } };

export const Disabled: Story = { ...Filled, args: { disabled: true } };

export const ReadOnly: Story = { ...Filled, args: { readOnly: true } };
