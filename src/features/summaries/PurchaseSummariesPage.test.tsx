import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/summaries.stories';

const {
  ByMonth,
  Default,
  Empty,
  EmptyPeriod,
  Error,
  Filtered,
  FilteredEmpty,
  Partial,
  Quantities,
  Unfolded,
} = composeStories(stories);

/** Panel, charts and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };
const grid = () => screen.findByRole('grid', { name: 'Purchase summary' }, onceFetched);
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

describe('PurchaseSummariesPage', () => {
  it('stands beside the period before, and reconciles with the lines', async () => {
    render(<Default />);
    const sum = screen.getByRole('region', { name: 'How we got this total' });

    expect(heads(await grid())).toEqual([
      'Product group',
      'Quantity',
      'Amount',
      '% of total',
      'Before',
      'Change',
      'Change %',
    ]);
    expect(sum).toHaveTextContent('Total $142,310.22 = invoices $143,002.22 − credit memos $692.00');
    expect(within(sum).getByRole('link', { name: 'credit memos $692.00' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?account=2281&cropYear=2027&docType=credit&by=line',
    );
  });

  it('shows other figures', async () => {
    render(<Quantities />);

    expect(heads(await grid())).toEqual(['Product group', 'Quantity', 'Quantity before', 'Change', 'Amount']);
  });

  it('unfolds a group where it stands', async () => {
    render(<Unfolded />);
    const table = await grid();

    expect(within(table).getByRole('link', { name: /^Nitrogen.*hide products$/ })).toHaveAttribute(
      'href',
      '?open=SEED',
    );
    expect(within(table).getByRole('link', { name: 'UAN 32-0-0' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?account=2281&cropYear=2027&product=UAN32&by=line',
    );
    expect(within(table).getByRole('link', { name: 'More products' })).toHaveAttribute(
      'href',
      expect.stringContaining('by=product&group=NIT'),
    );
    expect(within(table).getByText('Loading products…')).toBeInTheDocument();
  });

  it('leads from a month to its days', async () => {
    render(<ByMonth />);

    expect(within(await grid()).getByRole('link', { name: 'Mar 2026' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?account=2281&from=2026-03-01&to=2026-03-31&by=line',
    );
  });

  it('has nothing to compare with where the period has no beginning, and tells the tax it left out', async () => {
    render(<Filtered />);

    expect(heads(await grid())).toEqual(['Product group', 'Quantity', 'Amount', '% of total']);
    expect(screen.getByText('This leaves out $213.40 of tax.')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Remove filter Leave out: Tax, Finance charges' }),
    ).toBeInTheDocument();
  });

  it('takes the summary along', async () => {
    const onExport = vi.fn();
    render(<Default onExport={onExport} />);

    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /\(Excel\)/ }));

    expect(onExport).toHaveBeenCalledWith('xlsx');
  });

  it('has the charts as tables too', async () => {
    render(<Default />);

    await userEvent.click(screen.getByRole('button', { name: 'View as table: Top 10 products' }));
    await userEvent.click(screen.getByRole('button', { name: 'View as table: By month' }));

    expect(screen.getByRole('table', { name: 'Top 10 products' })).toHaveTextContent('UAN 32-0-0');
    expect(
      within(screen.getByRole('table', { name: 'By month' })).getByRole('row', { name: /^Oct 2026/ }),
    ).toHaveTextContent('$42,800.00');
  });

  it.each([
    ['nothing was ever bought', Empty, 'No purchases yet'],
    ['nothing was bought in the period', EmptyPeriod, 'No purchases in this period'],
    ['nothing matches', FilteredEmpty, 'No purchases match.'],
    ['the rows did not load', Error, 'Your purchases didn’t load'],
    ['the sums did not load', Partial, 'The totals didn’t load.'],
    ['a chart did not load', Partial, 'The chart by month didn’t load'],
  ])('says that %s', async (_, Story, words) => {
    render(<Story />);

    expect(await screen.findByText(words, undefined, onceFetched)).toBeInTheDocument();
  });
});
