import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object } from 'yup';
import { usPhone } from '@contract/rules/phone';
import { FormPhone } from './FormPhone';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ phone: usPhone().required('Enter your phone number') });
const empty = { values: { phone: '' }, rules };

const meta = {
  title: 'Inputs/FormPhone',
  component: FormPhone,
  decorators: [inForm],
  parameters: form(empty),
  args: { name: 'phone', label: 'Phone number', hint: 'A US number that can receive text messages' },
} satisfies Meta<typeof FormPhone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '1 509.555 0134');
    await expect(field).toHaveValue('1 509.555 0134');
    await expect(changed).toHaveBeenLastCalledWith({ phone: '+15095550134' });

    await userEvent.tab();
    await expect(field).toHaveValue('(509) 555-0134');
  },
};

export const Unreadable: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '555-0134');
    await userEvent.tab();

    await expect(field).toHaveValue('555-0134');
    await expect(field).toHaveAccessibleDescription('Enter a US phone number with 10 digits');
  },
};

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

export const Disabled: Story = {
  args: { disabled: true },
  parameters: form({ values: { phone: '+15095550134' } }),
};
