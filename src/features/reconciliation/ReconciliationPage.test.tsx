// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/reconciliation.stories';
import { aDifferenceDetail, signedOnce } from '@stories/support/reconciliationBuilders';
import { ready } from '@stories/support/asyncStates';
import { openedKey } from './differenceList';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './DayClose';
import './DifferenceDrawer';
import './MoveDifference';

const { Default, SignedOnce, Opened } = composeStories(stories);

const moving = () => ({ pending: false, failure: undefined, start: vi.fn(), reset: vi.fn() });

describe('the days to close', () => {
  it('are not offered to sign while something is to be explained', async () => {
    render(<Default />);

    expect(await screen.findByText('Explain 4 differences of $37,475.00 first.')).toBeVisible();
    expect(screen.getByText('Unexplained: $37,475.00')).toBeVisible();
    expect(screen.getByText('On the bank’s statement: $67,129.55 of $79,129.55.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sign/ })).toBeNull();
    const table = within(screen.getByRole('table', { name: 'Figures of these days' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'PaymentsWithdrawals',
      'Sent to the bank$84,129.55$5,000.00',
      'Returned$2,640.00$0.00',
      'On its way$12,000.00$5,000.00',
      'In the ERP$69,039.55$0.00',
      'Difference−$450.00$0.00',
    ]);
  });

  it('are signed as they were seen', async () => {
    const signing = { pending: false, failure: undefined, start: vi.fn() };
    render(<SignedOnce signing={signing} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign and close' }));

    const { through, hash } = signedOnce().next!;
    expect(signing.start.mock.lastCall![0]).toEqual({ through, hash });
  });
});

describe('a difference', () => {
  it.each([
    ['Explain it', 'close', { reason: 'Booked as cash.' }],
    ['Write to the customer', 'write', { reason: 'Booked as cash.' }],
    ['Ask again later', 'ask', { reason: 'Booked as cash.', lookAgainOn: '2026-11-20' }],
    ['Match by hand', 'match', { reason: 'Booked as cash.', candidate: '88151' }],
  ] as const)('%s', async (action, move, entries) => {
    const start = vi.fn();
    render(<Opened moving={{ ...moving(), start }} />);
    await userEvent.click(await screen.findByRole('button', { name: action }));
    const dialog = within((await screen.findAllByRole('dialog')).at(-1)!);
    await userEvent.click(dialog.getByRole('button', { name: action }));
    expect(start).not.toHaveBeenCalled();
    expect(await dialog.findByText('Write why, so that others understand it.')).toBeVisible();

    if (move === 'match') await userEvent.click(dialog.getByRole('radio', { name: /^88151/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Booked as cash.');
    await userEvent.click(dialog.getByRole('button', { name: action }));
    await vi.waitFor(() =>
      expect(start.mock.lastCall?.slice(0, 3)).toEqual([aDifferenceDetail(), move, entries]),
    );
  });

  it('closes when it is one no more', async () => {
    const onParams = vi.fn();
    const onDone = vi.fn();
    const start = vi.fn((_of, _move, _entries, then: (gone: boolean) => void) => then(true));
    const only = ready(aDifferenceDetail({ candidates: [aDifferenceDetail().candidates[0]!] }));
    render(<Opened difference={only} moving={{ ...moving(), start }} onParams={onParams} onDone={onDone} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Match by hand' }));
    const dialog = within((await screen.findAllByRole('dialog')).at(-1)!);
    await userEvent.type(dialog.getByRole('textbox'), 'The same money.');
    await userEvent.click(dialog.getByRole('button', { name: 'Match by hand' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('PR-2026-000131: Matched by hand'));
    expect(onParams.mock.lastCall![0]).toMatchObject({ opened: null });
  });
});

it.each([
  ['notBooked.0196', { kind: 'notBooked', subject: '0196' }],
  ['noRequest.P-1.2', { kind: 'noRequest', subject: 'P-1.2' }],
  ['nothing.P-1', null],
  ['notBooked', null],
  [null, null],
])('an address that opens %s', (opened, key) => {
  expect(openedKey({ opened })).toEqual(key);
});
