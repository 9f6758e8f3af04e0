import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPaymentDetail, aReturnedPayment } from '@stories/support/paymentBuilders';
import { PaymentDetail } from './PaymentDetail';

const meta = {
  title: 'Data/PaymentDetail',
  component: PaymentDetail,
  args: {
    payment: aPaymentDetail(),
    invoiceHref: (invoiceNo) => `#invoice-${invoiceNo}`,
    requestHref: (requestId) => `#request-${requestId}`,
  },
} satisfies Meta<typeof PaymentDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posted: Story = {};

/** The bank sent it back: why, and what to do. */
export const Returned: Story = { args: { payment: aReturnedPayment() } };

/** The ERP keeps what takes a payment back as a payment of its own. */
export const TakesAnotherBack: Story = {
  args: {
    payment: aPaymentDetail({
      paymentNo: 'P-30230',
      method: 'cash',
      reference: null,
      status: 'reversed',
      reverses: 'P-30218',
      amountCents: -821_450,
      discountCents: -19_962,
      applications: [],
    }),
  },
};
