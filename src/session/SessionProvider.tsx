import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session';
import type { SessionState } from './sessionState';

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** What can be done with the session: sign in, sign out, change the password. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error(
      'useSession was used outside SessionProvider, so nobody can be here. Wrap the page in it.',
    );
  return session;
}

/** Who is here, kept up to date. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
