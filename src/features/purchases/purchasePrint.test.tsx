import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/purchaseDetails.stories';
import { ready } from '@stories/support/asyncStates';
import { aLine } from '@stories/support/lineBuilders';
import { someTotals } from '@stories/support/totalsBuilders';

const { Lines } = composeStories(stories);

describe('purchases on paper', () => {
  /** What the browser would print at that moment: the rows' invoices, and what stands above them. */
  const printed = () => {
    fireEvent(window, new Event('beforeprint'));
    const [table] = screen.getAllByRole('table', { name: 'Purchases' });
    const seen = {
      rows: within(table!).getAllByRole('row').length - 1,
      part: screen.queryByText(/^Rows .* of /)?.textContent,
      // Beside those of the screen's own list, which is not printed.
      sums: screen.queryAllByText(/^Totals? for/).length - 1,
    };
    fireEvent(window, new Event('afterprint'));
    return seen;
  };
  /** A list of so many rows, in answers of a hundred. */
  const listOf = (count: number) => {
    const line = aLine();
    const all = Array.from({ length: count }, (_, at) => ({ ...line, id: `line-${at}` }));
    const from = (start: number, size: number) => ({
      rows: all.slice(start, start + size),
      next: start + size < count ? String(start + size) : null,
      previous: start > 0 ? String(start) : null,
    });
    const readPage = vi.fn(async (after: string | undefined) => from(Number(after ?? 0), 100));
    const rows = { ...ready(from(0, 25)), readPage };
    return { listed: { view: 'line', rows, totals: ready(someTotals()) } as const, readPage };
  };
  it('stand the rows of every page under the sums of all of them', async () => {
    const seen: ReturnType<typeof printed>[] = [];
    const { listed } = listOf(48);
    render(<Lines listed={listed} onPrint={() => void seen.push(printed())} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));

    await vi.waitFor(() => expect(seen).toEqual([{ rows: 48, part: undefined, sums: 1 }]));
  });

  it('the browser’s own way to print has the page in view, and says so instead of sums', () => {
    const { listed, readPage } = listOf(485);
    render(<Lines listed={listed} />);

    expect(printed()).toEqual({
      rows: 25,
      part: 'Rows 1–25 of 312. “Print” above the list prints all of them.',
      sums: 0,
    });
    expect(readPage).not.toHaveBeenCalled();
  });

  it('nothing is printed where not every row came', async () => {
    const onPrint = vi.fn();
    const { listed } = listOf(485);
    const rows = { ...listed.rows, readPage: () => Promise.reject(new TypeError('gone')) };
    render(<Lines listed={{ ...listed, rows }} onPrint={onPrint} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));

    expect(await screen.findByText(/^Some rows didn’t load, so nothing was printed/)).toBeVisible();
    expect(onPrint).not.toHaveBeenCalled();
  });
});
