import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { PortalConfig } from '../../contract/portalConfig';
import { ConfigProvider } from '../../src/data/config';
import type { Auth } from '../../src/session/amplify';
import { createSession } from '../../src/session/session';
import { SessionProvider } from '../../src/session/SessionProvider';
import { memoryStorage } from '../../src/session/testing/memoryStorage';

export const config: PortalConfig = {
  companyName: 'Blue Hills Grower Supply',
  userPoolId: 'us-west-2_Story',
  userPoolClientId: 'story',
  region: 'us-west-2',
  privacyUrl: '/privacy.html',
  termsUrl: '/terms.html',
  supportPhone: '(509) 555-0100',
  demo: false,
};

/** Nobody signed in yet, at a company whose user pool answers as the story wants. */
export const atTheGate =
  (auth: Partial<Auth>, changes: Partial<PortalConfig> = {}): Decorator =>
  (Story) => {
    const [session] = useState(() =>
      createSession({
        storage: memoryStorage(),
        clock: { now: () => new Date('2026-11-21T12:00:00Z') },
        loadAuth: () => Promise.resolve(auth as Auth),
        alone: (_, task) => task(),
        revoke: () => undefined,
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
