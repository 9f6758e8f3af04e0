import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { composeStories } from '@storybook/react-vite';
import { ApiError } from '@contract/problem';
import { Toasts } from '@/components/Toasts/Toasts';
import type { ConfirmAddress } from '@/data/ownAddress';
import * as stories from '@stories/screens/ownAddress.stories';
import { aSuppressedAddress } from '@stories/support/officeRecordBuilders';

const { Default, Spam, Viewed } = composeStories(stories);

const calls = () => ({
  sendCode: vi.fn(() => Promise.resolve()),
  enterCode: vi.fn<ConfirmAddress['enterCode']>(() => Promise.resolve()),
});

it.each([
  ['bounced', /as if there were no such mailbox/],
  ['unreachable', /may be full/],
  ['complained', /reported as spam/],
] as const)('says what is wrong where an address is %s', (reason, words) => {
  render(<Default mark={aSuppressedAddress({ reason })} />);
  expect(screen.getByRole('region')).toHaveTextContent(words);
  expect(screen.getByRole('region')).toHaveTextContent('dana@example.com');
  expect(screen.getByRole('region')).toHaveTextContent('Nov 6, 2026');
});

it('has a code sent, and takes it', async () => {
  const confirm = calls();
  render(<Default confirm={confirm} />, { wrapper: Toasts });
  expect(screen.queryByLabelText('Code from the email')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
  await userEvent.type(await screen.findByLabelText('Code from the email'), '482913');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect(confirm.sendCode).toHaveBeenCalledTimes(1);
  expect(confirm.enterCode).toHaveBeenCalledWith('482913');
});

it('says why no code was sent, and why one was not taken', async () => {
  const confirm = calls();
  confirm.sendCode.mockRejectedValueOnce(new ApiError({ code: 'too-many', message: 'Wait a minute.' }));
  confirm.enterCode.mockRejectedValueOnce(
    new ApiError({ code: 'invalid', message: 'Not the code.', fields: { code: 'Not the code.' } }),
  );
  render(<Default confirm={confirm} />, { wrapper: Toasts });
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
  await userEvent.type(await screen.findByLabelText('Code from the email'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect((await screen.findAllByText('Not the code.')).length).toBeGreaterThan(0);
});

it('leads to where the address is changed, unless it is what they sign in with', () => {
  const { unmount } = render(<Spam />);
  expect(screen.getByRole('link', { name: 'Go to Security' })).toHaveAttribute('href', '/security');
  unmount();
  render(<Default />);
  expect(screen.queryByRole('link', { name: 'Go to Security' })).toBeNull();
  expect(screen.getByRole('region')).toHaveTextContent('call us to change it');
});

it('offers nothing to who looks as the customer', () => {
  render(<Viewed />);
  expect(screen.getByRole('region')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
});
