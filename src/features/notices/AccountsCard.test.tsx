// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import * as stories from '@stories/screens/noticeChoicesByAccount.stories';
import { ready } from '@stories/support/asyncStates';
import { someAccountNotices, someNoticeChoices } from '@stories/support/noticeBuilders';
import type { ChooseForAccount } from '@/data/accountNotices';
import { Toasts } from '@/components/Toasts/Toasts';
import { accountEntries, differenceWords, differingOf } from './accountEntries';
import { AccountsCard } from './AccountsCard';

const { AccountsViewed, ByAccount } = composeStories(stories);

const none = { choices: [], leastCents: null, attachStatements: null, nothing: false };
const [alike, other, silent] = someAccountNotices() as [
  ReturnType<typeof someAccountNotices>[number],
  ReturnType<typeof someAccountNotices>[number],
  ReturnType<typeof someAccountNotices>[number],
];
const all = someNoticeChoices();

describe('what differs on an account', () => {
  it.each([
    ['nothing', alike, 'As above'],
    ['some', other, 'Statements: No email · Prepay not in the bell · Movements from $250.00'],
    ['all', silent, 'Only payments, deposit plan and sign-in'],
    ['a file', { ...alike, attachStatements: true }, 'Statements with PDF'],
    ['a least amount of none', { ...alike, leastCents: 0 }, 'Movements from $0.00'],
    [
      'a device',
      {
        ...alike,
        choices: [{ group: 'savings' as const, email: null, bell: true, push: false, text: false }],
      },
      'Discounts that end in the bell · Discounts that end not on your devices · Discounts that end not by text message',
    ],
  ])('is told in short: %s', (_, account, words) => {
    expect(differenceWords(account)).toBe(words);
  });

  it.each([
    ['nothing', alike],
    ['some', other],
    ['all', silent],
  ])('is sent as it came where nothing was entered: %s', (_, { choices, leastCents, ...account }) => {
    const { attachStatements, nothing } = account;
    const entries = accountEntries({ choices, leastCents, ...account }, all);
    const sent = differingOf(entries, all);
    expect({ ...sent, choices: sent.choices.toSorted((a, b) => (a.group < b.group ? 1 : -1)) }).toEqual({
      choices,
      leastCents,
      attachStatements,
      nothing,
    });
  });

  it('is nothing once it is entered as for all', () => {
    const entries = accountEntries(other, all);
    const { ownChoices, ownLeastCents } = accountEntries(alike, all);
    expect(differingOf({ ...entries, ownChoices, ownLeastCents }, all)).toEqual(none);
    expect(differingOf({ ...entries, way: 'asAbove' }, all)).toEqual(none);
  });
});

const open = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Change notices of ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Notices of ${name}` }));
};

const card = (onChoose: ChooseForAccount, accounts = someAccountNotices()) => (
  <Toasts>
    <AccountsCard accounts={ready(accounts)} all={all} onChoose={onChoose} />
  </Toasts>
);

it('takes back what differs, and closes', async () => {
  const onChoose = fn<ChooseForAccount>(() => Promise.resolve());
  render(card(onChoose));
  const dialog = await open('Dale Hollis');
  expect(dialog.getByRole('radio', { name: /^Different/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: /^As above/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith('00118', { ...none, version: 2 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps what was entered where it changed elsewhere, and saves it from the newest version', async () => {
  const onChoose = fn<ChooseForAccount>()
    .mockRejectedValueOnce(new ApiError({ code: 'conflict', message: 'Changed.' }))
    .mockResolvedValueOnce(undefined);
  const { rerender } = render(card(onChoose));
  const dialog = await open('Hollis Family Farms LLC');
  await userEvent.click(dialog.getByRole('radio', { name: /^Nothing/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Your choices changed somewhere else/)).toBeVisible();
  rerender(card(onChoose, someAccountNotices({ version: 7 })));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(2));
  expect(onChoose.mock.calls.map(([, { version, nothing }]) => [version, nothing])).toEqual([
    [0, true],
    [7, true],
  ]);
});

it('asks for an amount that can be one', async () => {
  const onChoose = fn<ChooseForAccount>(() => Promise.resolve());
  render(card(onChoose));
  const dialog = await open('Dale Hollis');
  await userEvent.clear(dialog.getByLabelText('Leave out movements below'));
  await userEvent.type(dialog.getByLabelText('Leave out movements below'), '1000000.01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Enter an amount from/)).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
});

it('says how many others are told, and of what, without their names', () => {
  render(<ByAccount />);
  expect(
    screen.getByText(
      '2 other people see this account. Emails also go out about: Statements (2), Due dates (1).',
    ),
  ).toBeVisible();
  expect(screen.getByText('Nobody else sees this account here.')).toBeVisible();
  expect(screen.getByText('1 other person sees this account. They get no emails about it.')).toBeVisible();
});

it('has no field that is also one of the page', async () => {
  render(<ByAccount />);
  await open('Dale Hollis');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('lets nobody choose who looks as the customer', () => {
  render(<AccountsViewed />);
  expect(screen.getByText('As above')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change notices/ })).toBeNull();
});
