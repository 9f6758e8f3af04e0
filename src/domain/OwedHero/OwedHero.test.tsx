import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './OwedHero.stories';

const { CreditBesideLate, Loading, SeveralAccounts, ThreeLinesAndCredit } = composeStories(stories);

const told = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling!.textContent}`);

describe('OwedHero', () => {
  it('tells the lines, and a credit that none of them is less for', () => {
    render(<ThreeLinesAndCredit />);

    expect(screen.getByRole('region', { name: 'You owe' })).toHaveTextContent('$18,532.41');
    expect(told()).toEqual([
      'Past due $2,889.00',
      'Due Nov 30 $8,214.50',
      'Later or deferred$4,000.00 of it deferred $7,428.91',
      'Your creditnot used by any invoice yet, not taken off $1,662.50',
    ]);
  });

  it('asks for what is late in full beside a larger credit', () => {
    render(<CreditBesideLate />);

    expect(screen.getByRole('link', { name: 'Pay $1,000.00 past due' })).toBeInTheDocument();
  });

  it('leads to a refund where credit exceeds what is owed, and nowhere else', () => {
    const { unmount } = render(<SeveralAccounts />);
    expect(screen.getByRole('link', { name: 'Ask for a refund' })).toHaveAttribute(
      'href',
      '/my-account/payments/refund?account=2290',
    );
    unmount();

    render(<ThreeLinesAndCredit />);
    expect(screen.queryByRole('link', { name: 'Ask for a refund' })).toBeNull();
  });

  it('leads to the one account of several on which it is to be paid', () => {
    render(<SeveralAccounts />);

    expect(screen.getByRole('link', { name: 'Pay $612.94 past due' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=00117&due=pastDue',
    );
  });

  it('keeps the place of figures that are on their way', () => {
    const { container } = render(<Loading />);

    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('$0.00')).toBeNull();
  });
});
