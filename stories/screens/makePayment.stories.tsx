import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { byDayOnAPhone, inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import type { PayableAccount } from '@contract/payable/schema';
import { openTotalsOf } from '@contract/rules/due';
import { owedOf } from '@contract/rules/owed';
import { CheckPayment } from '@/features/makePayment/CheckPayment';
import { MakePaymentPage } from '@/features/makePayment/MakePaymentPage';
import { planOf } from '@/features/makePayment/paymentCheck';
import { readPlace } from '@/features/makePayment/paymentAddress';
import { PaymentForm } from '@/features/makePayment/PaymentForm';
import { PaymentSent } from '@/features/makePayment/PaymentSent';
import { missedBy, newValues, type PaymentValues } from '@/features/makePayment/paymentValues';
import { windowsOf } from '@/features/makePayment/PaymentSteps';
import { anAccount, anAsOf, now } from '../support/builders';
import { failed, loading, ready } from '../support/asyncStates';
import {
  aPayable,
  aPayableAccount,
  aSentPayment,
  saidPayables,
  someSources,
} from '../support/payableBuilders';
import { portalPage } from '../support/PortalFrame';

const beginning = (account: PayableAccount, address: string): PaymentValues =>
  newValues({
    account,
    place: readPlace(new URLSearchParams(address)),
    today: '2026-11-19',
    payDate: '2026-11-20',
    source: 'bank:1',
  });

const form =
  (address = '', over: Partial<PaymentValues> = {}) =>
  (account: PayableAccount): ReactNode => (
    <PaymentForm
      account={account}
      owed={owedOf([anAccount(openTotalsOf(account.documents, '2026-11-18'))])}
      sources={someSources}
      windowOf={windowsOf(account)}
      values={{ ...beginning(account, address), ...over }}
      missed={missedBy(readPlace(new URLSearchParams(address)), account)}
      online
      onChange={() => undefined}
      onReview={fn()}
    />
  );

const authorization = ready({
  version: 'ccd-1',
  text:
    'On behalf of Hollis Creek Farms LLC, I authorize Larkspur Basin Ag Supply to initiate a debit of $7,151.90 on or ' +
    'after Nov 24, 2026 to the checking account at Palouse Community Bank ••4417 (routing 021000021) as payment on ' +
    'account Hollis Creek Farms LLC (••81).',
  english: null,
  sha256: 'a'.repeat(64),
  effectiveDate: '2026-11-24',
  cancelUntil: '2026-11-23T22:00:00.000Z',
});

const check = (account: PayableAccount): ReactNode => (
  <CheckPayment
    account={account}
    plan={planOf(account, beginning(account, 'invoice=104612,104880,CM-2210'), '2026-11-20')}
    source={someSources[0]!}
    username="dana@example.com"
    authorization={authorization}
    problems={[]}
    online
    onChange={() => undefined}
    onSubmit={async () => undefined}
    onAnswer={() => undefined}
  />
);

const meta = {
  title: 'Screens/Make a payment',
  component: MakePaymentPage,
  ...portalPage(
    '/my-account/payments/make-a-payment',
    'A payment in three steps: what, from where and when; everything once more with what is agreed to; the receipt.',
  ),
  args: {
    step: 'form',
    accounts: ready({ asOf: anAsOf(), accounts: [anAccount()] }),
    selected: '2281',
    onSelect: () => undefined,
    payable: ready(aPayableAccount()),
    now,
    children: form('invoice=104612,104880,CM-2210'),
  },
} satisfies Meta<typeof MakePaymentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen invoices with a credit: one is late, one earns a discount. */
export const Default: Story = inEverySight;

/** One invoice is on its way already, another is paid in part for a reason. */
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
        aPayable(),
      ]),
    ),
    children: form('', {
      mode: 'selected',
      rows: [
        { invoiceNo: '104612', chosen: true, partly: false, amount: '', reason: '', note: '' },
        {
          invoiceNo: '104880',
          chosen: true,
          partly: true,
          amount: 200_000,
          reason: 'price',
          note: 'Billed above the booking',
        },
      ],
    }),
  },
};

/**
 * What is told is what is taken: a discount that wants a current account beside the one that counts, the rest of an
 * invoice of which a part is on its way, interest without a discount, and a negative invoice that only the office applies.
 */
export const RowsWithAWord: Story = {
  args: {
    payable: ready(aPayableAccount(saidPayables)),
    children: form('invoice=104871,104880'),
  },
};

/** More than can be looked through at a glance: search, order, and all that is due at once. */
export const ManyInvoices: Story = {
  ...narrow,
  args: {
    payable: ready(
      aPayableAccount(
        Array.from({ length: 8 }, (_, at) =>
          aPayable({
            invoiceNo: `1050${at}`,
            dueDate: at < 2 ? '2026-11-05' : '2026-12-10',
            daysLate: at < 2 ? 13 : 0,
            poNo: at === 3 ? 'North 40' : null,
            openCents: 100_000 + at * 12_345,
          }),
        ),
      ),
    ),
    children: form('due=pastDue'),
  },
};

export const RowsWithAWord360: Story = {
  ...RowsWithAWord,
  ...byDayOnAPhone,
  globals: narrow.globals,
};

export const Check: Story = { args: { step: 'check', children: check } };

export const Confirmation: Story = {
  args: {
    step: 'sent',
    sent: (
      <PaymentSent
        request={ready(aSentPayment())}
        zone="America/Los_Angeles"
        cancelling={{ pending: false }}
        onCancel={() => undefined}
        receipt={{ pending: false, start: () => undefined }}
        onPrint={() => undefined}
        onAnother={() => undefined}
      />
    ),
  },
};

/** Nothing is due: what is left to do is to pay ahead. */
export const NothingDue: Story = { args: { payable: ready(aPayableAccount([])), children: form() } };

/** A link of an email asked for an invoice that is paid by now. */
export const LeftOut: Story = {
  ...byDayOnAPhone,
  args: { children: form('invoice=104612,104790') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Invoice 104790 was left out/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /104612/ })).toBeChecked();
  },
};

export const NoPermission: Story = {
  args: { accounts: ready({ asOf: anAsOf(), accounts: [anAccount({ level: 'view' })] }) },
};

export const Loading: Story = { args: { accounts: loading, payable: loading } };

export const Error: Story = { args: { payable: failed } };

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = inLongerWords;
