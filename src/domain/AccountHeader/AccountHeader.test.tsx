import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './AccountHeader.stories';

const { AllAccounts, Loading, OneAccount } = composeStories(stories);

describe('AccountHeader', () => {
  it('says as of when, and lets another account be chosen', async () => {
    const onSelect = vi.fn();
    render(<AllAccounts onSelect={onSelect} />);

    expect(screen.getByText(/^As of Nov 18, 2026/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /All accounts/ }));
    const choice = (name: RegExp) => screen.findByRole('menuitemradio', { name });
    expect(await choice(/^All accounts/)).toHaveTextContent('$18,532.41 owed');
    await userEvent.click(await choice(/Dana Hollis.*Account 2290 · Closed.*Nothing owed/));

    expect(onSelect).toHaveBeenCalledWith('2290');
  });

  it('names for paper whose figures they are', () => {
    const { unmount } = render(<OneAccount />);
    expect(screen.getByText('Hollis Creek Farms LLC, account 2281')).toBeInTheDocument();
    unmount();

    render(<AllAccounts />);
    expect(
      screen.getByText('Hollis Creek Farms LLC, account 2281; Dana Hollis, account 2290'),
    ).toBeInTheDocument();
  });

  it('has its title before anything is loaded', () => {
    render(<Loading />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account overview');
  });
});
