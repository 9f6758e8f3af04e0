// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as about from '@stories/screens/savingsAbout.stories';
import * as stories from '@stories/screens/savings.stories';

const { Default, SeveralAccounts, NoAccount, Error } = composeStories(stories);
const { Default: About } = composeStories(about);

it('tells each figure of one account', () => {
  render(<Default />);

  for (const words of ['$6,250.75', '$5,650.75', '$13.04', '$218.66', '$244.10', 'Form 1099-INT, box 1'])
    expect(screen.getByText(words)).toBeDefined();
});

it('has the figures of its charts as tables', () => {
  render(<Default />);
  fireEvent.click(screen.getByRole('button', { name: 'View as table: Balance by month' }));
  fireEvent.click(screen.getByRole('button', { name: 'View as table: Rate history' }));
  const rates = screen.getByRole('table', { name: 'Rate history' });

  expect(screen.getByRole('table', { name: 'Balance by month' }).textContent).toContain('Nov 2026$6,250.75');
  expect(
    within(rates)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['SinceYearly rate', 'Sep 15, 20254.25%', 'Jul 1, 20244%', 'Jan 1, 20223.75%']);
});

it('sums deposit accounts, and tells each one’s rules', () => {
  render(<SeveralAccounts />);

  expect(screen.getByText('Total of 2 deposit accounts')).toBeDefined();
  expect(screen.getByText('$8,074.75')).toBeDefined();
  expect(screen.getAllByRole('region', { name: /^Rules of/ })).toHaveLength(2);
  expect(screen.getByText(/no certified taxpayer number/)).toBeDefined();
});

it.each([
  ['nothing is linked', NoAccount, 'No deposit account yet'],
  ['nothing came', Error, 'Your savings didn’t load'],
])('tells that %s', (_, Story, words) => {
  render(<Story />);

  expect(screen.getByText(words)).toBeDefined();
});

it('tells how the plan works, what it pays and what an amount would earn, without a balance', () => {
  render(<About />);
  const enrol = screen.getByRole('link', { name: 'Ask to join the plan' });

  expect(enrol.getAttribute('href')).toBe('/contact-us?about=enroll');
  expect(screen.getByText(/\$40,000.00 for 6 months would earn about \$847.67 at 4.25%/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: 'much' } });
  expect(screen.getByText('Enter an amount like 1,234.50.')).toBeDefined();
});
