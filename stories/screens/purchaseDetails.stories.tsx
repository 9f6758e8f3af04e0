import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEverySight, narrow } from '../../.storybook/modes';
import { useState } from 'react';
import { PurchaseDetailsPage } from '@/features/purchases/PurchaseDetailsPage';
import { readParams } from '@/features/purchases/purchaseList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { anInvoice, aTicket } from '../support/invoiceBuilders';
import { aLine, aPage, tenLines } from '../support/lineBuilders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import { noTotals, someChoices, someTotals } from '../support/totalsBuilders';

const viewAt = (address = '') => readParams(new URLSearchParams(address));

const meta = {
  title: 'Screens/Purchase details',
  tags: ['autodocs'],
  component: PurchaseDetailsPage,
  ...portalPage(
    '/my-account/purchases/purchase-details',
    'Every line that was bought, with filters, totals and the invoice behind it. NoPermission does not exist: the page is open to everybody, and shows only their own accounts.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    lines: ready(aPage()),
    turning: false,
    totals: ready(someTotals()),
    choices: ready(someChoices()),
    invoice: loading,
    paper: { pending: false, failed: false, start: () => undefined },
    deliveries: ready({ rows: [], more: false }),
    onMoreDeliveries: () => undefined,
    hrefOf: (invoiceNo) => `?invoice=${invoiceNo}`,
    exporting: false,
    onExport: () => undefined,
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <PurchaseDetailsPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PurchaseDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

export const Filtered: Story = {
  args: {
    params: viewAt('status=open&group=FERT,SEED&from=2026-01-01&to=2026-12-31'),
    lines: ready(aPage(tenLines.slice(0, 3), { next: null, previous: null })),
    totals: ready(someTotals({ rows: 3, quantities: [{ unit: 'ton', quantity: '36.5' }] })),
  },
};

export const SecondPage: Story = {
  args: {
    params: viewAt('page=2&after=mark-2'),
    lines: ready(aPage(tenLines, { next: 'mark-3', previous: 'mark-1' })),
  },
};

export const Loading: Story = {
  args: { accounts: loading, lines: loading, totals: loading, choices: loading },
};

/** Other rows are on their way while these still stand. */
export const Turning: Story = { args: { turning: true } };

export const Empty: Story = {
  args: { lines: ready(aPage([], { next: null, previous: null })), totals: ready(noTotals) },
};

export const FilteredEmpty: Story = {
  args: {
    params: viewAt('q=unicorn'),
    lines: ready(aPage([], { next: null, previous: null })),
    totals: ready(noTotals),
  },
};

export const Error: Story = { args: { lines: failed } };

/** The rows came; their sums and what to filter by did not. */
export const Partial: Story = { args: { totals: failed, choices: failed } };

export const Stale: Story = { args: { lines: stale(aPage()) } };

export const LongContent: Story = {
  args: {
    lines: ready(
      aPage([
        aLine({
          description:
            'Certified soft white winter wheat seed, Palouse Ridge selection, treated twice, one-ton totes',
          fieldName: 'Northwest quarter of the old Kowalczyk homestead above the river',
          quantity: '123456.789',
          netCents: 12_345_678_901,
          invoiceNo: 'INV-2026-000000104880',
        }),
      ]),
    ),
  },
};

export const Drawer: Story = { args: { params: viewAt('invoice=104880'), invoice: ready(anInvoice()) } };

/** A delivery that two own accounts and a stranger bear, on an account that has something past due. */
export const DrawerShared: Story = {
  args: {
    params: viewAt('invoice=104880'),
    paper: { pending: false, failed: true, start: () => undefined },
    invoice: ready(
      anInvoice({
        splitGroup: 'SG-77',
        splitPercent: '60',
        blendDetail: 'subtotal',
        applications: [],
        prepayUses: [],
        prepayAppliedCents: 0,
        paidCents: 0,
        openCents: 1_264_920,
        status: 'open',
        discounts: [
          {
            throughDate: '2026-11-25',
            percent: '3',
            cents: 37_200,
            condition: 'ACCOUNT_CURRENT',
            met: false,
            expired: false,
            offeredCents: 0,
          },
          {
            throughDate: '2026-12-10',
            percent: '1',
            cents: 12_400,
            condition: null,
            met: true,
            expired: false,
            offeredCents: 12_400,
          },
        ],
        shares: {
          wholeCents: 2_066_667,
          own: [
            {
              accountNo: '2281',
              accountName: 'Hollis Creek Farms LLC',
              invoiceNo: '104880',
              percent: '60',
              cents: 1_240_000,
            },
            {
              accountNo: '2282',
              accountName: 'Dana Ellery',
              invoiceNo: '104881',
              percent: '30',
              cents: 620_000,
            },
          ],
          others: { percent: '10', cents: 206_667 },
        },
      }),
    ),
  },
};

/** What was delivered lately is on no invoice yet. */
export const NotInvoiced: Story = {
  args: {
    lines: ready(aPage(tenLines.slice(0, 3), { next: null, previous: null })),
    deliveries: ready({
      rows: [
        aTicket(),
        aTicket({
          ticketNo: 'T-55139',
          product: null,
          quantity: null,
          fieldName: null,
          driver: 'R. Alvarez',
        }),
      ],
      more: true,
    }),
  },
};

export const DrawerLoading: Story = { args: { params: viewAt('invoice=104880') } };

export const DrawerError: Story = { args: { params: viewAt('invoice=104880'), invoice: failed } };

/** A credit memo has nothing to pay; one-line papers keep the blend to themselves. */
export const DrawerCredit: Story = {
  args: {
    params: viewAt('invoice=CM4501'),
    invoice: ready(
      anInvoice({
        invoiceNo: 'CM4501',
        docType: 'credit',
        status: 'credited',
        blendDetail: 'oneLine',
        subtotalCents: -48_000,
        taxCents: 0,
        freightCents: 0,
        totalCents: -48_000,
        prepayAppliedCents: 0,
        paidCents: 0,
        creditedCents: -48_000,
        openCents: 0,
        taxes: [],
        discounts: [],
        applications: [],
        prepayUses: [],
        tickets: [],
        hasDocument: false,
        comments: null,
      }),
    ),
  },
};

export const Narrow360: Story = narrow;
