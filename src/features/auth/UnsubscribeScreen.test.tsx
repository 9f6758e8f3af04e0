import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type ApiErrorCode, ApiError } from '@contract/problem';
import * as stories from '@stories/screens/unsubscribe.stories';

const { Default } = composeStories(stories);

const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));

it('does nothing when it is opened, and asks', () => {
  const onStop = vi.fn();
  render(<Default onStop={onStop} />);
  expect(screen.getByRole('heading', { name: 'Stop these emails?' })).toHaveFocus();
  expect(screen.getByText('Emails about your sign-in and bank accounts still come.')).toBeVisible();
  expect(onStop).not.toHaveBeenCalled();
});

it('stops them once it is pressed, says which, and leads to the choices', async () => {
  const onStop = vi.fn(() => Promise.resolve({ groups: ['reminders' as const] }));
  render(<Default onStop={onStop} link="signed/link" />);
  await press();

  expect(await screen.findByRole('heading', { name: 'Emails stopped' })).toHaveFocus();
  expect(onStop).toHaveBeenCalledExactlyOnceWith('signed/link');
  expect(screen.getByText('You get no more emails about: Due dates.')).toBeVisible();
  expect(screen.getByText('Emails about your sign-in and bank accounts still come.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose what you’re told' })).toHaveAttribute(
    'href',
    '/notices/choices',
  );
});

it.each<[ApiErrorCode, boolean]>([
  ['not-found', true],
  ['invalid', true],
  ['forbidden', true],
  ['unavailable', false],
  ['broken', false],
])('after the refusal %s the link is useless: %s', async (code, isUseless) => {
  render(<Default onStop={() => Promise.reject(new ApiError({ code, message: 'It is so.' }))} />);
  await press();

  const words = isUseless ? 'This link doesn’t work' : 'It is so.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop these emails' }) === null).toBe(isUseless);
});

it('says that the company’s news is stopped, which is of no group', async () => {
  render(<Default onStop={() => Promise.resolve({ groups: [] })} />);
  await press();
  expect(await screen.findByText('You get no more news of the company by email.')).toBeVisible();
});

it('sends the link in the address, and no body', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ groups: ['prepay', 'deposits'] })));
  vi.stubGlobal('fetch', send);
  render(<Default onStop={undefined} link="a/b" />);
  await press();

  expect(await screen.findByText('You get no more emails about: Prepay, Deposit plan.')).toBeVisible();
  expect(send.mock.calls).toEqual([['/api/notices/unsubscribe/a%2Fb', { method: 'POST', headers: {} }]]);
  vi.unstubAllGlobals();
});
