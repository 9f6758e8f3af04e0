import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { FormCode } from './FormCode';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ code: string().matches(/^[0-9]{6}$/, 'Enter all 6 digits of the code') });
const of = (code: string, tried = false) => form({ values: { code }, rules, tried });

const meta = {
  title: 'Inputs/FormCode',
  component: FormCode,
  decorators: [inForm],
  parameters: of(''),
  args: { name: 'code', label: '6-digit code', hint: 'From the email that we sent' },
} satisfies Meta<typeof FormCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A code is often copied with the gap that it is printed with. */
export const Filled: Story = {
  async play({ userEvent }) {
    await userEvent.tab();
    await userEvent.paste('048 213');
    await userEvent.tab();

    await expect(changed).toHaveBeenLastCalledWith({ code: '048213' });
  },
};

export const Invalid: Story = { parameters: of('0482', true) };
