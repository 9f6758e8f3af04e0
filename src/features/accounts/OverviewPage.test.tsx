import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/overview.stories';
import { failed } from '@stories/support/asyncStates';

const {
  AllAccounts,
  Closed,
  CreditBesideLate,
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
  it('tells what is due, when, and how it comes about', async () => {
    render(<Default />);

    expect(screen.getByText('Next due Nov 30, 2026: $8,214.50.', { exact: false })).toHaveTextContent(
      'Includes $2,889.00 past due. $4,000.00 is deferred and not due yet.',
    );
    expect(await figure('Balance breakdown', 'Regular balance')).toBe('$18,532.41');
    expect(await figure('Balance breakdown', 'Net due')).toBe('$18,532.41');
  });

  it('offers to pay what is late behind a larger credit', () => {
    render(<CreditBesideLate />);

    expect(screen.getByText(/^\$1,000.00 is past due: your credit pays it only once/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay what is past due' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=2281',
    );
  });

  it('tells all that falls due on a day, and what nobody is asked for', async () => {
    render(<DueOnSpecialTerms />);

    expect(
      screen.getByText('Next due Dec 15, 2026: $98,658.96, of it $60,708.36 on special terms.', {
        exact: false,
      }),
    ).toHaveTextContent('$889.00 past due is in dispute. $2,000.00 past due is on its way.');
    await userEvent.click(
      await screen.findByRole('button', { name: 'View as table: Due by month' }, onceFetched),
    );
    expect(screen.getByRole('columnheader', { name: 'On its way or in dispute' })).toBeVisible();
  });

  it('leads to payment, purchases and a change of the profile, for this account', async () => {
    render(<Default />);

    expect(screen.getByRole('link', { name: 'Pay balance' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=2281',
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
      'Purchase details312',
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

    expect(screen.getByText(/\$1,250\.00 of credit on another account is not taken off/)).toBeInTheDocument();
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
    expect(screen.queryByText(/Nothing is due/)).not.toBeInTheDocument();
  });

  it.each([
    ['old figures', Stale, /No update for more than two days/],
    ['a closed account', Closed, /closed on Feb 28, 2026.*nothing can be changed/],
    ['a new customer', Empty, /Nothing is due\./],
    ['an account that is not there', UnknownAccount, /isn’t one of yours/],
  ])('says what is the matter with %s', (_, Story, words) => {
    render(<Story />);

    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('offers no payment on a closed account', () => {
    render(<Closed />);

    expect(screen.queryByRole('link', { name: 'Pay balance' })).not.toBeInTheDocument();
  });
});
