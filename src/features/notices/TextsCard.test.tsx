// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import type { TextStatus } from '@contract/textMessages/schema';
import { ready } from '@stories/support/asyncStates';
import { aTextNumber, aTextStatus } from '@stories/support/noticeBuilders';
import { Toasts } from '@/components/Toasts/Toasts';
import { TextsCard, type TextsCardProps } from './TextsCard';

type Calls = NonNullable<TextsCardProps['calls']>;

function open(status: TextStatus, over: Partial<Calls> & { readonly viewed?: boolean } = {}) {
  const calls = {
    onAdd: fn<Calls['onAdd']>(over.onAdd ?? (() => Promise.resolve())),
    onCode: fn<Calls['onCode']>(over.onCode ?? (() => Promise.resolve())),
    onConfirm: fn<Calls['onConfirm']>(over.onConfirm ?? (() => Promise.resolve())),
    onRemove: fn<Calls['onRemove']>(over.onRemove ?? (() => Promise.resolve())),
  };
  render(
    <Toasts>
      <TextsCard status={ready(status)} calls={over.viewed ? undefined : calls} />
    </Toasts>,
  );
  return { calls, user: userEvent.setup() };
}

const press = (name: string) => screen.findByRole('button', { name });
const numbered = (state: Parameters<typeof aTextNumber>[0]) => aTextStatus({ number: aTextNumber(state) });

it('adds a number that was agreed to, by the version of the words', async () => {
  const { calls, user } = open(aTextStatus({ consentVersion: 3 }));
  await user.click(await press('Add a number'));
  await user.type(await screen.findByLabelText('Mobile number'), '(509) 555-0134');
  await user.click(screen.getByRole('checkbox', { name: /Reply STOP to end them.* I agree$/ }));
  await user.click(await press('Send a code'));
  expect(calls.onAdd).toHaveBeenCalledExactlyOnceWith('+15095550134', 3);
});

it.each([
  ['509 555', true, 'Enter a mobile number of the US or Canada, with its area code.'],
  ['509 555 0134', false, 'Agree to get text messages at this number.'],
])('does not send %j with a consent of %j', async (number, agreed, said) => {
  const { calls, user } = open(aTextStatus());
  await user.click(await press('Add a number'));
  await user.type(await screen.findByLabelText('Mobile number'), number);
  if (agreed) await user.click(screen.getByRole('checkbox'));
  await user.click(await press('Send a code'));
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(calls.onAdd).not.toHaveBeenCalled();
});

it('says why a number was refused, and can be left', async () => {
  const message = 'That phone replied STOP.';
  const onAdd = () =>
    Promise.reject(new ApiError({ code: 'conflict', message, fields: { number: message } }));
  const { user } = open(aTextStatus(), { onAdd });
  await user.click(await press('Add a number'));
  await user.type(await screen.findByLabelText('Mobile number'), '5095550134');
  await user.click(screen.getByRole('checkbox'));
  await user.click(await press('Send a code'));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await user.click(await press('Cancel'));
  expect(await press('Add a number')).toBeVisible();
});

it('has another code sent', async () => {
  const { calls, user } = open(numbered('asked'));
  await user.click(await press('Send a new code'));
  expect(calls.onCode).toHaveBeenCalledOnce();
  expect(await screen.findByText('A new code is on its way')).toBeVisible();
});

it('takes the code', async () => {
  const { calls, user } = open(numbered('asked'));
  await user.type(await screen.findByLabelText('Code'), '482913');
  await user.click(await press('Confirm'));
  expect(calls.onConfirm).toHaveBeenCalledExactlyOnceWith('482913');
  expect(await screen.findByText('Text messages are on')).toBeVisible();
});

it('says that the code was wrong, and that another one cannot be sent yet', async () => {
  const refuse =
    (message: string, fields = {}) =>
    () =>
      Promise.reject(new ApiError({ code: 'invalid', message, fields }));
  const { user } = open(numbered('asked'), {
    onConfirm: refuse('No.', { code: 'That isn’t the code.' }),
    onCode: refuse('Wait a minute.'),
  });
  await user.type(await screen.findByLabelText('Code'), '000000');
  await user.click(await press('Confirm'));
  expect((await screen.findAllByText('That isn’t the code.')).length).toBeGreaterThan(0);
  await user.click(await press('Send a new code'));
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
});

it.each([
  ['on', 'On for the number that ends in 34'],
  ['stopped', /^The phone that ends in 34 replied STOP/],
  ['refused', /^The phone company doesn’t deliver to the number that ends in 34/],
] as const)('says that a number is %s, and removes it', async (state, said) => {
  const { calls, user } = open(numbered(state));
  expect(screen.getByText(said)).toBeVisible();
  await user.click(await press('Remove the number'));
  expect(calls.onRemove).toHaveBeenCalledOnce();
  expect(await screen.findByText('Text messages are off')).toBeVisible();
});

it('says why a number could not be removed', async () => {
  const onRemove = () => Promise.reject(new ApiError({ code: 'unavailable', message: 'Not now.' }));
  const { user } = open(numbered('on'), { onRemove });
  await user.click(await press('Remove the number'));
  expect(await screen.findByText('Not now.')).toBeVisible();
});

it.each([null, aTextNumber('on'), aTextNumber('asked')])('is only looked at under a view (%j)', (number) => {
  open(aTextStatus({ number }), { viewed: true });
  expect(screen.getByText('Only the customer can change this.')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
