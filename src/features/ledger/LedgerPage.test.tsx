// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aLedgerPage, tenLedgerRows, withoutBalances } from '@stories/support/ledgerBuilders';
import { ready } from '@stories/support/asyncStates';
import * as stories from '@stories/screens/ledger.stories';

const {
  Default,
  OpenItems,
  AllAccounts,
  AgedBefore,
  Empty,
  FilteredEmpty,
  Error,
  Partial,
  Payment,
  PaymentReturned,
} = composeStories(stories);

/** Code of its own that is fetched when it is needed, on a machine that does other things too. */
const onceFetched = { timeout: 20_000 };
const balances = () =>
  screen
    .getAllByText(/^(Opening balance|Closing balance|Balance carried over)/)
    .map((row) => row.textContent);
const whole = ready(aLedgerPage(undefined, { next: null, previous: null }));

it('stands between the closing and the opening balance, newest first', () => {
  render(<Default rows={whole} />);

  expect(balances()).toEqual(['Closing balance on Nov 18, 2026', 'Opening balance']);
});

it.each([
  ['-date', null, ['Closing balance on Nov 18, 2026', 'Balance carried over']],
  ['-date', 'mark-0', ['Balance carried over', 'Balance carried over']],
  ['date', null, ['Opening balance', 'Balance carried over']],
  ['date', 'mark-0', ['Balance carried over', 'Balance carried over']],
])('hands over from page to page by %s, behind %s', (sort, previous, words) => {
  const rows = ready(aLedgerPage(undefined, { next: 'mark-2', previous }));
  render(<Default rows={rows} params={{ ...Default.args.params!, sort }} />);

  expect(balances()).toEqual(words);
});

it('turns the balances around with the order', () => {
  render(<Default rows={whole} params={{ ...Default.args.params!, sort: 'date' }} />);

  expect(balances()).toEqual(['Opening balance', 'Closing balance on Nov 18, 2026']);
});

it('keeps both balances where rows are picked out, which lead to none', () => {
  render(
    <OpenItems rows={ready(aLedgerPage(withoutBalances(tenLedgerRows), { next: null, previous: null }))} />,
  );

  expect(balances()).toEqual(['Closing balance on Nov 18, 2026', 'Opening balance before Jan 1, 2026']);
  expect(screen.queryByText('Balance')).toBeNull();
});

it('hands nothing over between rows that were picked out', () => {
  render(<OpenItems rows={ready(aLedgerPage(withoutBalances(tenLedgerRows)))} />);

  expect(balances()).toEqual(['Closing balance on Nov 18, 2026']);
});

it('shows every account by itself', () => {
  render(<AllAccounts />);
  const section = screen.getByRole('region', { name: /Closing balances on Nov 18, 2026/ });

  expect(within(section).getAllByRole('listitem')).toHaveLength(2);
  expect(section.textContent).toContain('$1,250.00 credit');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Hollis Creek Farms LLC, 2281',
    'Dana Hollis, 2290',
  ]);
});

it('ages on the day that is chosen, and leads from an age to its rows', () => {
  const onParams = vi.fn();
  render(<Default onParams={onParams} />);
  fireEvent.change(screen.getByLabelText('On'), { target: { value: '2026-12-31' } });
  fireEvent.click(screen.getByRole('button', { name: /1–30 days/ }));

  expect(onParams.mock.calls.map(([params]) => [params.filters.agedOn, params.filters.age])).toEqual([
    ['2026-12-31', []],
    ['2026-12-31', ['days30']],
  ]);
});

it('leads from an age of one among several accounts to that account’s rows', () => {
  const onSelectView = vi.fn();
  render(<AllAccounts onSelectView={onSelectView} />);
  fireEvent.click(screen.getByRole('button', { name: /1–30 days/ }));

  expect(onSelectView).toHaveBeenCalledWith(
    '2281',
    expect.objectContaining({ filters: expect.objectContaining({ age: ['days30'] }) }),
  );
  expect(screen.getByText('Nothing is open on Nov 18, 2026.')).toBeDefined();
});

it('says so where a day gone by cannot be told', () => {
  render(<AgedBefore />);

  expect(screen.getByText(/We can’t tell what was open on Oct 9, 2026/)).toBeDefined();
});

it.each([
  ['nothing yet', Empty, 'No transactions yet'],
  ['no matches', FilteredEmpty, 'No transactions match.'],
  ['nothing came', Error, 'Your transactions didn’t load'],
  ['no sums came', Partial, 'The totals didn’t load.'],
])('tells %s', (_, Story, words) => {
  render(<Story />);

  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

it('opens a payment with what it was applied to', async () => {
  render(<Payment />);
  const table = await screen.findByRole('table', { name: 'Applied to' }, onceFetched);

  expect(within(table).getByRole('link', { name: '104852' }).getAttribute('href')).toBe(
    '/my-account/purchases/purchase-details?account=2281&invoice=104852',
  );
});

it('says of a payment that came back that its documents are open again', async () => {
  render(<PaymentReturned />);

  expect(
    (await screen.findByText(/The bank returned this payment on Oct 12, 2026/, undefined, onceFetched))
      .textContent,
  ).toContain('is open again');
});
