import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../stories/screens/home.stories';

const {
  Default,
  DiscountExpiring,
  Empty,
  Error,
  NextDue,
  NoAccount,
  PaidUp,
  Partial,
  SeveralAccounts,
  WithDepositPlan,
} = composeStories(stories);

describe('HomePage', () => {
  it.each([
    ['what is past due', Default, '$2,889.00 is past due'],
    ['a discount that ends soon', DiscountExpiring, 'Save $372.00 by paying soon'],
    ['what is due next', NextDue, '$8,214.50 is due Nov 30, 2026'],
    ['that all is paid', PaidUp, 'You’re all paid up'],
    ['a welcome to a new customer', Empty, 'Welcome. Your account is ready.'],
    ['that no account is linked', NoAccount, 'Welcome'],
  ])('says first %s', (_, Story, title) => {
    render(<Story />);

    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
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

  it('says that nothing loaded', () => {
    render(<Error />);

    expect(screen.getByText('Your accounts didn’t load')).toBeInTheDocument();
  });
});
