import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './SideNavigation.stories';

const { Folded, Unfolded } = composeStories(stories);

describe('SideNavigation', () => {
  it('marks the page that is open, inside its unfolded groups', () => {
    render(<Unfolded />);

    const here = screen.getByRole('link', { current: 'page' });
    expect(here).toHaveTextContent('Purchase Details');
    expect(here).toHaveAttribute('href', '/purchase-details');
    expect(screen.getByRole('button', { name: 'Purchases' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Payments' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the pages of a folded group out of reach', () => {
    render(<Folded />);

    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'My Deposit Plan',
      'Contact Us',
    ]);
  });

  it('folds and unfolds a group', async () => {
    const onToggle = fn();
    render(<Folded onToggle={onToggle} />);

    await userEvent.click(screen.getByRole('button', { name: 'My Account' }));

    expect(onToggle).toHaveBeenCalledExactlyOnceWith('my-account');
  });
});
