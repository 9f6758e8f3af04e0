// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { aMoneyOffer, aPickupRequest, aSavedBank } from '@stories/support/moneyBuilders';
import { ready } from '@stories/support/asyncStates';
import * as stories from '@stories/screens/requestMoney.stories';
import { nothingAsked } from './moneyRequest';
import { RequestMoneyPage, type RequestMoneyPageProps } from './RequestMoneyPage';

const { Default, Pickup, Sent, SentLongAgo, NotReached, TimeTaken } = composeStories(stories);
/** The check of what was kept. */
const kept = { ...(Pickup.args as RequestMoneyPageProps), step: 'check' } as const;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

it('offers the times of the branch on its own wall', () => {
  render(<Pickup />);

  expect(optionsOf('Branch')).toEqual([
    'Choose a branch',
    'Tekoa · Pacific time',
    'Ontario · Mountain time · up to $4,000.00',
  ]);
  expect(optionsOf('Day').slice(1)).toEqual(['Fri, Nov 20, 2026', 'Mon, Nov 23, 2026']);
  expect(optionsOf('Time (Mountain time)').slice(0, 2)).toEqual(['Choose a time', '8:00 AM to 8:30 AM']);
});

it('fills in all that there is, as much as the branch signs for', async () => {
  render(<Pickup />);
  await press('All ($4,000.00)');

  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('4,000.00'));
});

it('asks for what the chosen way needs', async () => {
  render(<Default />);
  fireEvent.click(screen.getByRole('radio', { name: 'Transfer to a bank account' }));
  await press('Review request');

  expect((await screen.findByRole('alert')).textContent).toContain('Choose a bank account');
});

it('tells the draft of every change', async () => {
  const onChange = fn();
  render(<Pickup onChange={onChange} />);
  fireEvent.change(screen.getByLabelText(/^Comments/), { target: { value: 'Call first' } });

  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ comments: 'Call first' })),
  );
});

it('shows all of it once more, and then its number', async () => {
  const onSend = fn<RequestMoneyPageProps['onSend']>(() => Promise.resolve({ request: aPickupRequest() }));
  render(<Sent onSend={onSend} />);
  await press('Review request');
  const when = await screen.findByText('Mon, Nov 23, 2026, 8:30 AM to 9:00 AM, Mountain time');
  await press('Send request');

  expect(when).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'We have your request' })).toBe(document.activeElement);
  expect(screen.getByText('PR-2026-000342')).toBeDefined();
  expect(onSend.mock.calls).toEqual([[Sent.args.initial, false]]);
});

it('shows the check again after a reload, as long as what was kept can still be asked for', async () => {
  const go = fn();
  const { unmount } = render(<RequestMoneyPage {...kept} go={go} />);
  expect(await screen.findByText('Mon, Nov 23, 2026, 8:30 AM to 9:00 AM, Mountain time')).toBeDefined();
  expect(go).not.toHaveBeenCalled();
  unmount();

  render(<RequestMoneyPage {...kept} initial={nothingAsked} go={go} />);
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('form', { replace: true }));
});

it('shows what was sent by its address alone, and how it ended', () => {
  render(<SentLongAgo />);

  expect(screen.getByRole('heading', { level: 1, name: 'Request cancelled' })).toBeDefined();
  expect(screen.getByText('PR-2026-000342')).toBeDefined();
  expect(screen.getByText('Deposit plan S-7104')).toBeDefined();
});

it('leads to the address of what was sent in place of the check', async () => {
  const go = fn();
  render(<RequestMoneyPage {...kept} go={go} />);
  await press('Send request');

  await waitFor(() =>
    expect(go).toHaveBeenCalledExactlyOnceWith('sent', { replace: true, request: 'req-2' }),
  );
});

it.each([
  ['bank-1', 'bank-1'],
  ['bank-9', ''],
])(
  'comes back from adding the bank account %s with "%s" chosen, and forgets what was wrong',
  async (added, chosen) => {
    const asked = { ...nothingAsked, deliverymethod: 'ach' as const };
    const onAddedTaken = fn();
    const form = (addedBank: string | null) => (
      <RequestMoneyPage {...kept} step="form" initial={asked} addedBank={addedBank} go={onAddedTaken} />
    );
    const { rerender } = render(form(null));
    await press('Review request');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a bank account');
    rerender(form(added));

    await waitFor(() => expect(onAddedTaken).toHaveBeenCalledWith('form', { replace: true }));
    expect(screen.getByLabelText<HTMLSelectElement>('To bank account').value).toBe(chosen);
    expect(screen.queryByText('There is a problem')).toBeNull();
  },
);

it('keeps what could not be sent', async () => {
  render(<NotReached />);
  await press('Review request');
  await press('Send request');
  await screen.findByText('Your request may not have arrived');
  await press('Change');

  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('2,500.00');
});

it('leads back to the field that the server refused', async () => {
  render(<TimeTaken />);
  await press('Review request');
  await press('Send request');
  const words = await screen.findAllByText(/This time cannot be chosen any more. Choose another/);

  expect(words[0]!.id).toBe('field-pickuptime-words');
});

it('asks again where the server wants to be sure, and sends it as confirmed', async () => {
  const onSend = fn<RequestMoneyPageProps['onSend']>()
    .mockResolvedValueOnce({ ask: 'You asked for the same amount an hour ago.' })
    .mockResolvedValueOnce({ request: aPickupRequest() });
  render(<Pickup onSend={onSend} />);
  await press('Review request');
  await press('Send request');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('You asked for the same amount an hour ago.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));

  expect(await screen.findByRole('heading', { name: 'We have your request' })).toBeDefined();
  expect(onSend.mock.calls.map(([, confirmed]) => confirmed)).toEqual([false, true]);
});

it('begins a new form where the key was used for another', async () => {
  const onAnew = fn();
  const onSend = fn<RequestMoneyPageProps['onSend']>(() =>
    Promise.reject(new ApiError({ code: 'key-reused', message: 'This form was sent before.' })),
  );
  render(<Pickup onSend={onSend} onAnew={onAnew} />);
  await press('Review request');
  await press('Send request');
  await press('Start a new form');

  expect(onAnew).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
});

it('says which bank accounts cannot get the money, and why', async () => {
  render(<Default banks={ready([aSavedBank({ id: '7', nickname: 'Old', accountIds: ['990'] })])} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Transfer to a bank account' }));

  expect(await screen.findByText(/^Old ••\d+: It isn’t linked to account 2281/)).toBeDefined();
  expect(screen.queryByLabelText('To bank account')).toBeNull();
});

it('says why nothing can be asked for', () => {
  render(<Pickup offer={ready(aMoneyOffer({ refusal: 'This deposit account is on hold.' }))} />);

  expect(screen.getByText('This deposit account is on hold.')).toBeDefined();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});
