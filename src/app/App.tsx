import { CacheProvider } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { undoChangePath } from '@contract/rules/contactHold';
import { theme } from '@theme/index';
import { createStyleCache } from '@theme/styleCache';
import { ConfigProvider } from '../data/config';
import type { Session } from '../session/session';
import { SessionProvider, useSessionState } from '../session/SessionProvider';
import { isCodeMissing } from './missingCode';
import { ThemeRoot } from './ThemeRoot';
import { routeAt } from './routeTable';
import { StartFailed } from './StartFailed';

interface AppProps {
  readonly config: PortalConfig;
  readonly session: Session;
}

// Two halves that never stand on the page together: whoever signs in needs neither router nor data.
const loadGate = () => import('./SignedOutApp');
const loadPortal = () => import('./SignedInApp');
const SignedOutApp = lazy(() => loadGate().then(({ SignedOutApp }) => ({ default: SignedOutApp })));
const Portal = lazy(() => loadPortal().then(({ SignedInApp }) => ({ default: SignedInApp })));

// Opened from a letter, whoever is signed in here.
const TakeBackScreen = lazy(() =>
  import('../features/auth/UndoChangeScreen').then((m) => ({ default: m.UndoChangeScreen })),
);

/** Fetches the half that will be needed while the configuration is still on its way. */
export function fetchAhead(signedIn: boolean, pathname: string): void {
  const route = signedIn ? routeAt(pathname) : undefined;
  const parts: Promise<unknown>[] = [signedIn ? loadPortal() : loadGate()];
  if (route && 'load' in route) parts.push(route.load());
  // Whoever needs a part asks for it again and says what went wrong.
  Promise.all(parts).catch(() => undefined);
}

/** The whole page for one company and one browser's session. */
export function App({ config, session }: AppProps) {
  const [cache] = useState(createStyleCache);
  return (
    <CacheProvider value={cache}>
      <ConfigProvider value={config}>
        <SessionProvider session={session}>
          <ErrorBoundary FallbackComponent={Stopped}>
            <Suspense>
              <Front />
            </Suspense>
          </ErrorBoundary>
        </SessionProvider>
      </ConfigProvider>
    </CacheProvider>
  );
}

/** Nothing is left standing then, so it says what to do as well. */
function Stopped({ error }: FallbackProps) {
  const reason = isCodeMissing(error)
    ? 'A part of it could not be fetched. Check your connection and reload the page; it reloads by itself when the connection is back.'
    : 'Something in it broke. What you sent before has arrived. Reload the page; if that does not help, call us.';
  return <StartFailed reason={reason} />;
}

/** Another customer gets another portal: nothing that one has seen is left for the next. */
function Front() {
  const state = useSessionState();
  if (location.pathname === undoChangePath) {
    return (
      <ThemeRoot theme={theme}>
        <TakeBackScreen token={location.hash.slice(1)} />
      </ThemeRoot>
    );
  }
  if (state.status === 'signedIn') return <Portal key={state.name} name={state.name} email={state.email} />;
  return (
    <ThemeRoot theme={theme}>
      <SignedOutApp ended={state.ended} onReady={loadPortal} />
    </ThemeRoot>
  );
}
