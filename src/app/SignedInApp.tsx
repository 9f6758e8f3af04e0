import { themeWithLink } from '@theme/index';
import { lazy, Suspense, useEffect, useState } from 'react';
import { systemClock } from '../clock';
import { persistently } from '../components/persistently';
import { Toasts } from '../components/Toasts/Toasts';
import { createClient } from '../data/client';
import { DataProvider } from '../data/DataProvider';
import { createQueryClient } from '../data/queryClient';
import { firstCalls, readStart, type ReadStart, sendStart } from '../data/start';
import { beginWithPermissions } from '../data/users';
import { leaveViewing, readViewing, takeEnded } from '../data/viewing';
import { isUsualList } from '../lists/viewMemory';
import type { Session } from '../session/session';
import { useSession } from '../session/SessionProvider';
import { FailureAlert } from './FailureAlert';
import { createFailures } from './failures';
import { browserHistory } from './history';
import { watchTyping } from './missingCode';
import { PortalLink, PortalShell } from './PortalShell';
import { watchLinks } from './screenCode';
import { StepUp } from './StepUp';
import { ThemeRoot } from './ThemeRoot';

export interface SignedInAppProps {
  readonly name: string;
  readonly email: string;
}

export { loadScreen } from './screenCode';

const theme = themeWithLink(PortalLink);

// Nobody is idle in the first second, and the time counts from the sign-in however late its watch comes.
const IdleWatch = lazy(() => persistently(() => import('./frame')).then((m) => ({ default: m.IdleWatch })));

const ViewEnded = lazy(() => import('./ViewAsBar').then((m) => ({ default: m.ViewEnded })));

/** Everything that one signed-in customer sees and knows; it goes when they do. */
export function SignedInApp({ name, email }: SignedInAppProps) {
  const session = useSession();
  const [{ failures, client, queryClient, history, viewing, ended }] = useState(() =>
    openPortal(session, name),
  );
  const username = viewing?.subject ?? name;
  useEffect(() => watchTyping(document), []);
  useEffect(() => watchLinks(document), []);
  return (
    <ThemeRoot theme={theme}>
      <DataProvider username={username} client={client} viewing={viewing} queryClient={queryClient}>
        <Toasts>
          <PortalShell history={history} name={username} email={viewing ? username : email} />
          <FailureAlert failures={failures} />
          <StepUp />
          <Suspense>
            <IdleWatch />
            {ended && <ViewEnded {...ended} />}
          </Suspense>
        </Toasts>
      </DataProvider>
    </ThemeRoot>
  );
}

function openPortal(session: Session, name: string) {
  const failures = createFailures(console.error);
  const viewing = readViewing(sessionStorage, name);
  const early = takeEarly(session);
  const first = firstCalls({
    username: viewing?.subject ?? name,
    now: () => systemClock.now().getTime(),
    address: () => location,
    start:
      // What the page's first script asked for is the office's own.
      (viewing ? undefined : early) ??
      sendStart(location, {
        token: session.idToken,
        isUsualView: isUsualList(localStorage, location.pathname),
        viewId: viewing?.id,
      }),
  });
  const client = createClient({
    token: session.idToken,
    onSessionOver: session.over,
    prove: session.proving.ask,
    first,
    view: viewing && { id: viewing.id, onOver: () => leaveViewing(viewing, 'stopped') },
  });
  const queryClient = createQueryClient(failures.report);
  if (!viewing) beginWithPermissions(queryClient, name, session.keptPermissions());
  const ended = takeEnded(sessionStorage);
  return { failures, client, queryClient, history: browserHistory(), viewing, ended };
}

/** What the page's first script asked for. It is read as soon as this code is there, before anything is rendered. */
let early: ReadStart | undefined = window.fieldgateStart && readStart(window.fieldgateStart);

/** It was another session's where somebody signs in on the page afterwards. */
function takeEarly(session: Session): ReadStart | undefined {
  const sent = early;
  early = undefined;
  const state = session.state();
  return state.status === 'signedIn' && state.how === 'automatic' ? sent : undefined;
}
