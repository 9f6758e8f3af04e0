import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { fn } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './ResourceGrid.stories';

// The grid paints no cells where there is no layout: the stories' own steps check those in a browser.
const { Default, Empty, Error, Selected } = composeStories(stories);

describe('ResourceGrid', () => {
  it('is a grid with a name, its tools and sums above the rows', async () => {
    render(<Default />);

    expect(await screen.findByRole('grid', { name: 'Purchases' }, onceFetched)).toHaveAccessibleDescription(
      'Arrow keys move, Enter opens the row',
    );
    expect(screen.getByText('1–7 of 46')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search purchases' })).toBeInTheDocument();
    expect(screen.getByText('Totals for all 46 rows')).toBeInTheDocument();
  });

  it('has its rows a frame after the rest of a screen that comes back', async () => {
    const grid = { name: 'Purchases' };
    const inMode = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Default />
      </Activity>
    );
    const { rerender } = render(inMode('visible'));
    await screen.findByRole('grid', grid, onceFetched);

    rerender(inMode('hidden'));
    rerender(inMode('visible'));

    expect(screen.getByText('Totals for all 46 rows')).toBeVisible();
    expect(screen.queryByRole('grid', grid)).toBeNull();
    expect(await screen.findByRole('grid', grid)).toBeVisible();
  });

  it('tells what somebody prefers', async () => {
    const onPrefer = fn();
    render(<Default onPrefer={onPrefer} />);

    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(
      await screen.findByRole('menuitemcheckbox', { name: 'Invoice', checked: true }, onceFetched),
    );

    expect(onPrefer).toHaveBeenCalledExactlyOnceWith({ columns: { invoice: false } });
  });

  it.each([
    ['nothing matches', Empty, 'No purchases match.'],
    ['nothing came', Error, 'Reference req-7f3a21'],
  ])('keeps its tools when %s', (_, Story, words) => {
    render(<Story />);

    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has its tools before the grid is there, for the columns that stand meanwhile', async () => {
    // An earlier test of the same process may have fetched the grid.
    vi.resetModules();
    const { Compact } = composeStories(await import('./ResourceGrid.stories'));
    const onPrefer = fn();
    render(<Compact onPrefer={onPrefer} />);
    const table = screen.getByRole('table', { name: 'Purchases' });
    expect(table).toHaveTextContent(/^InvoiceDateItemBranchQuantity/);
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Fit widths to the words' }, onceFetched));

    await screen.findByRole('grid', { hidden: true }, onceFetched);
    expect(onPrefer).not.toHaveBeenCalled();
  });

  it('opens a row before the grid is there, and none that only holds a place', async () => {
    vi.resetModules();
    const { Default: Fresh } = composeStories(await import('./ResourceGrid.stories'));
    const onOpen = fn();
    const { rerender } = render(<Fresh rows={[]} loading onOpen={onOpen} />);
    fireEvent.click(screen.getAllByRole('cell')[0]!);
    expect(onOpen).not.toHaveBeenCalled();

    rerender(<Fresh onOpen={onOpen} />);
    fireEvent.click(screen.getAllByRole('columnheader')[0]!);
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('cell', { name: '104880' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ invoice: '104880' }));
  });

  it('says what is selected here and elsewhere, and lets go of it', async () => {
    const onSelect = fn();
    render(<Selected selection={{ ...Selected.args.selection!, onSelect }} />);

    expect(screen.getByText('3 selected, 2 of them on this page')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(new Set());
  });
});

const onceFetched = { timeout: 20_000 };
