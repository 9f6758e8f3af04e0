import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ReviewList.stories';

const { Default, Groups, Receipt } = composeStories(stories);

const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

describe('ReviewList', () => {
  it('repeats every answer beside its question, and what it comes to', () => {
    render(<Default />);

    expect(terms()).toEqual(['From', 'To account', 'Pay date', 'Invoices', 'Total']);
    expect(screen.getByText('$14,532.41')).toBeInTheDocument();
  });

  it('leads back to each answer by a name of its own', () => {
    render(<Default />);

    expect(screen.getByRole('link', { name: 'Change bank account' })).toHaveAttribute('href', '#from');
    expect(screen.getByRole('link', { name: 'Change invoices' })).toHaveAttribute('href', '#invoices');
  });

  it('goes back by a press where there is no address', async () => {
    const onPress = fn();
    render(
      <Default
        groups={[{ rows: [{ label: 'When', value: 'Today', change: { what: 'pay date', onPress } }] }]}
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Change pay date' }));

    expect(onPress).toHaveBeenCalledOnce();
  });

  it('cannot be changed as a receipt, and begins with the amount', () => {
    render(<Receipt />);

    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(terms()[0]).toBe('Amount');
  });

  it('leaves the ways back off the paper', () => {
    render(<Default />);

    expect(
      screen.getByRole('link', { name: 'Change bank account' }).closest('[data-screen-only]'),
    ).not.toBeNull();
  });

  it('names its groups', () => {
    render(<Groups />);

    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Payment',
      'Bank account',
    ]);
  });
});
