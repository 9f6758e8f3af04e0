import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object } from 'yup';
import { bankAccountNumber, sameAccountNumber } from '@contract/rules/bank';
import { FormAccountNumber } from './FormAccountNumber';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ account: bankAccountNumber(), again: sameAccountNumber('account') });
const of = (account: string, again: string, tried = false) =>
  form({ values: { account, again }, rules, tried });

const meta = {
  title: 'Inputs/FormAccountNumber',
  component: FormAccountNumber,
  decorators: [inForm],
  parameters: of('', ''),
  args: { name: 'account', confirmName: 'again' },
} satisfies Meta<typeof FormAccountNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Different: Story = { parameters: of('000123456789', '00123456789', true) };

export const Invalid: Story = { parameters: of('', '', true) };

/** A number may be pasted: whoever types it anew makes more mistakes. */
export const Filled: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.paste('0001 2345 6789');
    await userEvent.tab();
    await userEvent.paste('000123456789');
    await userEvent.tab();

    await expect(changed).toHaveBeenLastCalledWith({ account: '000123456789', again: '000123456789' });
    await expect(canvas.getByLabelText('Account number again')).not.toHaveAccessibleDescription();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: of('000123456789', '000123456789'),
};
