// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { fn } from 'storybook/test';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '@stories/screens/paidAfterReminders.stories';

const { Default, Folded, Failed } = composeStories(stories);

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('has a table for each kind, the newest week first and the totals last', () => {
  render(<Default />);
  const tables = screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
  expect(tables).toEqual(['Due soon, by week', 'Past due, by week', 'Discount ends, by week']);
  const rows = within(screen.getByRole('table', { name: 'Due soon, by week' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(14);
  expect([0, 1, 2, 13].map((at) => cellsOf(rows[at]!))).toEqual([
    ['Nov 16, 2026 (not complete)', '41', '$18,240.50', '0', '$0.00'],
    ['Nov 9, 2026 (not complete)', '40', '$17,510.50', '22', '$9,000.25'],
    ['Nov 2, 2026', '39', '$16,780.50', '21', '$8,690.25'],
    ['All 13 weeks', '212', '$180,186.50', '148', '$87,543.00'],
  ]);
});

it('says of discounts alone that more is paid than was named', () => {
  render(<Default />);
  expect(screen.getAllByText(/^The amount named is what could be saved/)).toHaveLength(1);
});

it('is folded at first', async () => {
  const onToggle = fn();
  render(<Folded onToggle={onToggle} />);
  expect(screen.queryByText(/^Payments posted/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Paid after reminders' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('says where it could not be loaded', () => {
  render(<Failed />);
  expect(screen.getByText('What was paid after reminders could not be loaded')).toBeVisible();
});
