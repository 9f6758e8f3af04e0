import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { activityRowHeight } from '@/domain/ActivityList/ActivityList';
import * as stories from '@stories/screens/home.stories';
import { activity } from './HomeToCome';

const {
  BeingUpdated,
  CheckReady,
  Default,
  Empty,
  Error,
  FiguresFirst,
  Loading,
  NewStatement,
  NoAccount,
  PaidUp,
  Partial,
  PastDueOnItsWay,
  PrepayEnds,
  RequestNeedsAnswer,
  SeveralAccounts,
  WithoutDepositPlan,
} = composeStories(stories);

// What stands below the first figures is there then, and needs no waiting for.
beforeAll(() => import('./HomeFurther'), 60_000);

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const tile = (name: string) => screen.getByRole('region', { name });

describe('HomePage', () => {
  it('says first what is owed, whoever is greeted', () => {
    render(<Default />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Good (morning|afternoon|evening), Dana$/,
    );
    expect(tile('You owe')).toHaveTextContent('$18,532.41');
    expect(within(tile('You owe')).getByRole('link', { name: 'Pay $2,889.00 past due' })).toBeVisible();
  });

  it.each([
    [
      'a discount that ends',
      Default,
      'Save $189.09',
      'Discount ends WednesdayPay 4 invoices by Nov 25 to get it.',
      'See the best days to pay',
      '/my-account/payments/make-a-payment',
    ],
    [
      'a payment that came back',
      RequestNeedsAnswer,
      'Payment $1,250.00',
      'Your bank returned itYour bank returned it. There was not enough money in the bank account. Your invoices are open again.',
      'See what to do',
      '/my-account/payments/payment-requests?request=r-118',
    ],
    [
      'a check that is ready',
      CheckReady,
      'Pickup $5,000.00',
      'Your check is readyYour check is ready at Tekoa. Bring an ID.',
      'See the pickup',
      '/my-account/payments/payment-requests?request=r-122',
    ],
    [
      'a statement that was not opened',
      NewStatement,
      'New statement, Oct 25',
      '$11,039.24$612.94 left to pay.',
      'All statements',
      '/my-account/purchases/statements?account=all',
    ],
    [
      'prepay that ends',
      PrepayEnds,
      'Prepay left',
      '$21,480.00$11,200.00 of it ends soon, from Dec 1 on.',
      'See your prepay',
      '/my-account/purchases/prepay-open?account=all',
    ],
  ])('points to %s, as the first tile', (_, Story, title, words, way, href) => {
    render(<Story />);

    expect(titles()[1]).toBe(title);
    expect(tile(title)).toHaveTextContent(words);
    expect(within(tile(title)).getByRole('link', { name: way })).toHaveAttribute('href', href);
  });

  it('points to nothing where nothing is to be done, and fills the row with the deposit plan', () => {
    render(<PaidUp />);

    expect(titles()).toEqual([
      'You owe',
      'Statement of Oct 25',
      'Deposit plan',
      'Recent activity',
      'Requests',
      'Your branch',
    ]);
    expect(screen.getByText('Nothing to pay now')).toBeVisible();
  });

  it('asks nobody again for what is on its way', () => {
    render(<PastDueOnItsWay />);

    expect(screen.getByText('On its way since Nov 18')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
  });

  it('leads to the deposit plan and to My Savings', () => {
    render(<Default />);

    expect(tile('Deposit plan')).toHaveTextContent('$5,650.75 available · $218.66 interest this year');
    expect(within(tile('Deposit plan')).getByRole('link', { name: 'My Deposit Plan' })).toHaveAttribute(
      'href',
      '/my-deposit-plan',
    );
    expect(screen.getByRole('link', { name: 'My Savings' })).toHaveAttribute('href', '/my-savings');
  });

  it('shows the way to the deposit plan to those who have none', () => {
    render(<WithoutDepositPlan />);

    expect(within(tile('Deposit plan')).getByRole('link')).toHaveAttribute('href', '/my-savings');
  });

  it('says of several accounts what each owes, and whose each event is', () => {
    render(<SeveralAccounts />);

    const row = (name: string) => screen.getByRole('link', { name }).closest('li');
    expect(row('Hollis Creek Farms LLC')).toHaveTextContent('Hollis Creek Farms LLC2281$18,532.41owed');
    expect(row('Dana Hollis')).toHaveTextContent('Dana Hollis2290 · $1,250.00 credit$0.00owed');
    expect(screen.getByText('Nov 6 · Bank transfer · Hollis Creek Farms LLC')).toBeVisible();
    expect(tile('Statement of Oct 25')).toHaveTextContent('Hollis Creek Farms LLC: $612.94 left to pay.');
  });

  it('leads from what was taken from prepay to its contract', () => {
    render(<Default />);

    expect(screen.getByRole('link', { name: 'Prepay used' })).toHaveAttribute(
      'href',
      '/my-account/purchases/prepay-open-details?account=2281&contract=PP-2026-0144',
    );
  });

  it('tells what was asked for, each leading to its request', () => {
    render(<CheckReady />);

    expect(screen.getByRole('link', { name: 'Payment $10,023.50' })).toHaveAttribute(
      'href',
      '/my-account/payments/payment-requests?request=r-123',
    );
  });

  it('calls the branch with one tap, and says whether somebody is there', () => {
    render(<Default />);

    const calls = screen.getAllByRole('link', { name: 'Call Tekoa at (509) 555-0188' });
    for (const call of calls) expect(call).toHaveAttribute('href', 'tel:5095550188');
    expect(screen.getAllByText('Open until 5:00 PM')).toHaveLength(calls.length);
  });

  it('welcomes a new customer with no empty lists', () => {
    render(<Empty />);

    expect(titles()).toEqual(['Welcome. Your account is ready', 'Deposit plan', 'Your branch']);
  });

  it('says that no account is linked, and calls no branch', () => {
    render(<NoAccount />);

    expect(titles()).toEqual(['Welcome']);
    expect(screen.queryByRole('region', { name: 'Call your branch' })).toBeNull();
  });

  it('keeps the place of everything while it loads', () => {
    render(<Loading />);

    expect(titles()).toEqual(['You owe']);
    expect(screen.getByLabelText('Loading')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Your accounts didn’t load')).toBeNull();
  });

  it('shows what is owed before the rest has come', () => {
    render(<FiguresFirst />);

    expect(tile('You owe')).toHaveTextContent('$18,532.41');
    expect(titles()).toEqual(['You owe']);
  });

  it('still tells what is owed when only the accounts loaded', () => {
    render(<Partial />);

    expect(tile('You owe')).toHaveTextContent('$18,532.41');
    expect(tile('Prepay left')).toHaveTextContent('$21,480.00');
    for (const problem of [
      'Your deposit plan didn’t load',
      'Statements and recent activity didn’t load',
      'Your requests didn’t load',
    ]) {
      expect(screen.getByText(problem)).toBeVisible();
    }
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

  it('keeps as much place for activity as it takes', () => {
    expect(activity.height).toBe(activity.rows * activityRowHeight);
  });
});
