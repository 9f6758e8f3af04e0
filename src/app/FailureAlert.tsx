import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { persistently } from '../components/persistently';
import type { Failures } from './failures';

interface FailureAlertProps {
  readonly failures: Failures;
}

const fetchAlert = () => persistently(() => import('./frame'));
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
