import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ready } from '@stories/support/asyncStates';
import { sinceStatement } from '@stories/support/statementBuilders';
import { accountsOf } from '@stories/support/accountStates';
import { anAccount } from '@stories/support/builders';
import * as stories from '@stories/screens/statements.stories';
import type { StatementParams } from './statementList';

const { AllAccounts, Default, DrawerRevision, DrawerSuperseded, Empty, FilteredEmpty, LongContent } =
  composeStories(stories);

/** What the page asked to show last. */
const asked = (onParams: ReturnType<typeof vi.fn>) => onParams.mock.lastCall?.[0] as StatementParams;

/** Drawer and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };

describe('StatementsPage', () => {
  it('leads from the last statement to today’s balance, and to where it is paid', () => {
    render(<Default />);
    const panel = screen.getByRole('region', { name: 'Activity since your last statement' });

    expect(panel).toHaveTextContent('Statement balance on Apr 25, 2026$5,431.28Before later payments');
    expect(panel).toHaveTextContent('Balance on May 4, 2026$6,745.78Credits are taken off');
    expect(within(panel).getByRole('link', { name: 'Pay what’s left' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=00117&statement=S-2026-04-00117',
    );
    expect(within(panel).getByRole('link', { name: '0048391' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?account=00117&invoice=0048391',
    );
  });

  it.each([
    [120_000, '$1,200.00 left to pay, due May 15, 2026'],
    [0, 'Nothing is left to pay on this statement.'],
  ])('with %i cents left of the last one it says: %s', (leftCents, words) => {
    const account = sinceStatement();
    const accounts = [{ ...account, last: { ...account.last!, leftCents } }];
    render(<Default since={ready({ accounts })} />);

    const panel = screen.getByRole('region', { name: 'Activity since your last statement' });
    expect(panel).toHaveTextContent(words);
    expect(within(panel).queryAllByRole('link', { name: 'Pay what’s left' })).toHaveLength(
      leftCents > 0 ? 1 : 0,
    );
  });

  it('offers no payment to whoever may only look', () => {
    const accounts = accountsOf(anAccount({ id: '00117', accountNo: '00117', level: 'view' }));
    render(<Default accounts={accounts} />);

    expect(screen.getByText(/due May 15, 2026/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay what’s left' })).toBeNull();
  });

  it('says so where the figures do not add up, and links to all that happened since', () => {
    render(<LongContent />);

    expect(screen.getByText(/posted into a closed period/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all 1,204' })).toHaveAttribute(
      'href',
      '/my-account/purchases/account-details?account=00117&from=2026-04-26',
    );
  });

  it('adds up nothing across accounts', () => {
    render(<AllAccounts />);
    const panel = screen.getByRole('region', { name: 'Activity since your last statement' });

    expect(within(panel).getAllByText('Balance on May 4, 2026')).toHaveLength(2);
    expect(within(panel).getAllByRole('link', { name: 'Pay what’s left' })).toHaveLength(1);
  });

  it('takes the papers of what the filters let through along', async () => {
    const onExport = vi.fn();
    render(<Default onExport={onExport} />);

    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^Download all 6 rows \(PDFs in a ZIP\)/ }, onceFetched),
    );

    expect(onExport).toHaveBeenCalledWith('zip');
  });

  it('narrows by a year that has statements', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(await screen.findByRole('combobox', { name: 'Period' }, onceFetched));
    await userEvent.click(await screen.findByRole('option', { name: '2025' }, onceFetched));

    expect(asked(onParams).filters.year).toEqual(['2025']);
  });

  it('tells when the first statement will come', () => {
    render(<Empty />);

    expect(screen.getByText(/Your first statement comes after May 25, 2026/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Activity since your last statement' })).toBeNull();
  });

  it('finds nothing in a year without statements, and leads back', async () => {
    const onParams = vi.fn();
    render(<FilteredEmpty onParams={onParams} />);
    const [clear] = await screen.findAllByRole('button', { name: 'Clear filters' }, onceFetched);
    await userEvent.click(clear!);

    expect(asked(onParams).filters.year).toEqual([]);
  });
});

describe('the statement in its drawer', () => {
  it('says which one it takes the place of, and that its list is not whole', async () => {
    render(<DrawerRevision />);
    const drawer = await screen.findByRole('dialog', { name: 'Statement S-2' }, onceFetched);

    expect(drawer).toHaveTextContent('Replaces revision 1 (S-1). Corrected: new charges $5,413.28');
    expect(drawer).toHaveTextContent('These rows don’t add up to the figures above.');
    expect(within(drawer).getByRole('link', { name: 'Pay what’s left' })).toBeVisible();
  });

  it('that no longer holds asks for nothing and leads to the one that does', async () => {
    render(<DrawerSuperseded />);
    const drawer = await screen.findByRole('dialog', { name: 'Statement S-1' }, onceFetched);

    expect(within(drawer).getByRole('link', { name: 'Open the newer statement' })).toHaveAttribute(
      'href',
      '?statement=S-2',
    );
    expect(within(drawer).queryByRole('link', { name: 'Pay what’s left' })).toBeNull();
  });
});
