// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DepositTransaction } from '@contract/accounts/schema';
import { aPlan, someEntries } from '@stories/support/depositBuilders';
import { ready } from '@stories/support/asyncStates';
import * as stories from '@stories/screens/depositPlan.stories';

const { Default, Frozen, FilteredEmpty, NoAccount, Error } = composeStories(stories);
const balances = () =>
  screen
    .getAllByText(/^(Opening balance|Closing balance|Balance carried over)/)
    .map((row) => row.parentElement!.textContent);
const interest = { q: '', from: '', to: '', kind: ['interest'] };
const request = () => screen.queryByRole('link', { name: 'Request money' });

it('stands between the closing and the opening balance, newest first', () => {
  render(<Default rows={ready({ rows: [...someEntries], next: null, previous: null })} />);

  expect(balances()).toEqual([
    expect.stringMatching(/^Closing balance on Nov 18, 2026/),
    expect.stringMatching(/^Opening balance\$/),
  ]);
  expect(request()?.getAttribute('href')).toBe('/my-deposit-plan?account=S-7104&ask=money');
});

it('hands the balance over from one page to the next', () => {
  const [first, second] = [someEntries.slice(0, 3), someEntries.slice(3)];
  const pageOf = (rows: readonly DepositTransaction[], next: string | null, previous: string | null) =>
    ready({ rows: [...rows], next, previous });
  const { rerender } = render(<Default rows={pageOf(first, 'mark-2', null)} />);
  const [closing, handedOver] = balances();
  rerender(<Default rows={pageOf(second, null, 'mark-1')} />);

  expect(closing).toMatch(/^Closing balance/);
  // The first row of this page left it so, and the last one of the page before began with it.
  expect(handedOver).toBe('Balance carried over$7,300.00');
  expect(balances()).toEqual(['Balance carried over$7,300.00', expect.stringMatching(/^Opening balance/)]);
  rerender(
    <Default rows={pageOf(first, 'mark-2', null)} params={{ ...Default.args.params!, filters: interest }} />,
  );
  expect(balances()).toEqual([expect.stringMatching(/^Closing balance/)]);
});

it('shows what is held by its request’s number, and takes it off what is available', () => {
  render(<Default />);

  expect(screen.getByText('$5,650.75')).toBeDefined();
  expect(screen.getByRole('link', { name: 'PR-2026-000341' }).getAttribute('href')).toContain(
    'request=req-1',
  );
});

it('keeps both balances where no row is between them', () => {
  render(<FilteredEmpty />);

  expect(balances()).toEqual([
    expect.stringMatching(/^Closing balance on Nov 18, 2026/),
    expect.stringMatching(/^Opening balance before Nov 13, 2026/),
  ]);
  expect(screen.getAllByText('No transactions match.').length).toBeGreaterThan(0);
});

it('says of an account on hold why nothing can be taken out, and offers nothing', () => {
  render(<Frozen />);

  expect(screen.getByText(/on hold. Call our credit office/)).toBeDefined();
  expect(screen.getByText(/no certified taxpayer number/)).toBeDefined();
  expect(request()).toBeNull();
});

it.each(['view', 'documents'] as const)('lets whoever has the level "%s" ask for nothing', (level) => {
  render(<Default plan={aPlan({ level })} />);

  expect(request()).toBeNull();
  expect(screen.queryByText(/only see documents for this account/) !== null).toBe(level === 'documents');
});

it.each([
  ['nothing is linked', NoAccount, 'No deposit account yet'],
  ['nothing came', Error, 'Your deposit plan didn’t load'],
])('tells that %s', (_, Story, words) => {
  render(<Story />);

  expect(screen.getByText(words)).toBeDefined();
});

it('gives a statement of the days that are chosen, up to the newest figures', async () => {
  const start = vi.fn();
  render(<Default statement={{ pending: false, failed: false, start }} />);

  await userEvent.click(screen.getByRole('button', { name: 'Statement (PDF)' }));
  // The menu is fetched when it is first opened.
  const quarter = { name: /^Last quarter.*Jul 1, 2026 to Sep 30, 2026/ };
  await userEvent.click(await screen.findByRole('menuitem', quarter, { timeout: 20_000 }));

  expect(start).toHaveBeenCalledExactlyOnceWith({ from: '2026-07-01', to: '2026-09-30' });
});

it('says that a statement did not come, and gives none to whoever may read papers only', () => {
  const { rerender } = render(<Default statement={{ pending: false, failed: true, start: vi.fn() }} />);

  expect(screen.getByText('The file didn’t download. Try again.')).toBeDefined();
  rerender(<Default plan={aPlan({ level: 'documents' })} />);
  expect(screen.queryByRole('button', { name: 'Statement (PDF)' })).toBeNull();
});
