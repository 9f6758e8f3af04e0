import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anAccount, anAccountInCredit } from '@stories/support/builders';
import { ready } from '@stories/support/asyncStates';
import { anOverview, aStatement } from '@stories/support/overviewBuilders';
import { StatementCard } from './StatementCard';
import * as stories from '@stories/screens/home.stories';

const {
  BeingUpdated,
  CreditBesideLate,
  Default,
  DiscountBesidePastDue,
  DiscountExpiring,
  DueOnSpecialTerms,
  Empty,
  Error,
  NextDue,
  NoAccount,
  PaidUp,
  Partial,
  PastDueOnItsWay,
  SeveralAccounts,
  WithDepositPlan,
  WithoutDepositPlan,
} = composeStories(stories);

describe('HomePage', () => {
  it.each([
    ['what is past due', Default, '$2,889.00 is past due'],
    ['a discount that ends soon', DiscountExpiring, 'Save $372.00 by paying soon'],
    ['what is due next', NextDue, '$8,214.50 is due Nov 30, 2026'],
    ['what is past due beside a larger credit', CreditBesideLate, '$1,000.00 is past due'],
    [
      'what is due next where all that is late was asked for',
      PastDueOnItsWay,
      '$8,214.50 is due Nov 30, 2026',
    ],
    ['all that falls due on a day', DueOnSpecialTerms, '$98,658.96 is due Dec 15, 2026'],
    ['that all is paid', PaidUp, 'You’re all paid up'],
    ['a welcome to a new customer', Empty, 'Welcome. Your account is ready.'],
    ['that no account is linked', NoAccount, 'Welcome'],
  ])('says first %s', (_, Story, title) => {
    render(<Story />);

    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  });

  it('tells beside its balances what nobody is asked for', () => {
    render(<PastDueOnItsWay />);

    expect(screen.getByText('Past due', { selector: 'dt' }).nextSibling).toHaveTextContent(
      '$0.00$2,889.00 past due is on its way.',
    );
    expect(screen.queryByText('Credit memos')).toBeNull();
  });

  it('tells beside a larger credit both figures, and the way to pay', () => {
    render(<CreditBesideLate />);

    expect(screen.getByText('Past due', { selector: 'dt' }).nextSibling).toHaveTextContent('$1,000.00');
    expect(screen.getByText('Credit memos').nextSibling).toHaveTextContent(
      '$1,500.00Not used by any invoice yet',
    );
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  it('tells a discount that ends soon beside what is past due', () => {
    render(<DiscountBesidePastDue />);

    expect(screen.getByRole('heading', { level: 2, name: '$2,889.00 is past due' })).toBeInTheDocument();
    expect(screen.getByText(/You can also save \$107.20: .* ends Nov 22, 2026, in 3 days/)).toBeVisible();
  });

  it('tells what was asked for and is under way, each leading to its request', () => {
    render(<Default />);

    expect(screen.getByText('Scheduled payments').nextSibling).toHaveTextContent('$15,412.50');
    expect(screen.getByRole('link', { name: 'Pickup $5,000.00' })).toHaveAttribute(
      'href',
      '/my-account/payments/payment-requests?request=r-122',
    );
    expect(screen.getByText('Sent to bank')).toBeVisible();
  });

  it('says nothing of scheduled payments where they are not known', () => {
    render(<Partial />);

    expect(screen.queryByText('Scheduled payments')).toBeNull();
    expect(screen.getByText('Your requests didn’t load')).toBeVisible();
  });

  it('shows the way to the deposit plan to those who have none', () => {
    render(<WithoutDepositPlan />);

    expect(screen.getByRole('link', { name: 'About the deposit plan' })).toHaveAttribute(
      'href',
      '/my-savings',
    );
  });

  it('greets by the first name', () => {
    render(<Default />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Good (morning|afternoon|evening), Dana$/,
    );
  });

  it('calls the branch with one tap', () => {
    render(<Default />);

    expect(screen.getByRole('link', { name: 'Call Tekoa at (509) 555-0188' })).toHaveAttribute(
      'href',
      'tel:5095550188',
    );
  });

  it('shows each account for itself where there are several', () => {
    render(<SeveralAccounts />);

    expect(screen.getByRole('link', { name: 'Dana Hollis · 2290' })).toHaveAttribute(
      'href',
      '/my-account/overview?account=2290',
    );
    expect(screen.getByText('$1,250.00 credit')).toBeInTheDocument();
  });

  it('shows the deposit plan to whom it is given', () => {
    render(<WithDepositPlan />);

    expect(screen.getByText('$5,650.75 available · $218.66 interest this year')).toBeInTheDocument();
  });

  it('still tells what is past due when only the accounts loaded', () => {
    render(<Partial />);

    expect(screen.getByRole('heading', { name: '$2,889.00 is past due' })).toBeInTheDocument();
    expect(screen.getByText('Couldn’t load your deposit plan')).toBeInTheDocument();
  });

  it('hands out the last statement of each account', async () => {
    const onDownload = vi.fn();
    const accounts = [anAccount(), anAccountInCredit()];
    const statements = [aStatement(), aStatement({ statementNo: 'ST-2290-202610', accountNo: '2290' })];
    render(
      <StatementCard
        accounts={accounts}
        overview={ready(anOverview({ statements }))}
        onDownload={onDownload}
      />,
    );

    await userEvent.click(
      screen.getByRole('button', { name: 'Download statement of Oct 25, 2026, account 2290' }),
    );

    expect(onDownload).toHaveBeenCalledExactlyOnceWith('ST-2290-202610');
    expect(screen.getByText('$11,039.24, Dana Hollis')).toBeInTheDocument();
  });

  it('leads from what was taken from prepay to its contract', () => {
    render(<Default />);

    expect(screen.getByRole('link', { name: 'Prepay used' })).toHaveAttribute(
      'href',
      '/my-account/purchases/prepay-open-details?account=2281&contract=PP-2026-0144',
    );
  });

  it('names an account that is being updated', () => {
    render(<BeingUpdated />);

    expect(
      screen.getByText('Hollis Creek Farms LLC is being updated: as of Nov 16, 2026.'),
    ).toBeInTheDocument();
  });

  it('says that nothing loaded', () => {
    render(<Error />);

    expect(screen.getByText('Your accounts didn’t load')).toBeInTheDocument();
  });
});
