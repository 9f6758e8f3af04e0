import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { byDayOnAPhone } from '../../.storybook/modes';
import { Toasts } from '@/components/Toasts/Toasts';
import { ScheduledPage, type ScheduledPageProps } from '@/features/autopay/ScheduledPage';
import { accountsOf } from '../support/accountStates';
import { anAutopayRun } from '../support/autopayBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { anAccount, now } from '../support/builders';
import { anOption } from '../support/optionBuilders';
import { portalPage } from '../support/PortalFrame';
import { aScheduled, aScheduledView } from '../support/scheduledBuilders';

const meta = {
  title: 'Screens/Scheduled payments',
  component: ScheduledPage,
  render: (args) => (
    <Toasts>
      <ScheduledPage {...args} />
    </Toasts>
  ),
  ...portalPage(
    '/my-account/payments/scheduled',
    'Payments on days that somebody chose: what comes when and by which terms, and what was paid.',
  ),
  args: {
    accounts: accountsOf(anAccount()),
    selected: '2281',
    onSelect: fn(),
    view: ready(aScheduledView()),
    banks: ready([anOption()]),
    onRead: fn<ScheduledPageProps['onRead']>(() =>
      Promise.resolve({
        id: '0196280f-0000-7000-8000-0000000000e9',
        version: 'scheduled-once-1',
        text: 'I authorize Larkspur Basin Supply to debit my Farm checking ••4417 once by ACH.',
        english: null,
        sha256: '0'.repeat(64),
      }),
    ),
    onSchedule: fn<ScheduledPageProps['onSchedule']>(() => Promise.resolve()),
    onSkip: fn<ScheduledPageProps['onSkip']>(() => Promise.resolve()),
    onCancel: fn<ScheduledPageProps['onCancel']>(() => Promise.resolve()),
    now,
  },
} satisfies Meta<typeof ScheduledPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One monthly, one of which nothing is to pay as of today, and what was paid. */
export const Default: Story = {};

/** Nobody scheduled anything yet. */
export const None: Story = {
  ...byDayOnAPhone,
  args: { view: ready(aScheduledView({ scheduled: [], history: [] })) },
};

/** One that a return paused, and one whose bank account was deleted. */
export const Stopped: Story = {
  ...byDayOnAPhone,
  args: {
    view: ready(
      aScheduledView({
        scheduled: [
          aScheduled({ status: 'paused', reason: 'returned', next: null, changeUntil: null }),
          aScheduled({
            id: '0196280f-0000-7000-8000-0000000000e3',
            status: 'ended',
            reason: 'bankRemoved',
            next: null,
            changeUntil: null,
          }),
        ],
      }),
    ),
  },
};

/** The next one of a monthly payment is skipped, which can be taken back. */
export const Skipped: Story = {
  ...byDayOnAPhone,
  args: {
    view: ready(
      aScheduledView({
        scheduled: [aScheduled({ next: anAutopayRun({ status: 'skipped' }) })],
      }),
    ),
  },
};

/** The terms of a payment by chosen invoices, then the text that is agreed to. */
export const Scheduling: Story = {
  ...byDayOnAPhone,
  args: { view: ready(aScheduledView({ scheduled: [], history: [] })) },
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule a payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a payment' }));
    await userEvent.selectOptions(await dialog.findByLabelText(/^What/), 'invoices');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /0048290/ }));
    await userEvent.type(dialog.getByLabelText(/^Limit per payment/), '5000');
    await userEvent.type(dialog.getByLabelText(/^First day/), '2026-12-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Read the text' }));

    await expect(await dialog.findByRole('checkbox', { name: /^I agree to this/ })).not.toBeChecked();
    await expect(args.onRead).toHaveBeenCalledWith({
      covers: 'invoices',
      invoices: '0048290',
      capCents: 500_000,
      repeats: 'once',
      firstDay: '2026-12-15',
      optionId: anOption().id,
    });
  },
};

/** Invoices that were ticked on Make a payment; one of them is on its way by now. */
export const FromMakeAPayment: Story = {
  ...byDayOnAPhone,
  args: { begun: { invoices: ['0048213', '0048311'], optionId: anOption().id }, onBegunOver: fn() },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a payment' }));
    await expect(await dialog.findByText(/^Invoice 0048311 was left out/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /0048213/ })).toBeChecked();
    await expect(dialog.getByLabelText(/^Limit per payment/)).toHaveValue('9,500.00');
  },
};

export const Loading: Story = { ...byDayOnAPhone, args: { view: loading } };

export const Failed: Story = { ...byDayOnAPhone, args: { view: failed } };
