import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import { RequestsPage } from '@/features/requests/RequestsPage';
import { requestParams } from '@/features/requests/requestList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { aCheckDetail } from '../support/checkBuilders';
import { config } from '../support/config';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import { aRefundDetail } from '../support/refundBuilders';
import {
  aRequestDetail,
  aRequestsPage,
  aReturnedDetail,
  aReturnedRequest,
  someRequestTotals,
} from '../support/requestBuilders';

const viewAt = (address = '') => requestParams.read(new URLSearchParams(address));

const meta = {
  title: 'Screens/Payment requests',
  component: RequestsPage,
  ...portalPage(
    '/my-account/payments/payment-requests',
    'Payments, pickups and refunds that were asked for: under way, completed, and those that went wrong. NoPermission does not exist: the page is open to everybody, and shows only the requests of their own accounts.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    requests: ready(aRequestsPage()),
    turning: false,
    totals: ready(someRequestTotals()),
    request: loading,
    cancelling: { pending: false, failure: undefined, start: () => undefined, reset: () => undefined },
    receipt: { pending: false, start: () => undefined },
    slip: { pending: false, start: () => undefined },
    hrefOf: (id) => `?request=${id}`,
    onCopy: () => undefined,
    company: config.companyName,
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <RequestsPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RequestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** Nothing is under way: the ways to the other tabs stay. */
export const Empty: Story = {
  args: {
    requests: ready(aRequestsPage([])),
    totals: ready(
      someRequestTotals({
        rows: 0,
        amountCents: 0,
        tabs: { open: 0, completed: 11, problems: 1, all: 12 },
      }),
    ),
  },
};

/** Asking failed before anything was known. */
export const Error: Story = { args: { requests: failed, totals: failed } };

/** Approved, and to be cancelled or copied. */
export const Drawer: Story = {
  args: { params: viewAt('request=r-123'), request: ready(aRequestDetail()) },
};

/** A check in the mail, with its slip. */
export const DrawerCheck: Story = {
  args: { params: viewAt('request=r-131'), request: ready(aCheckDetail()) },
};

/** Credit on its way back into a bank account. */
export const DrawerRefund: Story = {
  args: {
    params: viewAt('request=r-141'),
    request: ready(
      aRefundDetail({ status: 'exported', effectiveDate: '2026-11-23', cancelUntil: null, canCancel: false }),
    ),
  },
};

/** The bank sent it back: why, and what to do about it. */
export const DrawerReturned: Story = {
  args: {
    params: viewAt('tab=problems&request=r-118'),
    requests: ready(aRequestsPage([aReturnedRequest()])),
    totals: ready(someRequestTotals({ rows: 1, amountCents: 125_000 })),
    request: ready(aReturnedDetail()),
  },
};

/** The bank account that it is paid from is not confirmed, and its customer can do something about that. */
export const DrawerWaiting: Story = {
  args: {
    params: viewAt('request=r-123'),
    request: ready(
      aRequestDetail({
        waitsFor:
          'We can’t send it to the bank before your bank account is confirmed: confirm the two small deposits first.',
      }),
    ),
  },
  async play() {
    await expect(await screen.findByRole('link', { name: 'See payment options' })).toHaveAttribute(
      'href',
      '/my-account/payments/payment-options',
    );
  },
};

/** The status first. */
export const Narrow360: Story = narrow;

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = { ...DrawerReturned, ...inLongerWords };
