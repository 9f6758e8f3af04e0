import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { narrow } from '../../.storybook/modes';
import { PrepayOpenDetailsPage } from '@/features/prepay/PrepayOpenDetailsPage';
import { lineParams } from '@/features/prepay/prepayList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import {
  aContract,
  aPrepayLine,
  noneOpen,
  onePage,
  openLines,
  someChoices,
  someTotals,
} from './prepayBuilders';
import { aDetail } from './prepayHistory';

const viewAt = (address = '') => lineParams.read(new URLSearchParams(address));

const meta = {
  title: 'Screens/Prepay open details',
  component: PrepayOpenDetailsPage,
  ...portalPage(
    '/my-account/purchases/prepay-open-details',
    'What was booked product by product, and the history of what it was used for. NoPermission does not exist: the page is open to everybody, and shows only their own accounts.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    lines: ready(onePage(openLines)),
    turning: false,
    totals: ready(someTotals({ paidCents: 0 })),
    choices: ready(someChoices),
    detail: loading,
    paper: { pending: false, failed: false, start: () => undefined },
    hrefOf: (id) => `?line=${id}`,
    exporting: false,
    onExport: () => undefined,
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <PrepayOpenDetailsPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PrepayOpenDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneContract: Story = {
  args: {
    params: viewAt('contract=PP-2027-2281&from=2026-10-01&to=2026-11-18'),
    lines: ready(onePage(openLines.slice(0, 1))),
    totals: ready(
      someTotals({ rows: 1, quantities: [{ unit: 'ton', booked: '60', used: '22', remaining: '38' }] }),
    ),
  },
};

export const Loading: Story = {
  args: { accounts: loading, lines: loading, totals: loading, choices: loading },
};

export const Empty: Story = { args: { lines: ready(onePage([])), totals: ready(noneOpen(0)) } };

export const FilteredEmpty: Story = {
  args: { params: viewAt('q=unicorn'), lines: ready(onePage([])), totals: ready(noneOpen(0)) },
};

export const Error: Story = { args: { lines: failed } };

/** The rows came; their sums and what to filter by did not. */
export const Partial: Story = { args: { totals: failed, choices: failed } };

export const Stale: Story = { args: { lines: stale(onePage(openLines)) } };

export const LongContent: Story = {
  args: {
    lines: ready(
      onePage([
        aPrepayLine({
          contractNo: 'PREPAY-2027-000000002281-FERT',
          description:
            'Certified soft white winter wheat seed, Palouse Ridge selection, treated twice, one-ton totes',
          qtyBooked: '123456.789',
          qtyRemaining: '123456.789',
          lockedPrice: '1234.5678',
          remainingCents: 12_345_678_901,
        }),
      ]),
    ),
  },
};

/** The history of one line: it closes, and the sum below says so. */
export const Drawer: Story = {
  args: {
    params: viewAt('line=PP-2027-2281:1'),
    detail: ready(
      aDetail({
        lines: [aPrepayLine(), aPrepayLine({ id: 'PP-2027-2281:2', lineNo: 2, description: 'MAP 11-52-0' })],
        history: { ...aDetail().history, lineNo: 1 },
      }),
    ),
  },
};

/** The events do not add up to what the ERP says: that is told, not hidden. */
export const DrawerBroken: Story = {
  args: {
    params: viewAt('line=PP-2027-2281:1'),
    detail: ready(
      aDetail({
        contract: aContract({ remainingCents: 1_446_355, usedUpOn: null }),
        lines: [aPrepayLine({ remainingCents: 1_446_355 })],
        history: { ...aDetail().history, remainingCents: 1_446_355, differenceCents: 495 },
      }),
    ),
  },
};

/** From the list to the drawer and back, by keyboard alone. */
export const Keyboard: Story = {
  args: { detail: ready(aDetail()) },
  play: async ({ canvas, canvasElement }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'PP-2027-2281' }, { timeout: 20_000 });
    cell.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const drawer = await page.findByRole('dialog', { name: 'Prepay PP-2027-2281' }, { timeout: 20_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    cell.blur();
  },
};

export const Narrow360: Story = narrow;
