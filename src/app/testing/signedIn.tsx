import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { createClient } from '@/data/client';
import { ConfigProvider } from '@/data/config';
import { DataProvider } from '@/data/DataProvider';
import type { Viewing } from '@/data/viewing';
import { createQueryClient } from '@/data/queryClient';
import { createSession } from '@/session/session';
import { SessionProvider } from '@/session/SessionProvider';
import { memoryStorage } from '@/session/testing/memoryStorage';
import { danasData, kept } from '@/session/testing/tokens';
import { createFailures } from '../failures';
import { FailureAlert } from '../FailureAlert';

// Parts of the shell are fetched when they are needed, which a busy machine does slowly.
configure({ asyncUtilTimeout: 15_000 });

export const config: PortalConfig = {
  companyName: 'Co-op',
  userPoolId: 'us-west-2_Test',
  userPoolClientId: 'test',
  region: 'us-west-2',
  privacyUrl: '/privacy.html',
  termsUrl: '/terms.html',
  supportPhone: '555-0100',
  idleMinutes: 30,
  demo: false,
};

/** Dana's session at noon, until one o'clock, with the storage that it is kept in. */
export function danasSession() {
  const storage = memoryStorage(kept(danasData('2026-11-21T13:00:00.000Z')));
  const session = createSession({
    storage,
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    loadAuth: () => Promise.reject(new Error('Nobody signs in here.')),
    alone: (_, task) => task(),
    revoke: () => undefined,
  });
  return { session, storage };
}

interface SignedInProps extends ReturnType<typeof danasSession> {
  /** The address of what asks for one; the shell brings its own. */
  readonly at?: string;
  /** The product API: an answer for every path. */
  readonly answer: (path: string) => Response | Promise<Response>;
  /** A view as a customer that Dana is in. */
  readonly viewing?: Viewing;
  readonly children: ReactNode;
}

/** What stands above the shell when Dana has come in at an address. */
export function SignedIn({ session, at, answer, viewing, children }: SignedInProps) {
  const failures = createFailures(() => undefined);
  const queryClient = createQueryClient(failures.report);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const client = createClient({
    token: session.idToken,
    onSessionOver: session.over,
    prove: session.proving.ask,
    fetch: ((url: string) => Promise.resolve(answer(url))) as typeof fetch,
  });
  return (
    <ConfigProvider value={config}>
      <SessionProvider session={session}>
        <DataProvider
          username={viewing?.subject ?? 'dana@example.com'}
          client={client}
          viewing={viewing}
          queryClient={queryClient}
        >
          {at === undefined ? children : <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>}
          <FailureAlert failures={failures} />
        </DataProvider>
      </SessionProvider>
    </ConfigProvider>
  );
}
