import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { FormPassword } from './FormPassword';
import { form, inForm } from './testing/inForm';

const rules = object({ password: string().required('Enter your password') });
const empty = { values: { password: '' }, rules };

const meta = {
  title: 'Inputs/FormPassword',
  component: FormPassword,
  decorators: [inForm],
  parameters: form(empty),
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof FormPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { parameters: form({ values: { password: 'Harvest7!' } }) };

export const Shown: Story = {
  ...Filled,
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');

    canvas.getByRole('button', { name: 'Hide password' }).blur();
  },
};

export const Invalid: Story = { parameters: form({ ...empty, tried: true }) };

export const Disabled: Story = { ...Filled, args: { disabled: true } };
