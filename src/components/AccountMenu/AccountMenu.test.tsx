import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './AccountMenu.stories';

const { One, AllOfThem, WithoutAmounts } = composeStories(stories);

describe('AccountMenu', () => {
  it('marks the account that is shown and hands on another', async () => {
    const onSelect = fn();
    render(<One onSelect={onSelect} />);

    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Hollis Creek Farms');
    await userEvent.click(screen.getByRole('menuitemradio', { name: /Hollis & Daughters.*Closed/ }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('1904');
  });

  it('marks all accounts together', () => {
    render(<AllOfThem />);

    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('3 accounts together');
  });

  it.each([
    [/^All accounts/, '3 accounts together$100,543.98 owed'],
    [/^Hollis Creek Farms/, 'Account 2281$18,532.41 owed'],
    [/^Hollis & Daughters/, 'Account 1904 · ClosedNothing owed'],
  ])('tells what is owed on %s', (name, words) => {
    render(<AllOfThem />);

    expect(screen.getByRole('menuitemradio', { name })).toHaveTextContent(words);
  });

  it('says nothing of what is owed where that is not known', () => {
    render(<WithoutAmounts />);

    expect(screen.queryByText(/owed/)).toBeNull();
    expect(screen.queryByRole('menuitemradio', { name: /^All accounts/ })).toBeNull();
  });

  it('is named, and found by the id that its button tells', () => {
    render(<One />);

    expect(screen.getByRole('menu', { name: 'Accounts' })).toHaveAttribute('id', 'accounts');
  });

  it('marks none where the account is not among them', () => {
    render(<One selected="7777" />);

    expect(screen.queryByRole('menuitemradio', { checked: true })).toBeNull();
  });

  it('closes by Escape', async () => {
    const onClose = fn();
    render(<One onClose={onClose} />);

    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });
});
