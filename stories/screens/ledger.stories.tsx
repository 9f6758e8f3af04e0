import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inMoreContrast, inLongerWords, narrow } from '../../.storybook/modes';
import { LedgerPage } from '@/features/ledger/LedgerPage';
import { ledgerParams } from '@/features/ledger/ledgerList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import {
  aBalance,
  aLedgerPage,
  aLedgerRow,
  noLedgerTotals,
  someAging,
  someLedgerChoices,
  someLedgerTotals,
  tenLedgerRows,
  withoutBalances,
} from '../support/ledgerBuilders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { aPaymentDetail, aReturnedPayment } from '../support/paymentBuilders';
import { portalPage } from '../support/PortalFrame';

const viewAt = (address = '') => ledgerParams.read(new URLSearchParams(address));
const nothingOpen = {
  ...someAging().accounts[0]!,
  aging: { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 },
};
const noRows = ready(aLedgerPage([], { next: null, previous: null }));

const meta = {
  title: 'Screens/Account details',
  component: LedgerPage,
  ...portalPage(
    '/my-account/purchases/account-details',
    'What was charged and paid, row by row, from the opening to the closing balance, and how old what is open is. NoPermission does not exist: the page is open to everybody, and shows only their own accounts.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    onSelectView: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    rows: ready(aLedgerPage()),
    turning: false,
    totals: ready(someLedgerTotals()),
    choices: ready(someLedgerChoices),
    aging: ready(someAging()),
    payment: loading,
    hrefOf: (paymentNo) => `?payment=${paymentNo}`,
    onGo: fn(),
    exporting: false,
    onExport: () => undefined,
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <LedgerPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof LedgerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inMoreContrast;

/** Rows that were picked out of the ledger lead to no balance. */
export const OpenItems: Story = {
  args: {
    params: viewAt('status=open&age=days30&from=2026-01-01&to=2026-12-31'),
    rows: ready(
      aLedgerPage(withoutBalances(tenLedgerRows.filter(({ openCents }) => openCents > 0)), {
        next: null,
        previous: null,
      }),
    ),
    totals: ready(
      someLedgerTotals({
        rows: 3,
        debitCents: 2_385_375,
        creditCents: 0,
        accounts: [aBalance({ openingCents: 412_900 })],
      }),
    ),
  },
};

/** Each account stands by itself: one party's credit does not pay another's debt. */
export const AllAccounts: Story = {
  args: {
    selected: null,
    rows: ready(
      aLedgerPage([
        ...withoutBalances(tenLedgerRows.slice(0, 3)),
        aLedgerRow({
          id: '2290:T7',
          accountNo: '2290',
          kind: 'payment',
          documentNo: 'P-30199',
          dueDate: null,
          debitCents: 0,
          creditCents: 125_000,
          balanceCents: null,
          openCents: 0,
          status: 'posted',
          invoiceNo: null,
          paymentNo: 'P-30199',
        }),
      ]),
    ),
    totals: ready(
      someLedgerTotals({
        accounts: [
          aBalance(),
          aBalance({
            accountNo: '2290',
            name: 'Dana Hollis',
            debitCents: 0,
            creditCents: 125_000,
            closingCents: -125_000,
            openCents: 0,
          }),
        ],
      }),
    ),
    aging: ready(
      someAging({
        accounts: [...someAging().accounts, { ...nothingOpen, accountNo: '2290', name: 'Dana Hollis' }],
      }),
    ),
  },
};

/** A day gone by whose open amounts cannot be told any more. */
export const AgedBefore: Story = {
  args: {
    params: viewAt('agedOn=2026-10-09'),
    aging: ready(someAging({ on: '2026-10-09', accounts: [{ ...someAging().accounts[0]!, aging: null }] })),
  },
};

export const Loading: Story = {
  args: { accounts: loading, rows: loading, totals: loading, choices: loading, aging: loading },
};

export const Empty: Story = {
  args: { rows: noRows, totals: ready(noLedgerTotals), aging: ready(someAging({ accounts: [nothingOpen] })) },
};

export const FilteredEmpty: Story = {
  args: { params: viewAt('q=unicorn'), rows: noRows, totals: ready(noLedgerTotals) },
};

export const Error: Story = { args: { rows: failed, aging: failed } };

/** The rows came; their sums, their ages and what to filter by did not. */
export const Partial: Story = { args: { totals: failed, choices: failed, aging: failed } };

export const Stale: Story = { args: { rows: stale(aLedgerPage()) } };

export const LongContent: Story = {
  args: {
    rows: ready(
      aLedgerPage([
        aLedgerRow({
          documentNo: 'INV-2026-000000104880',
          description: 'Transfer of the balance of the former partnership of Kowalczyk, Kowalczyk and Sons',
          kind: 'transfer',
          debitCents: 123_456_789,
          balanceCents: 987_654_321,
          openCents: 123_456_789,
        }),
      ]),
    ),
    totals: ready(
      someLedgerTotals({
        debitCents: 98_765_432_109,
        accounts: [aBalance({ openingCents: -12_345_678_901, closingCents: 987_654_321 })],
      }),
    ),
  },
};

export const Payment: Story = {
  args: { params: viewAt('payment=P-30218'), payment: ready(aPaymentDetail()) },
};

export const PaymentReturned: Story = {
  args: { params: viewAt('payment=P-30102'), payment: ready(aReturnedPayment()) },
};

export const PaymentError: Story = { args: { params: viewAt('payment=P-30218'), payment: failed } };

/** From the aging to the rows behind it, and from a row to its document, with the keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const bucket = await page.findByRole('button', { name: /1–30 days/ });
    bucket.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Open and past due by: 1–30 days/)).toBeVisible();
    const cell = await page.findByRole('gridcell', { name: 'Credit memo' });
    await userEvent.click(cell);
    await expect(args.onGo).toHaveBeenCalledWith(
      '/my-account/purchases/purchase-details?account=2281&invoice=CM4501',
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const Narrow360: Story = narrow;

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = inLongerWords;
