import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/session/session';
import type { Step } from '@/session/signIn';
import { useAuthFlow } from './useAuthFlow';

const sent: Step = { kind: 'resetPassword', username: 'dana', sent: { by: 'email', to: 'd***@e***' } };

/** The forms over a pool that asks for a code at the sign-in, and sends one for a new password. */
function door() {
  const leaveSignIn = vi.fn();
  const session = {
    leaveSignIn,
    signIn: () => Promise.resolve({ kind: 'code', by: 'totp', to: undefined }),
    sendPasswordCode: () => Promise.resolve(sent),
    resetPassword: () => Promise.resolve({ kind: 'done' }),
  } as unknown as Session;
  const { result, unmount } = renderHook(() => useAuthFlow(session, undefined));
  const shows = (kind: string) =>
    waitFor(() => expect(result.current.view.kind).toBe(kind), { timeout: 15_000 });
  return { door: () => result.current.door, view: () => result.current.view, shows, leaveSignIn, unmount };
}

const back = () => act(() => history.back());
const forward = () => act(() => history.forward());

beforeEach(() => history.pushState(null, '', '/login'));

it('leads back from the forgotten password, form by form, and forward again', async () => {
  const { door: forms, shows, unmount } = door();
  await act(() => forms().forgot('dana'));
  await shows('forgot');
  await act(() => forms().sendPasswordCode('dana'));
  await shows('resetPassword');

  back();
  await shows('forgot');
  expect(forms().username).toBe('dana');
  back();
  await shows('signIn');
  expect(location.pathname).toBe('/login');
  forward();
  await shows('forgot');
  unmount();
});

it('leads back from a challenge to the sign-in, which begins anew, and never forward into what is over', async () => {
  const { door: forms, shows, leaveSignIn, unmount } = door();
  await act(() => forms().signIn('dana', 'secret'));
  await shows('code');

  back();
  await shows('signIn');
  expect(leaveSignIn).toHaveBeenCalled();
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  forward();
  await act(() => popped);
  await shows('signIn');
  unmount();
});

it('leaves nothing behind when a form leads to the sign-in itself, and keeps what it has to say', async () => {
  const { door: forms, view, shows, unmount } = door();
  await act(() => forms().forgot('dana'));
  await act(() => forms().sendPasswordCode('dana'));
  await shows('resetPassword');
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(() => forms().resetPassword('dana', '123456', 'Better-pass1!'));
  await act(() => popped);

  expect(view()).toMatchObject({ kind: 'signIn', notice: { severity: 'success' } });
  expect(history.state).toBeNull();
  unmount();
});
