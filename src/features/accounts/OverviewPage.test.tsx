import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/overview.stories';
import { failed } from '@stories/support/asyncStates';

const {
  AllAccounts,
  Closed,
  Default,
  DueOnSpecialTerms,
  Empty,
  Error,
  Loading,
  Partial,
  Stale,
  UnknownAccount,
  WithDepositPlan,
} = composeStories(stories);

// jsdom has no layout, so nothing there ever comes into view: the charts stay placeholders.
beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What stands below the first figures is fetched after them. */
const onceFetched = { timeout: 20_000 };

async function figure(table: string, row: string) {
  const found = await screen.findByRole('table', { name: table }, onceFetched);
  return within(within(found).getByRole('row', { name: new RegExp(`^${row}`) })).getByRole('cell')
    .textContent;
}

describe('OverviewPage', () => {
  it('tells what is owed, in lines, and how the balance comes about', async () => {
    render(<Default />);

    const owed = screen.getByRole('region', { name: 'You owe' });
    expect(owed).toHaveTextContent('$18,532.41');
    expect(
      within(owed)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Past due', 'Due Nov 30', 'Later or deferred$4,000.00 of it deferred']);
    expect(await figure('Balance breakdown', 'Regular balance')).toBe('$18,532.41');
    expect(await figure('Balance breakdown', 'Net due')).toBe('$18,532.41');
  });

  it('shows what nobody is asked for apart in the months', async () => {
    render(<DueOnSpecialTerms />);

    await userEvent.click(
      await screen.findByRole('button', { name: 'View as table: Due by month' }, onceFetched),
    );
    expect(screen.getByRole('columnheader', { name: 'On its way or in dispute' })).toBeVisible();
  });

  it('leads to payment, an invoice and a change of the profile, for this account', async () => {
    render(<Default />);

    expect(screen.getByRole('link', { name: 'Pay $2,889.00 past due' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=2281&due=pastDue',
    );
    expect(await screen.findByRole('link', { name: 'Request a change' }, onceFetched)).toHaveAttribute(
      'href',
      '/contact-us?account=2281&about=profile',
    );
    expect(screen.getByRole('link', { name: 'Invoice 104880' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?account=2281&invoice=104880',
    );
  });

  it('tells who may buy, and how much each screen holds', async () => {
    render(<Default />);

    expect(await screen.findByText('Reuben Hollis, up to $5,000.00', {}, onceFetched)).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(links.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Purchase details128',
      'Open invoices13',
      'Account details171',
      'Statements23',
      'Purchase summaries46',
      'Prepay open4',
      'Prepay open details9',
      'Payment history24',
    ]);
  });

  it('opens what is behind an age', async () => {
    const onAging = vi.fn();
    render(<Default onAging={onAging} />);

    await userEvent.click(await screen.findByRole('button', { name: /1–30 days/ }, onceFetched));

    expect(onAging).toHaveBeenCalledWith('days30');
  });

  it('never takes one account’s credit off another’s debt without saying so', async () => {
    const onSelect = vi.fn();
    render(<AllAccounts onSelect={onSelect} />);

    expect(screen.getByRole('region', { name: 'You owe' })).toHaveTextContent('$22,844.41');
    expect(screen.getByText('not used by any invoice yet, not taken off')).toBeInTheDocument();
    expect(await figure('Balance breakdown', 'Owed on 2 accounts')).toBe('$22,844.41');
    expect(await figure('Balance breakdown', 'In credit on 1 account')).toBe('−$1,250.00');
    expect(await figure('Balance breakdown', 'Net of all accounts')).toBe('$21,594.41');

    await userEvent.click(
      within(screen.getByRole('table', { name: 'Your accounts' })).getByRole('button', {
        name: 'Dana Hollis',
      }),
    );
    expect(onSelect).toHaveBeenCalledWith('2290');
  });

  it('keeps the deposit plan apart from what is owed', async () => {
    render(<WithDepositPlan />);

    expect(screen.getByText('$6,250.75')).toBeInTheDocument();
    expect(await figure('Balance breakdown', 'Net due')).toBe('$18,532.41');
  });

  it('holds the place of what is loading', () => {
    render(<Loading />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account overview');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('tries again, and names the failed call', async () => {
    const retry = vi.fn();
    render(<Error accounts={{ ...failed, retry }} />);

    expect(screen.getByText('Reference req-7f3a21')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows the balances when the rest did not load, and does not call anything paid', async () => {
    render(<Partial />);

    expect(await figure('Balance breakdown', 'Net due')).toBe('$18,532.41');
    expect(screen.getByText('Due dates, charts and activity didn’t load')).toBeInTheDocument();
    expect(screen.queryByText('Nothing to pay now')).not.toBeInTheDocument();
  });

  it.each([
    ['old figures', Stale, /No update for more than two days/],
    ['a closed account', Closed, /closed on Feb 28, 2026.*nothing can be changed/],
    ['a new customer', Empty, /Nothing to pay now/],
    ['an account that is not there', UnknownAccount, /isn’t one of your accounts/],
  ])('says what is the matter with %s', (_, Story, words) => {
    render(<Story />);

    expect(screen.getAllByText(words)).not.toHaveLength(0);
  });

  it('offers no payment on a closed account', () => {
    render(<Closed />);

    expect(screen.queryByRole('link', { name: /^Pay \$/ })).not.toBeInTheDocument();
  });
});
