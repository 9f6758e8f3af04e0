import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/prepayOpenDetails.stories';

const { Default, Drawer, DrawerBroken, Empty, Error, FilteredEmpty, OneContract, Partial } =
  composeStories(stories);

/** Panel, drawer and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };

describe('PrepayOpenDetailsPage', () => {
  it('says which contract and which days of use it is narrowed to', () => {
    render(<OneContract />);

    expect(screen.getByRole('button', { name: 'Remove filter Contract: PP-2027-2281' })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Remove filter Oct 1, 2026 to Nov 18, 2026' }),
    ).toBeInTheDocument();
  });

  it('takes the events along', async () => {
    const onExport = vi.fn();
    render(<Default onExport={onExport} />);

    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    const csv = { name: /^Use of these lines \(CSV\)/ };
    await userEvent.click(await screen.findByRole('menuitem', csv, onceFetched));

    expect(onExport).toHaveBeenCalledWith('usage-csv');
  });

  it('prints every line with quantity, prices and end', () => {
    render(<Default />);
    fireEvent(window, new Event('beforeprint'));
    const [table] = screen.getAllByRole('table', { name: 'Prepay lines' });
    const row = within(table!).getByRole('row', { name: /Urea/ });

    expect(row).toHaveTextContent('38 ton');
    expect(row).toHaveTextContent('$380.75/ton');
    expect(row).toHaveTextContent('Dec 7, 2026, in 19 days');
    fireEvent(window, new Event('afterprint'));
  });

  it.each([
    ['nothing is paid ahead', Empty, 'No open prepay'],
    ['nothing matches', FilteredEmpty, 'No prepay lines match.'],
    ['the rows did not load', Error, 'Your prepay lines didn’t load'],
    ['only the sums did not load', Partial, 'The totals didn’t load.'],
  ])('says that %s', async (_, Story, words) => {
    render(<Story />);

    expect(await screen.findByText(words, undefined, onceFetched)).toBeInTheDocument();
  });

  it('tells the history of one line under the line’s own name', async () => {
    render(<Drawer />);
    const drawer = await screen.findByRole('dialog', { name: 'Prepay PP-2027-2281' }, onceFetched);

    expect(within(drawer).getByRole('region', { name: 'Use of Urea 46-0-0, bulk' })).toBeInTheDocument();
    expect(within(drawer).queryByRole('link', { name: 'View lines' })).toBeNull();
  });

  it('tells by how much a history does not close', async () => {
    render(<DrawerBroken />);

    expect(
      await screen.findByText(/Ask us about the difference of \$4\.95/, undefined, onceFetched),
    ).toHaveTextContent('$14,468.50 remaining. Our books say $14,463.55.');
  });
});
