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

/** Everything that one signed-in customer sees and knows; it goes when they do. */
export function SignedInApp({ name, email }: SignedInAppProps) {
  const session = useSession();
  const [{ failures, client, queryClient, history }] = useState(() => openPortal(session, name));
  useEffect(() => watchTyping(document), []);
  useEffect(() => watchLinks(document), []);
  return (
    <ThemeRoot theme={theme}>
      <DataProvider username={name} client={client} queryClient={queryClient}>
        <Toasts>
          <PortalShell history={history} name={name} email={email} />
          <FailureAlert failures={failures} />
          <StepUp />
          <Suspense>
            <IdleWatch />
          </Suspense>
        </Toasts>
      </DataProvider>
    </ThemeRoot>
  );
}

function openPortal(session: Session, name: string) {
  const failures = createFailures(console.error);
  const first = firstCalls({
    username: name,
    now: () => systemClock.now().getTime(),
    address: () => location,
    start:
      takeEarly(session) ??
      sendStart(location, {
        token: session.idToken,
        isUsualView: isUsualList(localStorage, location.pathname),
      }),
  });
  const client = createClient({
    token: session.idToken,
    onSessionOver: session.over,
    prove: session.proving.ask,
    first,
  });
  const queryClient = createQueryClient(failures.report);
  beginWithPermissions(queryClient, name, session.keptPermissions());
  return { failures, client, queryClient, history: browserHistory() };
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
