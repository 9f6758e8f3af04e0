import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accountsOf } from '@stories/support/accountStates';
import { anAccount } from '@stories/support/builders';
import * as stories from '@stories/screens/prepayOpen.stories';
import type { ContractParams } from './prepayList';

const {
  AllOver,
  Default,
  Drawer,
  DrawerError,
  DrawerUnpaid,
  Empty,
  Error,
  Filtered,
  FilteredEmpty,
  Partial,
} = composeStories(stories);

/** Panel, drawer and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };

/** What the page asked to show last. */
const asked = (onParams: ReturnType<typeof vi.fn>) => onParams.mock.lastCall?.[0] as ContractParams;

describe('PrepayOpenPage', () => {
  it('sums up every row, and shows what remains by what it is good for', () => {
    render(<Default />);

    expect(screen.getByText('Totals for all 5 rows')).toBeInTheDocument();
    const groups = screen
      .getAllByRole('list')
      .find((list) => within(list).queryByText('Nitrogen or Phosphate'));
    expect(
      within(groups!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Nitrogen or Phosphate$34,000.00',
      'Nitrogen$14,468.50',
      'Seed$1,594.50',
      'Any product$1,273.12',
    ]);
  });

  it('shows the same figures as a table', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'View as table: Remaining by group' }));

    expect(
      within(screen.getByRole('table', { name: 'Remaining by group' })).getByRole('row', { name: /^Seed/ }),
    ).toHaveTextContent('$1,594.50');
  });

  it('shows what is open until something else is asked for', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);
    expect(screen.getByRole('button', { name: 'Open 5' })).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'All 9' }));

    expect(asked(onParams).filters.status).toBe('all');
  });

  it('says what narrows the list, and takes it away', async () => {
    const onParams = vi.fn();
    render(<Filtered onParams={onParams} />);

    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Ends within: 30 days' }));

    expect(asked(onParams).filters).toMatchObject({ expiring: [], cropYear: ['2026'], status: 'expired' });
  });

  it('takes all rows along', async () => {
    const onExport = vi.fn();
    render(<Default onExport={onExport} />);

    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^Download all 5 rows \(Excel\)/ }, onceFetched),
    );

    expect(onExport).toHaveBeenCalledWith('xlsx');
  });

  it('leads from nothing open to what is over', async () => {
    const onParams = vi.fn();
    render(<AllOver onParams={onParams} />);

    expect(screen.getByText(/Talk to Maren Oduya about prepay/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }));

    expect(asked(onParams).filters.status).toBe('all');
  });

  it.each([
    ['nothing was ever paid ahead', Empty, 'No open prepay'],
    ['nothing matches', FilteredEmpty, 'No prepay contracts match.'],
    ['the rows did not load', Error, 'Your prepay contracts didn’t load'],
    ['only the sums did not load', Partial, 'The totals didn’t load.'],
  ])('says that %s', async (_, Story, words) => {
    render(<Story />);

    expect(await screen.findByText(words, undefined, onceFetched)).toBeInTheDocument();
  });
});

describe('the contract drawer', () => {
  it('shows terms, prices, history and the sum that proves it', async () => {
    render(<Drawer />);
    const drawer = await screen.findByRole('dialog', { name: 'Prepay PP-2027-2281' }, onceFetched);

    expect(within(drawer).getByText('Only Urea 46-0-0, bulk')).toBeInTheDocument();
    expect(within(drawer).getByText('Locked at $380.75/ton, posted at $394.06/ton')).toBeInTheDocument();
    expect(within(drawer).getByText(/you’ll use this up about Dec 2, 2026/)).toBeInTheDocument();
    expect(within(drawer).getByRole('link', { name: 'Invoice 104866' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?invoice=104866',
    );
    expect(
      within(drawer).getByText(
        'Received $22,845.00 \u2212 used $9,138.00 + returned $761.50 = $14,468.50 remaining',
      ),
    ).toBeInTheDocument();
    expect(within(drawer).getByRole('link', { name: 'View lines' })).toHaveAttribute(
      'href',
      '/my-account/purchases/prepay-open-details?contract=PP-2027-2281',
    );
    expect(within(drawer).queryByRole('link', { name: 'Pay this booking' })).toBeNull();
  });

  it('fetches the contract’s paper', async () => {
    const start = vi.fn();
    render(<Drawer paper={{ pending: false, failed: true, start }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Contract (PDF)' }, onceFetched));

    expect(start).toHaveBeenCalledWith('PP-2027-2281');
    expect(screen.getByText('The file didn’t download. Try again.')).toHaveAttribute('role', 'alert');
  });

  it('asks to be paid where nothing was paid in, and offers no leftover', async () => {
    render(<DrawerUnpaid />);
    const drawer = await screen.findByRole('dialog', undefined, onceFetched);

    expect(within(drawer).getByRole('link', { name: 'Pay this booking' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=2281&contract=PP-2027-2281-U',
    );
    expect(within(drawer).queryByRole('link', { name: 'Ask about what’s left' })).toBeNull();
    expect(within(drawer).getByText('Nothing has come in or been used yet.')).toBeInTheDocument();
  });

  it('offers no payment to whoever may only look', async () => {
    render(<DrawerUnpaid accounts={accountsOf(anAccount({ level: 'view' }))} />);
    const drawer = await screen.findByRole('dialog', undefined, onceFetched);

    expect(within(drawer).getByText('Nothing has come in or been used yet.')).toBeInTheDocument();
    expect(within(drawer).queryByRole('link', { name: 'Pay this booking' })).toBeNull();
  });

  it('says that it did not load, and closes', async () => {
    const onParams = vi.fn();
    render(<DrawerError onParams={onParams} />);
    expect(await screen.findByText('This contract didn’t load', undefined, onceFetched)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(asked(onParams).opened).toBeNull();
  });
});
