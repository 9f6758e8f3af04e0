import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { atTheDesk, byDayOnAPhone } from '../../.storybook/modes';
import { Toasts } from '@/components/Toasts/Toasts';
import { AutopayPage, type AutopayPageProps } from '@/features/autopay/AutopayPage';
import { accountsOf } from '../support/accountStates';
import { failed, loading, ready } from '../support/asyncStates';
import { anAutopay, anAutopayRun, anAutopayView } from '../support/autopayBuilders';
import { anAccount, now } from '../support/builders';
import { anOption } from '../support/optionBuilders';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Autopay',
  component: AutopayPage,
  render: (args) => (
    <Toasts>
      <AutopayPage {...args} />
    </Toasts>
  ),
  ...portalPage(
    '/my-account/payments/autopay',
    'What falls due is paid by itself: by which terms, what comes next and why that much, and what was paid.',
  ),
  args: {
    accounts: accountsOf(anAccount()),
    selected: '2281',
    onSelect: fn(),
    view: ready(anAutopayView()),
    banks: ready([anOption()]),
    onRead: fn<AutopayPageProps['onRead']>(() =>
      Promise.resolve({
        version: 'autopay-1',
        text: 'I authorize Larkspur Basin Supply to debit my Farm checking ••4417 again and again by ACH.',
        english: null,
        sha256: '0'.repeat(64),
      }),
    ),
    onSetUp: fn<AutopayPageProps['onSetUp']>(() => Promise.resolve()),
    onTurnOff: fn<AutopayPageProps['onTurnOff']>(() => Promise.resolve()),
    onChangeRun: fn<AutopayPageProps['onChangeRun']>(() => Promise.resolve()),
    now,
  },
} satisfies Meta<typeof AutopayPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is on, and a payment was announced. */
export const Default: Story = {};

export const Skipped: Story = {
  parameters: atTheDesk,
  args: { view: ready(anAutopayView({ next: anAutopayRun({ status: 'skipped' }) })) },
};

/** Nobody set it up yet. */
export const None: Story = {
  ...byDayOnAPhone,
  args: { view: ready(anAutopayView({ autopay: null, next: null, history: [] })) },
};

export const Paused: Story = {
  parameters: atTheDesk,
  args: {
    view: ready(
      anAutopayView({
        autopay: anAutopay({ status: 'paused', reason: 'returned' }),
        next: null,
        history: [anAutopayRun({ status: 'dropped' })],
      }),
    ),
  },
};

/** The terms, then the text that is agreed to. */
export const SettingUp: Story = {
  ...byDayOnAPhone,
  args: { view: ready(anAutopayView({ autopay: null, next: null, history: [] })) },
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up autopay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up autopay' }));
    await userEvent.type(await dialog.findByLabelText(/^Limit per payment/), '25000');
    await userEvent.type(dialog.getByLabelText(/^Limit per calendar month/), '50000');
    await userEvent.click(dialog.getByRole('button', { name: 'Read the text' }));

    await expect(await dialog.findByRole('checkbox', { name: /^I agree to this/ })).not.toBeChecked();
    await expect(args.onRead).toHaveBeenCalledWith({
      dayRule: 'invoice',
      covers: 'due',
      optionId: anOption().id,
      paymentCapCents: 2_500_000,
      monthCapCents: 5_000_000,
    });
  },
};

export const Loading: Story = { parameters: atTheDesk, args: { view: loading } };

export const Failed: Story = { parameters: atTheDesk, args: { view: failed } };

/** Somebody may look at the account and not pay. */
export const NoPermission: Story = {
  parameters: atTheDesk,
  args: { accounts: accountsOf(anAccount({ level: 'view' })), view: loading },
};
