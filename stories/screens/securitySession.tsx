import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { Toasts } from '@/components/Toasts/Toasts';
import { createClient } from '@/data/client';
import { ConfigProvider } from '@/data/config';
import { DataProvider } from '@/data/DataProvider';
import { createQueryClient } from '@/data/queryClient';
import type { Auth } from '@/session/amplify';
import type { Outcome, Security, SignInCodes } from '@/session/security';
import { createSession } from '@/session/session';
import { SessionProvider } from '@/session/SessionProvider';
import { memoryStorage } from '@/session/testing/memoryStorage';
import { config } from '../support/config';
import { portalPage } from '../support/PortalFrame';
import { noon } from './authSession';

const name = 'dana@example.com';
const token = { name, email: name, accessToken: 'a', idToken: 'i', refreshToken: 'r' };
const userData = {
  ...token,
  fieldgateIdentityToken: 'i',
  accessTokenExpirationDate: '2026-11-21T13:00:00.000Z',
};

/** The security page as its stories share it, at a time that stands still; `about` as in `wholePage`. */
export const securityPage = (about: string) => ({
  args: { clock: noon, zone: 'America/Los_Angeles' },
  ...portalPage('/security', about),
});

interface SignedInProps {
  readonly auth: Partial<Auth>;
  /** The product API, which agrees to everything where nothing is said. */
  readonly send?: typeof fetch;
  readonly changes?: Partial<PortalConfig>;
  readonly children: ReactNode;
}

/** Dana, signed in at noon, at a company whose user pool answers as it is told. */
export function SignedIn({ auth, send = agreeing, changes, children }: SignedInProps) {
  const [session] = useState(() =>
    createSession({
      storage: memoryStorage({ userData: JSON.stringify(userData) }),
      clock: noon,
      loadAuth: () => Promise.resolve(auth as Auth),
      alone: (_, task) => task(),
      revoke: () => undefined,
    }),
  );
  const [data] = useState(() => ({
    client: createClient({ token: session.idToken, onSessionOver: session.over, fetch: send }),
    queryClient: createQueryClient(() => undefined),
  }));
  return (
    <ConfigProvider value={{ ...config, userPoolEndpoint: 'https://portal.example.com/idp/', ...changes }}>
      <SessionProvider session={session}>
        <DataProvider username={name} {...data}>
          <Toasts>{children}</Toasts>
        </DataProvider>
      </SessionProvider>
    </ConfigProvider>
  );
}

const agreeing = () => Promise.resolve(new Response('{"wanted":true}'));

/** The story as Dana sees it. */
export const signedInWith =
  (auth: Partial<Auth>, changes?: Partial<PortalConfig>): Decorator =>
  (Story) => (
    <SignedIn auth={auth} changes={changes}>
      <Story />
    </SignedIn>
  );

export const done = <T,>(value: T): Promise<Outcome<T>> => Promise.resolve({ kind: 'done', value });

export const failing = (code: string, message: string): Promise<Outcome<never>> =>
  Promise.resolve({ kind: 'failed', failure: { code, message } });

export const noCodes: SignInCodes = {
  on: [],
  preferred: undefined,
  email: { value: name, verified: true },
  phone: undefined,
};

export const allCodes: SignInCodes = {
  on: ['totp', 'email', 'sms'],
  preferred: 'totp',
  email: { value: name, verified: true },
  phone: { value: '+15095550134', verified: true },
};

/** A pool that keeps nothing and agrees to everything, except what a story says otherwise. */
export const security = (changes: Partial<Security> = {}): Pick<Auth, 'security'> => ({
  security: () =>
    Promise.resolve({
      codes: () => done(noCodes),
      chooseCodes: () => done(undefined),
      startApp: () =>
        done({
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Larkspur%20Basin%20Ag%20Supply:dana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Larkspur%20Basin%20Ag%20Supply',
        }),
      confirmApp: () => done(undefined),
      sendContactCode: (kind) =>
        done(kind === 'email' ? { by: 'email', to: 'd***@e***' } : { by: 'sms', to: '+*******0134' }),
      confirmContact: () => done(undefined),
      devices: () => done([]),
      forgetDevice: () => done(undefined),
      signOutEverywhere: () => done(undefined),
      ...changes,
    }),
});
