import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import { inEveryBrand } from '../support/inEveryBrand';
import { useState } from 'react';
import { PurchaseDetailsPage } from '@/features/purchases/PurchaseDetailsPage';
import type { Listed } from '@/features/purchases/Purchases';
import { purchaseParams } from '@/features/purchases/purchaseList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { anInvoice, aSharedInvoice, aTicket } from '../support/invoiceBuilders';
import {
  anInvoicePage,
  anInvoiceRow,
  everyInvoice,
  noInvoices,
  someInvoiceTotals,
} from '../support/invoiceRowBuilders';
import { aPage, tenLines } from '../support/lineBuilders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import { someChoices, someTotals } from '../support/totalsBuilders';

const viewAt = (address = '') => purchaseParams.invoice.read(new URLSearchParams(address));

const byInvoice = (over: Partial<Extract<Listed, { readonly view: 'invoice' }>> = {}): Listed => ({
  view: 'invoice',
  rows: ready(anInvoicePage()),
  totals: ready(someInvoiceTotals()),
  ...over,
});

const byLine = (over: Partial<Extract<Listed, { readonly view: 'line' }>> = {}): Listed => ({
  view: 'line',
  rows: ready(aPage()),
  totals: ready(someTotals()),
  ...over,
});

const noRows = ready(anInvoicePage([], { next: null, previous: null }));

const meta = {
  title: 'Screens/Purchase details',
  component: PurchaseDetailsPage,
  ...portalPage(
    '/my-account/purchases/purchase-details',
    'Every invoice, or every line that was bought, with filters, totals and the invoice behind it. NoPermission does not exist: the page is open to everybody, and shows only their own accounts.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    listed: byInvoice(),
    onView: () => undefined,
    turning: false,
    choices: ready(someChoices()),
    invoice: loading,
    messages: ready({ tickets: [] }),
    zone: 'America/Los_Angeles',
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
    const [view, setView] = useState(args.listed.view);
    const other = view === 'line' ? byLine() : byInvoice();
    return (
      <PurchaseDetailsPage
        {...args}
        listed={view === args.listed.view ? args.listed : other}
        onView={(next) => {
          setView(next);
          args.onView(next);
        }}
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

export const Default: Story = inEveryBrand(inEverySight);

/** The same by line. */
export const Lines: Story = { ...inEverySight, args: { listed: byLine() } };

/** Whole invoices stand in the list; what the filters found on them is summed up beside. */
export const Filtered: Story = {
  args: {
    params: viewAt('status=open&group=FERT,SEED&from=2026-01-01&to=2026-12-31'),
    listed: byInvoice({
      rows: ready(anInvoicePage(everyInvoice.slice(0, 3), { next: null, previous: null })),
      totals: ready(someInvoiceTotals({ rows: 3, foundCents: 391_208 })),
    }),
  },
};

/** All lines are of one unit, so their quantity is summed up. */
export const LinesOfOneUnit: Story = {
  args: {
    params: viewAt('group=FERT'),
    listed: byLine({
      rows: ready(aPage(tenLines.slice(0, 3), { next: null, previous: null })),
      totals: ready(someTotals({ rows: 3, quantities: [{ unit: 'ton', quantity: '36.5' }] })),
    }),
  },
};

export const SecondPage: Story = {
  args: {
    params: viewAt('page=2&after=mark-2'),
    listed: byInvoice({ rows: ready(anInvoicePage(everyInvoice, { next: 'mark-3', previous: 'mark-1' })) }),
  },
};

export const Loading: Story = {
  args: { accounts: loading, listed: byInvoice({ rows: loading, totals: loading }), choices: loading },
};

/** Other rows are on their way while these still stand. */
export const Turning: Story = { args: { turning: true } };

export const Empty: Story = {
  args: { listed: byInvoice({ rows: noRows, totals: ready(noInvoices) }) },
};

export const FilteredEmpty: Story = {
  args: {
    params: viewAt('q=unicorn'),
    listed: byInvoice({ rows: noRows, totals: ready(noInvoices) }),
  },
};

export const Error: Story = { args: { listed: byInvoice({ rows: failed }) } };

/** The rows came; their sums and what to filter by did not. */
export const Partial: Story = {
  args: { listed: byInvoice({ totals: failed }), choices: failed },
};

export const Stale: Story = { args: { listed: byInvoice({ rows: stale(anInvoicePage()) }) } };

export const LongContent: Story = {
  args: {
    listed: byInvoice({
      rows: ready(
        anInvoicePage([
          anInvoiceRow({
            item: 'Certified soft white winter wheat seed, Palouse Ridge selection, treated twice, one-ton totes',
            fieldName: 'Northwest quarter of the old Kowalczyk homestead above the river',
            status: 'partial',
            totalCents: 12_345_678_901,
            openCents: 10_345_678_901,
            saving: { cents: 1_234_567_890, throughDate: '2027-12-25' },
            invoiceNo: 'INV-2026-000000104880',
          }),
        ]),
      ),
    }),
  },
};

export const Drawer: Story = { args: { params: viewAt('invoice=104880'), invoice: ready(anInvoice()) } };

/** A delivery that two own accounts and a stranger bear, on an account that has something past due. */
export const DrawerShared: Story = {
  args: {
    params: viewAt('invoice=104880'),
    paper: { pending: false, failed: true, start: () => undefined },
    invoice: ready(aSharedInvoice()),
  },
};

/** What was delivered lately is on no invoice yet. */
export const NotInvoiced: Story = {
  args: {
    listed: byInvoice({
      rows: ready(anInvoicePage(everyInvoice.slice(0, 3), { next: null, previous: null })),
    }),
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

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = inLongerWords;
