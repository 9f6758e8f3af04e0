import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as stories from './ResourceGrid.stories';

// The grid paints no cells where there is no layout: the stories' own steps check those in a browser.
const { Filled, WithTotals } = composeStories(stories);

describe('ResourceGrid', () => {
  afterEach(() => localStorage.clear());

  it('is a grid with a name', () => {
    render(<Filled />);

    expect(screen.getByRole('grid', { name: 'Purchases' })).toBeInTheDocument();
    expect(screen.getByText('1–7 of 46')).toBeInTheDocument();
  });

  it('has its tools and sums above the rows', () => {
    render(<WithTotals />);

    expect(screen.getByRole('searchbox', { name: 'Search purchases' })).toBeInTheDocument();
    expect(screen.getByText('46 rows, $58,221.30 in all')).toBeInTheDocument();
  });

  it('keeps the shown columns in this browser', async () => {
    const invoice = async (checked: boolean) => {
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
      return screen.getByRole('menuitemcheckbox', { name: 'Invoice', checked });
    };
    const { unmount } = render(<Filled />);
    await userEvent.click(await invoice(true));
    unmount();

    render(<Filled />);

    expect(await invoice(false)).toBeInTheDocument();
  });
});
