import { themeWithLink } from '@theme/index';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { persistently } from '../components/persistently';
import { Toasts } from '../components/Toasts/Toasts';
import { createClient } from '../data/client';
import { DataProvider } from '../data/DataProvider';
import { createQueryClient } from '../data/queryClient';
import type { Session } from '../session/session';
import { useSession } from '../session/SessionProvider';
import { createFailures, type Failures } from './failures';
import { watchTyping } from './missingCode';
import { PortalLink, PortalShell } from './PortalShell';
import { StepUp } from './StepUp';
import { ThemeRoot } from './ThemeRoot';

interface PortalProps {
  readonly name: string;
  readonly email: string;
}

const theme = themeWithLink(PortalLink);

// Nobody is idle in the first second, and the time counts from the sign-in however late its watch comes.
const IdleWatch = lazy(() =>
  persistently(() => import('./IdleWatch')).then((m) => ({ default: m.IdleWatch })),
);

/** Everything that one signed-in customer sees and knows; it goes when they do. */
export function SignedInApp({ name, email }: PortalProps) {
  const session = useSession();
  const [{ failures, client, queryClient }] = useState(() => openPortal(session));
  useEffect(() => watchTyping(document), []);
  return (
    <ThemeRoot theme={theme}>
      <DataProvider username={name} client={client} queryClient={queryClient}>
        <Toasts>
          <BrowserRouter>
            <PortalShell name={name} email={email} />
          </BrowserRouter>
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

function openPortal(session: Session) {
  const failures = createFailures(console.error);
  const client = createClient({
    token: session.idToken,
    onSessionOver: session.over,
    prove: session.proving.ask,
  });
  return { failures, client, queryClient: createQueryClient(failures.report) };
}

interface FailureAlertProps {
  readonly failures: Failures;
}

const fetchAlert = () => persistently(() => import('../components/ErrorAlert/ErrorAlert'));
const ErrorAlert = lazy(() => fetchAlert().then((m) => ({ default: m.ErrorAlert })));

/** Shows the failures that wait, one at a time, over whatever the customer is doing. */
export function FailureAlert({ failures }: FailureAlertProps) {
  const alert = useSyncExternalStore(failures.subscribe, failures.current);
  useEffect(() => {
    // It tells of a lost connection too, and cannot be fetched then.
    void fetchAlert();
  }, []);
  return (
    alert && (
      <Suspense>
        <ErrorAlert open {...alert} onClose={failures.dismiss} />
      </Suspense>
    )
  );
}
