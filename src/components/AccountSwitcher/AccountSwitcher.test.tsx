import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './AccountSwitcher.stories';

const { One, AllOfThem, OnlyAccount } = composeStories(stories);

describe('AccountSwitcher', () => {
  it('offers every account and all of them together', async () => {
    const onSelect = fn();
    render(<One onSelect={onSelect} />);

    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('menuitemradio', { name: /Hollis Creek Farms/ })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^All accounts/ }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('says that all accounts are shown', () => {
    render(<AllOfThem />);

    expect(screen.getByRole('button', { name: /3 accounts All accounts$/ })).toBeInTheDocument();
  });

  it.each([
    ['an account that is not among them', <One key="1" selected="7777" />],
    ['none, where all cannot be looked at together', <AllOfThem key="2" together={false} />],
  ])('asks for a choice for %s', async (_, story) => {
    render(story);
    const button = screen.getByRole('button', { name: /3 accounts Choose an account$/ });
    await userEvent.click(button);

    expect(await screen.findByRole('menu')).toHaveAttribute('id', button.getAttribute('aria-controls'));
    expect(screen.queryByRole('menuitemradio', { checked: true })).toBeNull();
  });

  it('has nothing to switch with one account', () => {
    render(<OnlyAccount />);

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByText('Hollis Creek Farms')[0]).toBeInTheDocument();
  });
});
