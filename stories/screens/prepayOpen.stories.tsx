import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inEverySight, narrow } from '../../.storybook/modes';
import { PrepayOpenPage } from '@/features/prepay/PrepayOpenPage';
import { contractParams } from '@/features/prepay/prepayList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import { aContract, noneOpen, onePage, openContracts, someChoices, someTotals } from './prepayBuilders';
import { aDetail } from './prepayHistory';

const viewAt = (address = '') => contractParams.read(new URLSearchParams(address));

const meta = {
  title: 'Screens/Prepay open',
  component: PrepayOpenPage,
  ...portalPage(
    '/my-account/purchases/prepay-open',
    'What was paid ahead, contract by contract, and what remains of it. NoPermission does not exist: the page is open to everybody, and shows only their own accounts.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    contracts: ready(onePage(openContracts)),
    turning: false,
    totals: ready(someTotals()),
    choices: ready(someChoices),
    detail: loading,
    paper: { pending: false, failed: false, start: () => undefined },
    hrefOf: (contractNo) => `?contract=${contractNo}`,
    exporting: false,
    onExport: () => undefined,
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <PrepayOpenPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PrepayOpenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

export const Filtered: Story = {
  args: {
    params: viewAt('status=expired&cropYear=2026&expiring=30'),
    contracts: ready(onePage(openContracts.slice(4))),
    totals: ready(
      someTotals({ rows: 1, quantities: [], byGroup: [{ name: 'Any product', cents: 127_312 }] }),
    ),
  },
};

export const Loading: Story = {
  args: { accounts: loading, contracts: loading, totals: loading, choices: loading },
};

/** Nothing is open, and nothing ever was. */
export const Empty: Story = {
  args: { contracts: ready(onePage([])), totals: ready(noneOpen(0)) },
};

/** Nothing is open, but contracts of earlier seasons can be looked at. */
export const AllOver: Story = {
  args: { contracts: ready(onePage([])), totals: ready(noneOpen(3)) },
};

export const FilteredEmpty: Story = {
  args: { params: viewAt('q=unicorn'), contracts: ready(onePage([])), totals: ready(noneOpen(0)) },
};

export const Error: Story = { args: { contracts: failed } };

/** The rows came; their sums and what to filter by did not. */
export const Partial: Story = { args: { totals: failed, choices: failed } };

export const Stale: Story = { args: { contracts: stale(onePage(openContracts)) } };

export const LongContent: Story = {
  args: {
    contracts: ready(
      onePage([
        aContract({
          contractNo: 'PREPAY-2027-000000002281-FERT',
          products: [
            'Certified soft white winter wheat seed, Palouse Ridge selection, treated twice, one-ton totes',
          ],
          lineCount: 12,
          bookedCents: 12_345_678_901,
          remainingCents: 12_345_678_901,
          splitPercent: '33.3333',
        }),
      ]),
    ),
    totals: ready(
      someTotals({
        rows: 1,
        byGroup: [
          { name: 'Nitrogen or Phosphate or Potash or Sulfur or Micronutrient', cents: 12_345_678_901 },
          { name: 'Lime', cents: 37 },
        ],
      }),
    ),
  },
};

export const Drawer: Story = {
  args: { params: viewAt('contract=PP-2027-2281'), detail: ready(aDetail()) },
};

export const DrawerLoading: Story = { args: { params: viewAt('contract=PP-2027-2281') } };

export const DrawerError: Story = { args: { params: viewAt('contract=PP-2027-2281'), detail: failed } };

/** Booked, and nothing paid in: there is nothing to draw on. */
export const DrawerUnpaid: Story = {
  args: {
    params: viewAt('contract=PP-2027-2281-U'),
    detail: ready(
      aDetail({
        contract: openContracts[3]!,
        lines: [],
        history: { lineNo: null, events: [], remainingCents: 0, differenceCents: 0 },
      }),
    ),
  },
};

export const Narrow360: Story = narrow;
