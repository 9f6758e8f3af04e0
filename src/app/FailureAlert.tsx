import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Failures } from './failures';

interface FailureAlertProps {
  readonly failures: Failures;
}

const ErrorAlert = lazy(() =>
  import('../components/ErrorAlert/ErrorAlert').then((m) => ({ default: m.ErrorAlert })),
);

/** Shows the failures that wait, one at a time, over whatever the customer is doing. */
export function FailureAlert({ failures }: FailureAlertProps) {
  const alert = useSyncExternalStore(failures.subscribe, failures.current);
  return (
    alert && (
      <Suspense>
        <ErrorAlert open {...alert} onClose={failures.dismiss} />
      </Suspense>
    )
  );
}
