import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './MobileCardList.stories';

const { Default, Grouped, GroupsCounted, Loading, Selected } = composeStories(stories);

describe('MobileCardList', () => {
  it('makes a card of each row: title and amount, details, status', () => {
    render(<Default />);

    const card = within(screen.getByRole('list', { name: 'Purchases' })).getAllByRole('listitem')[3];
    expect(card).toHaveTextContent(
      'Custom application, 214 ac$2,889.00104859 · Nov 12, 2026 · Oakesdale · 214 acPast due',
    );
  });

  it('opens a row and goes further down', async () => {
    const onOpen = fn();
    const onMore = fn();
    render(<Default onOpen={onOpen} onMore={onMore} />);

    await userEvent.click(screen.getByRole('button', { name: 'Urea 46-0-0, bulk' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }));

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ invoice: '104880' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('holds the place of its cards while they load', () => {
    render(<Loading />);

    const list = screen.getByRole('list', { name: 'Purchases' });
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  });

  it('counts every group from the first moment where the whole list was counted, and brings in what is missing', async () => {
    const onWhole = fn();
    render(<GroupsCounted grouping={{ ...GroupsCounted.args.grouping!, onWhole }} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '2026-11 · 5',
      '2026-10 · 14',
      '2026-09 · 27',
    ]);

    await userEvent.click(screen.getByRole('button', { name: '2026-10 · 14' }));
    expect(onWhole).toHaveBeenCalledExactlyOnceWith('2026-10');
  });

  it('counts the rows of a group when all of them are there', async () => {
    const { rerender } = render(<Grouped />);
    expect(screen.getByRole('button', { name: '2026-11 · 5' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('button', { name: '2026-10' })).toHaveAttribute('aria-expanded', 'false');

    rerender(<Grouped page={{ ...Grouped.args.page!, hasNext: false }} />);
    expect(screen.getByRole('button', { name: '2026-10 · 2' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '2026-11 · 5' }));
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('selects all cards that are shown, and none', async () => {
    render(<Selected />);
    const all = screen.getByRole('checkbox', { name: 'Select all 7 shown' });

    await userEvent.click(all);
    expect(screen.getByText('7 of 46 selected, all on this page')).toBeInTheDocument();

    await userEvent.click(all);
    expect(screen.queryByText(/ selected/)).not.toBeInTheDocument();
  });
});
