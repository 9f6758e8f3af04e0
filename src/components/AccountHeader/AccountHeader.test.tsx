import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './AccountHeader.stories';

const { AllAccounts, Loading } = composeStories(stories);

describe('AccountHeader', () => {
  it('says as of when, and lets another account be chosen', async () => {
    const onSelect = vi.fn();
    render(<AllAccounts onSelect={onSelect} />);

    expect(screen.getByText(/^As of Nov 18, 2026/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /All accounts/ }));
    await userEvent.click(
      await screen.findByRole('menuitemradio', { name: /Dana Hollis.*Account 2290 · Closed/ }),
    );

    expect(onSelect).toHaveBeenCalledWith('2290');
  });

  it('has its title before anything is loaded', () => {
    render(<Loading />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account overview');
  });
});
