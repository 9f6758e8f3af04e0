import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inEverySight, narrow } from '../../.storybook/modes';
import { PaymentHistoryPage } from '@/features/payments/PaymentHistoryPage';
import { historyParams } from '@/features/payments/historyList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { config } from '../support/config';
import { failed, loading, ready } from '../support/asyncStates';
import { aPaymentsPage, aReturnedPayment, somePaymentTotals } from '../support/paymentBuilders';
import { portalPage } from '../support/PortalFrame';

const viewAt = (address = '') => historyParams.read(new URLSearchParams(address));

const meta = {
  title: 'Screens/Payment history',
  component: PaymentHistoryPage,
  ...portalPage(
    '/my-account/payments/payment-history',
    'Every payment as it was posted, what discounts it earned, and what took some of them back.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    payments: ready(aPaymentsPage()),
    turning: false,
    totals: ready(somePaymentTotals()),
    choices: ready({ methods: ['portalAch', 'check', 'cash', 'depositPlan'], types: ['regular', 'prepay'] }),
    payment: loading,
    hrefOf: (paymentNo) => `?payment=${paymentNo}`,
    company: config.companyName,
    exporting: false,
    onExport: () => undefined,
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <PaymentHistoryPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PaymentHistoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** A customer who has paid nothing yet. */
export const Empty: Story = {
  args: {
    payments: ready(aPaymentsPage([])),
    totals: ready(
      somePaymentTotals({
        rows: 0,
        paidCents: 0,
        discountCents: 0,
        chips: { all: 0, posted: 0, returned: 0, reversed: 0 },
        year: { year: 2026, paidCents: 0, discountCents: 0 },
      }),
    ),
  },
};

export const Error: Story = { args: { payments: failed, totals: failed, choices: failed } };

/** The bank sent it back: both amounts, and why. */
export const Drawer: Story = {
  args: { params: viewAt('payment=P-30102'), payment: ready(aReturnedPayment()) },
};

export const Narrow360: Story = narrow;
