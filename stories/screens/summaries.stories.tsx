import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inEverySight, narrow } from '../../.storybook/modes';
import { PurchaseSummariesPage } from '@/features/summaries/PurchaseSummariesPage';
import { readParams, summaryParams, type SummaryParams } from '@/features/summaries/summaryList';
import { accountsOf } from '../support/accountStates';
import { anAccount, anAccountInCredit, now } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import {
  aSummaryRow,
  someSummaryTotals,
  summaryGroups,
  summaryMonths,
  summaryProducts,
} from '../support/summaryBuilders';
import { someChoices } from '../support/totalsBuilders';

const viewAt = (address = '') => readParams(new URLSearchParams(address));
const page = (rows: readonly ReturnType<typeof aSummaryRow>[], next: string | null = null) =>
  ready({ rows, next, previous: null });
const addressOf = (params: SummaryParams) => `?${String(summaryParams.write(new URLSearchParams(), params))}`;

const meta = {
  title: 'Screens/Purchase summaries',
  component: PurchaseSummariesPage,
  ...portalPage(
    '/my-account/purchases/purchase-summaries',
    'What was bought, summed up and beside the period before; every figure leads to its lines. NoPermission does not exist: the page is open to everybody, and shows only their own accounts.',
  ),
  args: {
    accounts: accountsOf(anAccount(), anAccountInCredit()),
    selected: '2281',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    rows: page(summaryGroups),
    products: new Map(),
    turning: false,
    totals: ready(someSummaryTotals()),
    months: ready(summaryMonths),
    top: page([...summaryProducts, ...summaryGroups.slice(1, 5)]),
    choices: ready(someChoices()),
    addressOf,
    onFollow: () => undefined,
    exporting: false,
    onExport: () => undefined,
    onPrint: () => undefined,
    now,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <PurchaseSummariesPage
        {...args}
        params={params}
        onParams={setParams}
        onFollow={(href) => {
          if (href.startsWith('?')) setParams(viewAt(href));
          args.onFollow(href);
        }}
      />
    );
  },
} satisfies Meta<typeof PurchaseSummariesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** A product group with its products below it; a second one whose products are on their way. */
export const Unfolded: Story = {
  args: {
    params: viewAt('open=NIT,SEED'),
    products: new Map<string, typeof loading | ReturnType<typeof page>>([
      ['NIT', page(summaryProducts, 'more')],
      ['SEED', loading],
    ]),
  },
};

export const Quantities: Story = { args: { params: viewAt('measure=quantity') } };

export const AveragePrices: Story = { args: { params: viewAt('measure=price') } };

export const ByMonth: Story = {
  args: {
    params: viewAt('by=month&sort=name&from=2026-01-01&to=2026-12-31'),
    rows: page(
      ['2026-03-01', '2026-04-01', '2026-06-01'].map((month, at) =>
        aSummaryRow({
          code: month,
          name: month,
          cents: 4_552_822 - at * 1_500_000,
          priorCents: at * 1_100_000,
        }),
      ),
    ),
    totals: ready(
      someSummaryTotals({
        period: { cropYear: null, from: '2026-01-01', to: '2026-12-31' },
        prior: { cropYear: null, from: '2025-01-01', to: '2025-11-18' },
      }),
    ),
  },
};

/** Tax and charges left out, one group, a span without a beginning and so without a period before. */
export const Filtered: Story = {
  args: {
    params: viewAt('group=SEED&without=tax,financeCharges&to=2025-12-31'),
    rows: page(summaryGroups.slice(1, 2)),
    totals: ready(
      someSummaryTotals({
        period: { cropYear: null, from: null, to: '2025-12-31' },
        prior: null,
        lines: 9,
        cents: 2_612_500,
        taxLeftOutCents: 21_340,
        documents: [{ docType: 'invoice', lines: 9, cents: 2_612_500 }],
        quantities: [{ unit: 'bag', quantity: '410' }],
      }),
    ),
  },
};

export const Loading: Story = {
  args: {
    accounts: loading,
    rows: loading,
    totals: loading,
    months: loading,
    top: loading,
    choices: loading,
  },
};

const nothing = {
  rows: page([]),
  totals: ready(someSummaryTotals({ lines: 0, cents: 0, priorCents: 0, documents: [], quantities: [] })),
  months: ready({ months: [] }),
  top: page([]),
};

/** An account that has never bought anything. */
export const Empty: Story = {
  args: { ...nothing, choices: ready(someChoices({ cropYear: [] })) },
};

/** Nothing in this crop year yet, but in others. */
export const EmptyPeriod: Story = { args: nothing };

export const FilteredEmpty: Story = { args: { ...nothing, params: viewAt('q=unicorn') } };

export const Error: Story = {
  args: { rows: failed, totals: failed, months: failed, top: failed },
};

/** The rows came; their sum, the charts and what to filter by did not. */
export const Partial: Story = {
  args: { totals: failed, months: failed, top: failed, choices: failed },
};

export const Stale: Story = { args: { rows: stale({ rows: summaryGroups, next: null, previous: null }) } };

export const LongContent: Story = {
  args: {
    rows: page([
      aSummaryRow({
        name: 'Certified soft white winter wheat seed, Palouse Ridge selection, treated twice',
        quantity: '123456789.123456',
        cents: 12_345_678_901,
        priorCents: 1_234_567,
      }),
      ...summaryGroups,
    ]),
    totals: ready(
      someSummaryTotals({
        cents: 12_345_678_901,
        documents: [
          { docType: 'invoice', lines: 900, cents: 12_355_678_901 },
          { docType: 'financeCharge', lines: 12, cents: 123_456 },
          { docType: 'debitMemo', lines: 1, cents: 76_544 },
          { docType: 'credit', lines: 20, cents: -10_200_000 },
        ],
      }),
    ),
  },
};

export const Narrow360: Story = narrow;

/** A row is opened as a whole, also from the keyboard: a group unfolds, and the order can be turned around. */
export const Keyboard: Story = {
  args: { products: new Map([['NIT', page(summaryProducts)]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Nitrogen, hide products' });
    await expect(link).toHaveAttribute('href', '?open=NIT');
    await userEvent.click(canvas.getByRole('button', { name: 'Field' }));
    await expect(canvas.getByRole('button', { name: 'Field' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Product group' }));
    await expect(await canvas.findByRole('link', { name: /^Sum / })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?account=2281&cropYear=2027&by=line',
    );
    (document.activeElement as HTMLElement).blur();
  },
};
