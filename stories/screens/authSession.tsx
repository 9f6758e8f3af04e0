import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { ConfigProvider } from '@/data/config';
import type { Auth } from '@/session/amplify';
import { createSession } from '@/session/session';
import type { NextStep } from '@/session/signIn';
import { SessionProvider } from '@/session/SessionProvider';
import { memoryStorage } from '@/session/testing/memoryStorage';
import { config } from '../support/config';
import { wholePage } from '../support/wholePage';

/** The moment at which somebody signs in, which does not pass. */
export const noon = { now: () => new Date('2026-11-21T12:00:00Z') };

/** What the stories of the sign-in screens share; `about` as in `wholePage`. */
export const authFlow = (about: string) => ({
  args: { ended: false, onFirstFocus: fn(), clock: noon },
  ...wholePage(
    `${about} Nothing is loaded before the sign-in, so there is no Empty, Partial, Stale or NoPermission.`,
  ),
});

/** Nobody signed in yet, at a company whose user pool answers as the story wants. */
export const signedOut =
  (auth: Partial<Auth>, changes: Partial<PortalConfig> = {}): Decorator =>
  (Story) => {
    const [session] = useState(() =>
      createSession({
        storage: memoryStorage(),
        clock: noon,
        loadAuth: () => Promise.resolve(auth as Auth),
        alone: (_, task) => task(),
        revoke: () => undefined,
        company: config.companyName,
        remembersDevices: 'rememberDevice' in auth,
      }),
    );
    return (
      <ConfigProvider value={{ ...config, ...changes }}>
        <SessionProvider session={session}>
          <Story />
        </SessionProvider>
      </ConfigProvider>
    );
  };

/** What the user pool throws. */
export const thrown = (name: string, message: string) =>
  Promise.reject(Object.assign(new Error(message), { name }));

export const refusedCode = () => thrown('CodeMismatchException', 'Invalid code or auth state for the user.');
export const tooManyTries = () =>
  thrown('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const offline = () => thrown('NetworkError', 'A network error has occurred.');
export const noAnswer = () => new Promise<never>(() => undefined);

/** The pool's next step, at once. */
export const leadsTo = (step: NextStep) => () => Promise.resolve(step);

/** Somebody at a pool that takes the password and asks for one thing more. */
export const asked = (step: NextStep, auth: Partial<Auth> = {}) => [
  signedOut({ signIn: leadsTo(step), ...auth }),
];

/** A clock that stands still until the story moves it. */
export function handClock() {
  let now = noon.now().getTime();
  return {
    now: () => new Date(now),
    forward: (seconds: number) => void (now += seconds * 1000),
  };
}

/** Types a name and a password and sends them. */
export async function signIn(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText('Username or email'), 'dana@example.com');
  await userEvent.type(page.getByLabelText('Password'), 'Temporary1!');
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  return page;
}

/** The same, up to the form that the pool's answer brings, which may have to be fetched first. */
export async function signInTo(heading: string, canvasElement: HTMLElement) {
  const page = await signIn(canvasElement);
  await page.findByRole('heading', { level: 1, name: heading }, { timeout: 10_000 });
  return page;
}
