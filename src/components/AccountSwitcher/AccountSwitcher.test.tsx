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

  it('has nothing to switch with one account', () => {
    render(<OnlyAccount />);

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByText('Hollis Creek Farms')[0]).toBeInTheDocument();
  });
});
