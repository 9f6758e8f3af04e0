import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@contract/problem';
import * as stories from '@stories/screens/email.stories';
import { Toasts } from '@/components/Toasts/Toasts';
import type { EmailParams } from './emailList';

const { Default, Drawer, DrawerGivenUp, DrawerReturned, DrawerSecret, SentAgain } = composeStories(stories);
const onceFetched = { timeout: 20_000 };
const drawerOf = (name: string) => screen.findByRole('dialog', { name }, onceFetched);
const requeuing = (start = vi.fn()) => ({
  pending: false,
  outcomes: undefined,
  failure: undefined,
  start,
  reset: () => undefined,
});

it('warns of emails that nobody got, and leads to them', async () => {
  const onParams = vi.fn();
  render(<Default onParams={onParams} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t send 2 emails. Nobody got them.');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));

  expect((onParams.mock.lastCall![0] as EmailParams).filters.state).toBe('dead');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells what came of emails that were sent again', () => {
  render(<SentAgain />);

  expect(screen.getByText('2 emails are on their way again.')).toBeVisible();
  expect(screen.getByText(/^One email was not sent again\. The email carried a code/)).toBeVisible();
});

describe('an email in its drawer', () => {
  it('shows what it says; markup that somebody typed stays text', async () => {
    render(<Drawer />);
    const drawer = await drawerOf('Receipt of a request');

    expect(drawer).toHaveTextContent('We have your request PR-2026-000123 at Larkspur Basin Supply');
    expect(within(drawer).getByText(/take it <b>after<\/b> the 15th/)).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'See your request' })).toHaveAttribute(
      'href',
      'https://portal.example.com',
    );
    expect(within(drawer).queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('that was given up says why and goes again', async () => {
    const start = vi.fn();
    render(<DrawerGivenUp requeuing={requeuing(start)} />);
    const drawer = await drawerOf('Change of a request');
    expect(within(drawer).getByRole('alert')).toHaveTextContent(/EENVELOPE 550.*send it again/);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Send again' }));

    expect(start).toHaveBeenCalledWith(['0196280f-0000-7000-8000-0000000000a2']);
  });

  it('that came back says why its address gets no more, and lifts that for a reason', async () => {
    const liftSuppression = vi.fn(() => Promise.resolve());
    render(<DrawerReturned acts={{ liftSuppression, sendCopy: vi.fn() }} />, { wrapper: Toasts });
    const drawer = await drawerOf('Several notices');
    expect(drawer).toHaveTextContent('The email came back: there’s no such mailbox (Permanent General).');
    expect(drawer).toHaveTextContent(/dana@example\.com gets no notices or news by email since Nov 6, 2026/);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Send emails again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send emails to dana@example.com again?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send emails again' }));
    expect(liftSuppression).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByLabelText('How do you know that it works?'), 'Spoke with her');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send emails again' }));

    expect(liftSuppression).toHaveBeenCalledWith('dana@example.com', 'Spoke with her');
  });

  it('goes out as a copy for a reason, and says why it does not', async () => {
    const sendCopy = vi
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(new ApiError({ code: 'too-many', message: 'Wait a minute.' }));
    render(<DrawerReturned acts={{ liftSuppression: vi.fn(), sendCopy }} />, { wrapper: Toasts });
    const drawer = await drawerOf('Several notices');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Send a copy' }));
    const dialog = await screen.findByRole('dialog', { name: /^Send this email to dana/ });
    await userEvent.type(within(dialog).getByLabelText('Why?'), 'Asked by phone');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send a copy' }));
    expect(await within(dialog).findByText('Wait a minute.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send a copy' }));

    expect(sendCopy).toHaveBeenLastCalledWith('0196280f-0000-7000-8000-0000000000a1', 'Asked by phone');
  });

  it('with a code is not shown, and cannot go again', async () => {
    render(<DrawerSecret />);
    const drawer = await drawerOf('Sign-in code');

    expect(drawer).toHaveTextContent('only its recipient may read');
    expect(within(drawer).queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});
