// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { theme } from '@theme/index';
import { createClient } from '../data/client';
import { createSession } from '../session/session';
import { SessionProvider } from '../session/SessionProvider';
import { memoryStorage } from '../session/testing/memoryStorage';
import { danasData, kept } from '../session/testing/tokens';
import { StepUp } from './StepUp';

// The dialog is fetched when it is needed, which a busy machine does slowly.
configure({ asyncUtilTimeout: 15_000 });

const tooOld = () =>
  Response.json({ code: 'forbidden', message: 'Again.', fields: { stepUp: 'Again.' } }, { status: 403 });

/** A portal whose server takes what is asked only after the password was entered. */
function open() {
  let isProven = false;
  const session = createSession({
    storage: memoryStorage(kept(danasData('2026-11-21T13:00:00.000Z'))),
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    loadAuth: () => Promise.reject(new Error('The pool is asked by a proof alone.')),
    alone: (_, task) => task(),
    revoke: () => undefined,
  });
  const begin = vi.fn(async () => {
    isProven = true;
    return { kind: 'done' } as const;
  });
  const leave = vi.fn();
  const proof = async () => ({ begin, answer: begin, again: begin, leave });
  const send = vi.fn(async () => (isProven ? Response.json({}) : tooOld()));
  const client = createClient({
    token: session.idToken,
    onSessionOver: session.over,
    prove: session.proving.ask,
    fetch: send,
  });
  render(
    <ThemeProvider theme={theme}>
      <SessionProvider session={{ ...session, proof }}>
        <StepUp />
      </SessionProvider>
    </ThemeProvider>,
  );
  const ask = (asker?: 'nobody') =>
    client.call({ method: 'GET', path: '/api/office/emails' }, {}, undefined, { asker });
  return { ask, send, begin, leave, session };
}

const dialog = () => screen.findByRole('dialog', { name: 'Is it you?' });

it('asks one question for all calls that wait for it, and does each of them again', async () => {
  const { ask, send, begin, leave } = open();
  const calls = [ask(), ask()];
  await dialog();
  await userEvent.type(screen.getByLabelText('Password'), 'Secret1!');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await Promise.all(calls)).toEqual([{}, {}]);
  expect(begin).toHaveBeenCalledExactlyOnceWith('Secret1!');
  expect(send).toHaveBeenCalledTimes(4);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

it('says that nothing was done where it is left, and asks again the next time', async () => {
  const { ask, send } = open();
  for (const turn of [1, 2]) {
    const refusal = ask().catch((error: unknown) => error);
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await refusal).toMatchObject({
      code: 'forbidden',
      message:
        'We didn’t do anything, because your password wasn’t entered. Try again and we’ll ask once more.',
    });
    expect(send).toHaveBeenCalledTimes(turn);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('asks nobody for what nobody waits for', async () => {
  const { ask } = open();

  await expect(ask('nobody')).rejects.toMatchObject({ fields: { stepUp: 'Again.' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes with the session', async () => {
  const { ask, session } = open();
  const refusal = ask().catch((error: unknown) => error);
  await dialog();
  session.signOut();

  expect(await refusal).toMatchObject({ code: 'forbidden' });
});
