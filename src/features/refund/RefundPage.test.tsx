// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fn } from 'storybook/test';
import { beforeEach, expect, it } from 'vitest';
import { aRefundDetail } from '@stories/support/refundBuilders';
import * as stories from '@stories/screens/refund.stories';
import { RefundPage, type RefundPageProps } from './RefundPage';

const {
  Default,
  ToBank,
  ByCheck,
  MadeUp,
  BanksRest,
  NoBank,
  Sent,
  NotReached,
  CreditGone,
  OldFigures,
  NoPermission,
  ChooseAccount,
  NoAccount,
} = composeStories(stories);
const kept = { ...(ToBank.args as RefundPageProps), step: 'check' } as const;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
beforeEach(() => {
  window.scrollTo = () => undefined;
});

it('offers all that can be refunded, and tells what is taken off', () => {
  render(<MadeUp />);
  const madeUp = within(screen.getByRole('region', { name: 'What you can get back' }));

  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('625.00');
  expect(
    madeUp.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling!.textContent}`),
  ).toEqual([
    'Credit memos $350.00',
    'Unapplied credit $1,000.00',
    'Less what this account owes $250.00',
    'Less deliveries not invoiced yet $125.00',
    'Less credit that payments use $100.00',
    'Less refunds on their way $200.00',
    'Less money that came in lately $50.00',
    'Can be refunded $625.00',
  ]);
});

it('asks for the way first, and for a bank account with the way that needs one', async () => {
  render(<Default />);
  await press('Review request');
  expect((await screen.findByRole('alert')).textContent).toContain('Choose how you want the money');
  fireEvent.click(screen.getByRole('radio', { name: 'Transfer to a bank account' }));
  await press('Review request');

  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Choose a bank account'));
});

it('refuses more than there is, and less than a dollar', async () => {
  render(<ToBank />);
  const amount = screen.getByLabelText('Amount');
  for (const [typed, words] of [
    ['1,100.01', 'Enter an amount of $1,100.00 or less'],
    ['0.99', 'Enter an amount of $1.00 or more'],
  ] as const) {
    fireEvent.change(amount, { target: { value: typed } });
    fireEvent.blur(amount);
    await waitFor(() => expect(screen.getAllByText(words, { exact: false })[0]).toBeDefined());
  }
});

it('says why a bank account cannot be used, and why none is paid for now', () => {
  render(<BanksRest />);

  expect(screen.getByText(/It isn’t confirmed yet\. Confirm it under Payment Options\./)).toBeDefined();
  expect(screen.getByText(/changed lately\. Until Nov 22, 2026/)).toBeDefined();
});

it('leads to a bank account where there is none, and comes back to the form of the account', () => {
  render(<NoBank />);

  expect(screen.getByText(/You haven’t saved a bank account yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add a bank account' }).getAttribute('href')).toBe(
    '/my-account/payments/payment-options?add=1&back=%2Fmy-account%2Fpayments%2Frefund%3Faccount%3D2281',
  );
});

it('tells where a check is mailed', () => {
  render(<ByCheck />);

  expect(
    screen.getByText(/Hollis Creek Farms LLC and mail it to 418 Thorn Creek Road, Tekoa, WA 99033/),
  ).toBeDefined();
});

it('shows all of it once more, and then its number and what comes next', async () => {
  const onSend = fn<RefundPageProps['onSend']>(() => Promise.resolve({ request: aRefundDetail() }));
  render(<Sent onSend={onSend} />);
  await press('Review request');
  await screen.findByText('Farm checking ••4417');
  await press('Send request');

  expect(await screen.findByRole('heading', { name: 'We have your request' })).toBe(document.activeElement);
  expect(screen.getByText('PR-2026-000141')).toBeDefined();
  expect(screen.getByText(/^Our office decides first/)).toBeDefined();
  expect(onSend.mock.calls).toEqual([[Sent.args.initial, false]]);
});

it('asks again where the server wants to be sure, and sends it as confirmed', async () => {
  const onSend = fn<RefundPageProps['onSend']>()
    .mockResolvedValueOnce({ ask: 'You asked for the same just now.' })
    .mockResolvedValueOnce({ request: aRefundDetail() });
  render(<ToBank onSend={onSend} />);
  await press('Review request');
  await press('Send request');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('You asked for the same just now.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));

  await waitFor(() => expect(onSend.mock.lastCall?.[1]).toBe(true));
});

it('shows the check again after a reload, as long as what was kept can still be asked for', async () => {
  const go = fn();
  render(<RefundPage {...kept} go={go} />);
  expect(await screen.findByText('Farm checking ••4417')).toBeDefined();
  expect(go).not.toHaveBeenCalled();
});

it('leaves a check of which nothing was kept', async () => {
  const go = fn();
  render(<RefundPage {...kept} initial={undefined} go={go} />);

  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('form', { replace: true }));
});

it('leads back to the amount where the credit has gone', async () => {
  render(<CreditGone />);
  await press('Send request');
  const words = await screen.findAllByText(/You can ask for up to \$400\.00/);

  expect(words[0]!.id).toBe('field-amount-words');
});

it('keeps what could not be sent', async () => {
  render(<NotReached />);
  await press('Send request');
  await screen.findByText('Your request may not have arrived');
  await press('Change');

  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('1,100.00');
});

it.each([
  [OldFigures, /^Our figures are from Nov 14, 2026/],
  [NoPermission, /^You can view this account, but not ask for its money/],
  [NoAccount, /^As soon as we link one/],
])('says why there is nothing to fill in: %#', (Story, words) => {
  render(<Story />);

  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

it('asks for one account of several', async () => {
  const onSelect = fn();
  render(<ChooseAccount onSelect={onSelect} />);
  await press('Dana Hollis, 2290 $1,250.00 in credit');

  expect(onSelect).toHaveBeenCalledExactlyOnceWith('2290');
});
