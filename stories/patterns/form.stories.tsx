import type { Meta, StoryObj } from '@storybook/react-vite';
import { atTheDesk, inMoreContrast } from '../../.storybook/modes';
import { expect, fn, type within } from 'storybook/test';
import { ApiError } from '@contract/problem';
import { type BankFormProps, blankAccount } from './BankForm';
import { BankPage } from './BankPage';

const account = {
  holderType: 'business',
  holderName: 'Hollis Creek Farms',
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountNumberAgain: '000123456789',
  nickname: 'Farm checking',
  agreed: true,
};
const bank = { state: 'found', bank: 'Palouse Community Bank, Colfax WA' } as const;

const meta = {
  title: 'Patterns/Form',
  component: BankPage,
  args: { initial: blankAccount, onSave: fn<BankFormProps['onSave']>(() => Promise.resolve()) },
} satisfies Meta<typeof BankPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const saving = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: 'Save bank account' });

export const Default: Story = inMoreContrast;

/** The whole form by keyboard, in the order in which it is read. */
export const Filled: Story = {
  parameters: atTheDesk,
  args: { lookup: bank },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(account.holderName);
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Checking');
    await userEvent.tab();
    await userEvent.keyboard('021 000 021');
    await userEvent.tab();
    await userEvent.keyboard(account.accountNumber);
    await userEvent.tab();
    await userEvent.keyboard(account.accountNumberAgain);
    await userEvent.tab();
    await userEvent.keyboard(account.nickname);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();

    await expect(saving(canvas)).toHaveFocus();
    saving(canvas).blur();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Tried with nothing filled in: the summary takes the focus and leads to each field. */
export const Invalid: Story = {
  parameters: atTheDesk,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(saving(canvas));

    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Business' })).toHaveFocus();
    summary.focus();
  },
};

export const Sending: Story = {
  parameters: atTheDesk,
  args: {
    initial: account,
    lookup: bank,
    onSave: fn<BankFormProps['onSave']>(() => new Promise(() => undefined)),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.dblClick(saving(canvas));
    await userEvent.type(canvas.getByLabelText('Name on the account'), '{Enter}');

    await expect(canvas.getByText('Saving the bank account…')).toBeInTheDocument();
    await expect(args.onSave).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Words for a field of the form stand under it; what no field is to blame for is said all the same. */
export const ServerRefused: Story = {
  parameters: atTheDesk,
  args: {
    initial: account,
    lookup: bank,
    onSave: fn<BankFormProps['onSave']>(() =>
      Promise.reject(
        new ApiError({
          code: 'conflict',
          message: 'This account cannot be saved.',
          fields: {
            accountNumber: 'You have added this account already',
            owner: 'Your sign-in may have no more than 10 bank accounts',
          },
        }),
      ),
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(saving(canvas));

    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Your sign-in may have no more than 10 bank accounts.');
    await expect(canvas.getByRole('link', { name: 'You have added this account already' })).toHaveAttribute(
      'href',
      '#field-accountNumber',
    );
    await expect(summary).toHaveFocus();
  },
};

export const Done: Story = {
  parameters: atTheDesk,
  args: { initial: account },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(saving(canvas));

    const heading = await canvas.findByRole('heading', { name: 'Your bank account is saved' });
    await expect(heading).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(account);
  },
};
