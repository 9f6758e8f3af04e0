import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accountsOf } from '@stories/support/accountStates';
import { anAccount } from '@stories/support/builders';
import { anInvoice } from '@stories/support/invoiceBuilders';
import { aLine } from '@stories/support/lineBuilders';
import { ready } from '@stories/support/asyncStates';
import * as stories from '@stories/screens/purchaseDetails.stories';
import type { PurchaseParams } from './purchaseList';

const {
  Default,
  Drawer,
  DrawerCredit,
  DrawerError,
  DrawerShared,
  Empty,
  Error,
  Filtered,
  FilteredEmpty,
  Lines,
  LinesOfOneUnit,
  NotInvoiced,
  Partial,
  SecondPage,
} = composeStories(stories);

/** Panel, drawer and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };

/** What the page asked to show last. */
const asked = (onParams: ReturnType<typeof vi.fn>) => onParams.mock.lastCall?.[0] as PurchaseParams;

describe('PurchaseDetailsPage', () => {
  it('sums up every invoice or line, not one page, and never different units', () => {
    render(<Default />);
    expect(screen.getByText('Totals for all 214 invoices')).toBeInTheDocument();
    render(<Lines />);
    expect(screen.getByText('Totals for all 312 rows')).toBeInTheDocument();
    expect(screen.queryByText(/412\.25 ton/)).not.toBeInTheDocument();
    render(<LinesOfOneUnit />);
    expect(screen.getByText('Quantity 36.5 ton')).toBeInTheDocument();
  });

  it('says how each invoice stands and what it saves', async () => {
    render(<Default />);
    await screen.findByRole('grid', { name: 'Purchases' }, onceFetched);

    for (const words of ['Due Dec 15', 'Save $107.20 by Nov 25', 'On its way', '37 days late'])
      expect(screen.getAllByText(words)[0]).toBeInTheDocument();
  });

  it('is looked at by invoice or by line', async () => {
    const onView = vi.fn();
    render(<Default onView={onView} />);

    expect(screen.getByRole('button', { name: 'Invoices' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Lines' }));

    expect(onView).toHaveBeenCalledExactlyOnceWith('line');
  });

  it('narrows by status, with how much each would show', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(screen.getByRole('button', { name: 'Past due 3' }));

    expect(asked(onParams).filters.status).toBe('pastDue');
  });

  it('narrows by what the filter panel is set to, only when it is applied', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog', { name: 'Filter purchases' }, onceFetched);
    await userEvent.click(within(panel).getByRole('button', { name: 'Last month' }));
    expect(onParams).not.toHaveBeenCalled();
    await userEvent.click(within(panel).getByRole('button', { name: 'Show results' }));

    expect(asked(onParams).filters).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
  });

  it('says what narrows the list, and takes it away', async () => {
    const onParams = vi.fn();
    render(<Filtered onParams={onParams} />);

    await userEvent.click(
      screen.getByRole('button', { name: 'Remove filter Product group: Fertilizer, Seed' }),
    );
    expect(asked(onParams).filters).toMatchObject({ group: [], from: '2026-01-01', status: 'open' });

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(asked(onParams).filters).toMatchObject({ group: [], from: '', to: '', status: '', q: '' });
  });

  it('takes all rows along', async () => {
    const onExport = vi.fn();
    render(<Default onExport={onExport} />);

    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    const all = { name: /^Download all 214 invoices \(CSV\)/ };
    await userEvent.click(await screen.findByRole('menuitem', all, onceFetched));
    expect(onExport).toHaveBeenCalledWith('csv');
  });

  it('turns the pages', async () => {
    const onParams = vi.fn();
    render(<SecondPage onParams={onParams} />);
    await screen.findByRole('grid', undefined, onceFetched);

    expect(screen.getByText('26–36 of 214')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));

    expect(asked(onParams)).toMatchObject({ page: 3, after: 'mark-3', before: '' });
  });

  it.each([
    ['nothing was ever bought', Empty, 'No purchases yet'],
    ['nothing matches', FilteredEmpty, 'No purchases match.'],
    ['the rows did not load', Error, 'Your purchases didn’t load'],
    ['only the sums did not load', Partial, 'The totals didn’t load.'],
  ])('says that %s', async (_, Story, words) => {
    render(<Story />);

    expect(await screen.findByText(words, undefined, onceFetched)).toBeInTheDocument();
  });
});

describe('the invoice drawer', () => {
  it('shows amounts, blends, taxes, discounts and payments', async () => {
    render(<Drawer />);
    const drawer = await screen.findByRole('dialog', { name: 'Invoice 104880' }, onceFetched);

    expect(
      within(within(drawer).getByRole('table', { name: 'Amounts' })).getByRole('row', { name: /^Open/ }),
    ).toHaveTextContent('$7,649.20');
    expect(within(drawer).getByText('Mixed from 3 products')).toBeInTheDocument();
    expect(within(drawer).getByRole('table', { name: 'Taxes' })).toHaveTextContent('State sales tax, WA');
    expect(within(drawer).getByText('$372.00 (3%) if paid by Nov 25, 2026')).toBeInTheDocument();
    expect(within(drawer).getByRole('table', { name: 'Payments and prepay' })).toHaveTextContent(
      'Check 1042',
    );
    expect(within(drawer).getByRole('link', { name: 'Prepay PP-2261' })).toHaveAttribute(
      'href',
      '/my-account/purchases/prepay-open-details?account=2281&contract=PP-2261',
    );
    expect(within(drawer).getByText('– counts now')).toBeInTheDocument();
    expect(within(drawer).getByRole('list', { name: 'Deliveries' })).toHaveTextContent('Ticket T-55102');
    expect(within(drawer).getByRole('link', { name: 'Ask about this invoice' })).toHaveAttribute(
      'href',
      '/contact-us?about=invoice%3A104880&account=2281',
    );
    expect(within(drawer).getByRole('link', { name: 'Pay' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=2281&invoice=104880',
    );
  });

  it('names the license that a product was applied under', async () => {
    const line = aLine({ applicatorLicenseNo: 'WA-71204' });
    render(<Drawer invoice={ready(anInvoice({ lines: [line] }))} />);
    const drawer = await screen.findByRole('dialog', { name: 'Invoice 104880' }, onceFetched);

    expect(within(drawer).getByText(/ · Applicator license no\. WA-71204$/)).toBeInTheDocument();
  });

  it('offers no payment to whoever may only look', async () => {
    render(<DrawerShared accounts={accountsOf(anAccount({ level: 'documents' }))} />);
    const drawer = await screen.findByRole('dialog', undefined, onceFetched);

    expect(await within(drawer).findByRole('link', { name: 'Ask about this invoice' })).toBeVisible();
    expect(within(drawer).queryByRole('link', { name: 'Pay' })).toBeNull();
  });

  it('fetches the paper, and says when it did not come', async () => {
    const start = vi.fn();
    render(<DrawerShared paper={{ pending: false, failed: true, start }} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Invoice (PDF)' }, onceFetched));

    expect(start).toHaveBeenCalledWith('104880');
    expect(screen.getByRole('alert')).toHaveTextContent('The file didn’t download. Try again.');
  });

  it('names one’s own shares of a delivery and no others', async () => {
    render(<DrawerShared />);
    const shares = await screen.findByRole('table', { name: 'Shared delivery' }, onceFetched);

    expect(screen.getByText('Your share 60% of $20,666.67')).toBeInTheDocument();
    expect(within(shares).getByRole('link', { name: 'Dana Ellery, 2282' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?account=2282&invoice=104881',
    );
    expect(within(shares).getByRole('row', { name: /^Others/ })).toHaveTextContent('10%');
  });

  it('closes into the same list', async () => {
    const onParams = vi.fn();
    render(<Drawer onParams={onParams} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Close' }, onceFetched));

    expect(asked(onParams)).toMatchObject({ opened: null, page: 1 });
  });

  it('has nothing to pay on a credit memo', async () => {
    render(<DrawerCredit />);
    const drawer = await screen.findByRole('dialog', { name: 'Credit memo CM4501' }, onceFetched);

    expect(within(drawer).queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
    expect(within(drawer).getByRole('link', { name: 'Ask about this invoice' })).toBeInTheDocument();
  });

  it('says that the invoice did not load, and keeps the list', async () => {
    render(<DrawerError />);

    expect(await screen.findByText('This invoice didn’t load', undefined, onceFetched)).toBeInTheDocument();
    expect(screen.getByText('Totals for all 214 invoices')).toBeInTheDocument();
  });
});

describe('deliveries without an invoice', () => {
  it('stand below the list, with more on request', async () => {
    const onMoreDeliveries = vi.fn();
    render(<NotInvoiced onMoreDeliveries={onMoreDeliveries} />);
    const list = screen.getByRole('list', { name: 'Delivered, not invoiced yet' });

    await userEvent.click(screen.getByRole('button', { name: 'Show more deliveries' }));

    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Urea 46-0-0, bulk, 24.5 tonTicket T-55140 · Nov 16, 2026 · Tekoa · North bench',
      'DeliveryTicket T-55139 · Nov 16, 2026 · Tekoa · brought by R. Alvarez',
    ]);
    expect(onMoreDeliveries).toHaveBeenCalledOnce();
  });

  it('are not spoken of where there are none', () => {
    render(<Default />);

    expect(screen.queryByText('Delivered, not invoiced yet')).not.toBeInTheDocument();
  });
});
