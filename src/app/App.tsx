import { CacheProvider, type EmotionCache } from '@emotion/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { undoChangePath } from '@contract/rules/contactHold';
import { requestAccessPath } from '@contract/rules/requestAccessPath';
import { unsubscribeLink } from '@contract/rules/unsubscribeLink';
import * as shell from '@locales/shell';
import { theme } from '@theme/index';
import { ConfigProvider } from '../data/config';
import type { Session } from '../session/session';
import { SessionProvider, useSessionState } from '../session/SessionProvider';
import type { Ended } from '../session/sessionState';
import { isCodeMissing } from './missingCode';
import type { SignedInAppProps } from './SignedInApp';
import { ThemeRoot } from './ThemeRoot';
import { routeAt } from './routeTable';
import { StartFailed } from './StartFailed';

interface AppProps {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly styles: EmotionCache;
  /** Called when the first page stands and answers to whoever presses. */
  readonly onReady?: () => void;
}

interface DoorProps {
  readonly ended: Ended;
  readonly onReady: () => Promise<unknown>;
}

// Two halves that never stand on the page together: whoever signs in needs neither router nor data.
const loadGate = () => import('./SignedOutApp');
const loadPortal = () => import('./SignedInApp');
const halves: { door: ComponentType<DoorProps>; portal: ComponentType<SignedInAppProps> } = {
  door: lazy(() => loadGate().then(({ SignedOutApp }) => ({ default: SignedOutApp }))),
  portal: lazy(() => loadPortal().then(({ SignedInApp }) => ({ default: SignedInApp }))),
};

// Opened from a letter, whoever is signed in here.
const TakeBackScreen = lazy(() =>
  import('../features/auth/UndoChangeScreen').then((m) => ({ default: m.UndoChangeScreen })),
);

// For who has no sign-in, whoever is signed in here.
const RequestAccessScreen = lazy(() =>
  import('../features/auth/RequestAccessScreen').then((m) => ({ default: m.RequestAccessScreen })),
);

// Opened from an email, whoever is signed in here.
const UnsubscribeScreen = lazy(() =>
  import('../features/auth/UnsubscribeScreen').then((m) => ({ default: m.UnsubscribeScreen })),
);

/**
 * Fetches the half that is needed first, with its screen, so that the first render is whole and nothing blank comes
 * between it and what stood in the page before. Called before that render and never later: a component that changes
 * makes its page anew.
 */
export async function fetchFirst(signedIn: boolean, pathname: string): Promise<void> {
  if (!signedIn) {
    halves.door = (await loadGate()).SignedOutApp;
    return;
  }
  const route = routeAt(pathname === '/' ? '/home' : pathname);
  const { SignedInApp, loadScreen } = await loadPortal();
  if (route) await loadScreen(route);
  halves.portal = SignedInApp;
}

/** The whole page for one company and one browser's session. */
export function App({ config, session, styles, onReady }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <ConfigProvider value={config}>
        <SessionProvider session={session}>
          <ErrorBoundary FallbackComponent={Stopped}>
            <Suspense>
              <Front onReady={onReady} />
            </Suspense>
          </ErrorBoundary>
        </SessionProvider>
      </ConfigProvider>
    </CacheProvider>
  );
}

/** Nothing is left standing then, so it says what to do as well. */
function Stopped({ error }: FallbackProps) {
  return <StartFailed reason={isCodeMissing(error) ? shell.startPartMissing() : shell.startBroke()} />;
}

/** Another customer gets another portal: nothing that one has seen is left for the next. */
function Front({ onReady }: Pick<AppProps, 'onReady'>) {
  const state = useSessionState();
  useEffect(() => onReady?.(), [onReady]);
  if (location.pathname === undoChangePath) {
    return (
      <ThemeRoot theme={theme}>
        <TakeBackScreen token={location.hash.slice(1)} />
      </ThemeRoot>
    );
  }
  if (location.pathname === requestAccessPath) {
    return (
      <ThemeRoot theme={theme}>
        <RequestAccessScreen />
      </ThemeRoot>
    );
  }
  const link = unsubscribeLink(location.pathname);
  if (link !== undefined) {
    return (
      <ThemeRoot theme={theme}>
        <UnsubscribeScreen link={link} />
      </ThemeRoot>
    );
  }
  if (state.status === 'signedIn')
    return <halves.portal key={state.name} name={state.name} email={state.email} />;
  return (
    <ThemeRoot theme={theme}>
      <halves.door ended={state.ended} onReady={loadPortal} />
    </ThemeRoot>
  );
}
