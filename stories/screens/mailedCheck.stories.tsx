import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLongerWords, narrow } from '../../.storybook/modes';
import { MailedCheckPage } from '@/features/makePayment/MailedCheckPage';
import { anAccount, anAsOf, now } from '../support/builders';
import { failed, loading, ready } from '../support/asyncStates';
import { aCheckDetail } from '../support/checkBuilders';
import { aPayable, aPayableAccount } from '../support/payableBuilders';
import { portalPage } from '../support/PortalFrame';

const slip = { pending: false, start: () => undefined };
const sent = (over = {}) => ({
  request: ready(aCheckDetail(over)),
  slip,
  onAnother: () => undefined,
});

const meta = {
  title: 'Screens/Mailed check',
  component: MailedCheckPage,
  ...portalPage(
    '/my-account/payments/mailed-check',
    'Somebody tells of a check in the mail: its number, its amount, its day and its invoices; then the slip that goes with it.',
  ),
  args: {
    accounts: ready({ asOf: anAsOf(), accounts: [anAccount()] }),
    selected: '2281',
    onSelect: () => undefined,
    payable: ready(aPayableAccount()),
    now,
    chosen: ['104612'],
    online: true,
    onSend: async () => undefined,
  },
} satisfies Meta<typeof MailedCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number, an amount, today, and one invoice that the overview led here for. */
export const Default: Story = {};

export const Phone: Story = narrow;

export const InLongerWords: Story = inLongerWords;

/** Nothing is open: a check stays on account. */
export const NothingOpen: Story = { args: { payable: ready(aPayableAccount([])), chosen: [] } };

/** What would be paid twice is told before it is sent. */
export const OnItsWay: Story = {
  args: {
    payable: ready(
      aPayableAccount([
        aPayable({
          invoiceNo: '104612',
          openCents: 288_900,
          rungs: [],
          inFlight: [{ requestNo: 'PR-2026-000101', amountCents: 288_900, discountCents: 0 }],
        }),
      ]),
    ),
  },
};

/** Sent with nothing in it: each field says what is missing. */
export const Mistakes: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tell us about this check' }));
    await expect(await page.findAllByText('Enter the number on the check: 1 to 10 digits')).not.toHaveLength(
      0,
    );
  },
};

/** Without a connection, after a try that nothing answered. */
export const Offline: Story = { args: { online: false, failure: 'unknown' } };

export const Loading: Story = { args: { payable: loading } };

export const Error: Story = { args: { payable: failed } };

/** Whoever may only look is told so. */
export const NoPermission: Story = {
  args: { accounts: ready({ asOf: anAsOf(), accounts: [anAccount({ level: 'view' })] }) },
};

/** Its number and its slip. */
export const Sent: Story = { args: { sent: sent() } };

/** Looked at again once it was posted. */
export const SentPosted: Story = {
  args: { sent: sent({ status: 'posted', postedOn: '2026-11-23', paymentNo: 'P-60112' }) },
};
