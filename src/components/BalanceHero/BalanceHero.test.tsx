import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './BalanceHero.stories';

const { Error: Failed, InCredit, Loading, Owing } = composeStories(stories);

describe('BalanceHero', () => {
  it('says what is due and what can be done', () => {
    render(<Owing />);

    expect(screen.getByRole('heading', { name: 'Balance due' })).toBeInTheDocument();
    expect(screen.getByText('$14,532.41')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay balance' })).toBeInTheDocument();
  });

  it('says a credit in words', () => {
    render(<InCredit />);

    expect(screen.getByText('$520.10 credit')).toBeInTheDocument();
  });

  it('has a place for a figure that is on its way', () => {
    const { container } = render(<Loading />);

    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('No figure')).toBeNull();
  });

  it('shows no figure at all where none came', () => {
    render(<Failed />);

    expect(screen.getByText('No figure')).toBeInTheDocument();
    expect(screen.queryByText('$0.00')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
