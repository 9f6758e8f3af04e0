import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { narrow } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { RefundPage, type RefundPageProps } from '@/features/refund/RefundPage';
import type { RefundAsked } from '@/features/refund/refundValues';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { failed, loading, ready } from '../support/asyncStates';
import { aNewOption, anOption } from '../support/optionBuilders';
import { portalPage } from '../support/PortalFrame';
import { aRefundDetail, aRefundOffer } from '../support/refundBuilders';

const option = anOption();
const asked: RefundAsked = {
  amount: 110_000,
  deliverymethod: 'ach',
  paymentoption: option.id,
  comments: '',
};

/** The page with its steps, which the portal keeps in the address. */
function Stepping(args: RefundPageProps) {
  const [step, setStep] = useState(args.step);
  return <RefundPage {...args} step={step} go={setStep} />;
}

const meta = {
  title: 'Screens/Refund',
  component: RefundPage,
  render: (args) => <Stepping {...args} />,
  ...portalPage(
    '/my-account/payments/refund',
    'Asks for credit of a trade account back: what can be refunded and how that is made up, how it comes, one more look, and its number.',
  ),
  args: {
    accounts: accountsOf(anAccount()),
    selected: '2281',
    onSelect: fn(),
    step: 'form',
    go: fn(),
    offer: ready(aRefundOffer()),
    banks: ready([option, aNewOption()]),
    addedBank: null,
    request: ready(aRefundDetail()),
    initial: asked,
    onChange: fn(),
    onSend: fn<RefundPageProps['onSend']>(() => Promise.resolve({ request: aRefundDetail() })),
    onAnew: fn(),
    now,
  },
} satisfies Meta<typeof RefundPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });

/** All of it by default; the way is still to be chosen. */
export const Default: Story = { args: { initial: undefined } };

/** Into a bank account; one that is not confirmed says so. */
export const ToBank: Story = {};

export const ByCheck: Story = {
  args: { initial: { ...asked, deliverymethod: 'checkMail', paymentoption: '' } },
};

/** Everything that is taken off stands by itself. */
export const MadeUp: Story = {
  args: {
    offer: ready(
      aRefundOffer({
        sum: {
          memoCents: 35_000,
          unappliedCents: 100_000,
          owedCents: 25_000,
          notInvoicedCents: 12_500,
          usedCents: 10_000,
          refundsCents: 20_000,
          unclearedCents: 5_000,
          refundableCents: 62_500,
        },
        mostCents: 62_500,
      }),
    ),
    initial: undefined,
  },
};

export const Narrow360: Story = { ...narrow, args: { initial: undefined } };

/** An address or a number was replaced lately. */
export const BanksRest: Story = {
  args: {
    offer: ready(
      aRefundOffer({
        banksRest:
          'Your email address or phone number changed lately. Until Nov 22, 2026, 7:20 AM we send no refunds to bank accounts. Ask for a check, or call us.',
      }),
    ),
  },
};

export const NoBank: Story = { args: { banks: ready([]), initial: { ...asked, paymentoption: '' } } };

export const Checked: Story = {
  async play({ canvas }) {
    await userEvent.click(await press(canvas, 'Review request'));

    await expect(await canvas.findByRole('heading', { name: 'Review your request' })).toHaveFocus();
    await expect(canvas.getByText('Farm checking ••4417')).toBeVisible();
  },
};

export const Sent: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await press(canvas, 'Review request'));
    await userEvent.click(await press(canvas, 'Send request'));

    await expect(await canvas.findByRole('heading', { name: 'We have your request' })).toHaveFocus();
    await expect(canvas.getByText('PR-2026-000141')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith(asked, false);
  },
};

export const SentError: Story = { args: { step: 'sent', request: failed } };

/** Nothing answered: what was filled in stays, and sending it again asks once. */
export const NotReached: Story = {
  args: {
    step: 'check',
    onSend: fn<RefundPageProps['onSend']>(() =>
      Promise.reject(
        new ApiError({
          code: 'unavailable',
          message: 'The portal didn’t answer. Check your connection and try again.',
        }),
      ),
    ),
  },
  async play({ canvas }) {
    await userEvent.click(await press(canvas, 'Send request'));

    await expect(await canvas.findByText('Your request may not have arrived')).toBeVisible();
  },
};

/** The credit went while the form stood open. */
export const CreditGone: Story = {
  args: {
    step: 'check',
    onSend: fn<RefundPageProps['onSend']>(() => {
      const message = 'You can ask for up to $400.00.';
      return Promise.reject(new ApiError({ code: 'invalid', message, fields: { amount: message } }));
    }),
  },
  async play({ canvas }) {
    await userEvent.click(await press(canvas, 'Send request'));

    await expect((await canvas.findAllByText(/You can ask for up to \$400\.00/))[0]).toBeVisible();
  },
};

const nothing = { memoCents: 0, unappliedCents: 0, owedCents: 941_250, refundableCents: 0 };

export const NothingToRefund: Story = {
  args: {
    offer: ready(
      aRefundOffer({
        refusal: 'This account owes as much as it has in credit, or it has no credit.',
        sum: { ...aRefundOffer().sum, ...nothing },
        mostCents: 0,
      }),
    ),
  },
};

/** It says why, whom to call, and how the credit is made up. */
export const OldFigures: Story = {
  args: {
    offer: ready(
      aRefundOffer({
        refusal: 'Our figures are from Nov 14, 2026. Ask again when newer ones are here, or call us.',
      }),
    ),
  },
};

export const NoPermission: Story = { args: { accounts: accountsOf(anAccount({ level: 'view' })) } };

export const ChooseAccount: Story = {
  args: {
    accounts: accountsOf(
      anAccountInCredit(),
      anAccount({ id: '2295', accountNo: '2295', name: 'Hollis Orchards', unappliedCreditCents: 45_000 }),
    ),
    selected: null,
  },
};

export const NoAccount: Story = { args: { accounts: accountsOf(), selected: null } };

export const Loading: Story = { args: { offer: loading, banks: loading } };

export const Failed: Story = { args: { offer: failed } };
