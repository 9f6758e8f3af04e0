import { useSyncExternalStore } from 'react';
import { ErrorAlert } from '../components/ErrorAlert/ErrorAlert';
import type { Failures } from './failures';

interface FailureAlertProps {
  readonly failures: Failures;
}

/** Shows the failures that wait, one at a time, over whatever the customer is doing. */
export function FailureAlert({ failures }: FailureAlertProps) {
  const alert = useSyncExternalStore(failures.subscribe, failures.current);
  return alert && <ErrorAlert open {...alert} onClose={failures.dismiss} />;
}
