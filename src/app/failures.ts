import { ApiError } from '@contract/problem';
import * as m from '@locales/shell';
import type { Alert as Wording } from '../data/queryClient';

/** What the portal's alert says. */
interface Alert {
  readonly title: string;
  readonly message: string;
  /** Names the failed call in the server's log, for a call to the office. */
  readonly reference?: string;
}

/** The fixed error texts: docs/rules.md#error-texts. A failure in the browser itself has a cause and no status. */
export function alertOf(error: unknown, wording?: Wording): Alert {
  if (!(error instanceof ApiError)) return { title: m.error(), message: String(error) };
  const { status, message, cause, requestId, code } = error;
  if (code === 'view-only') return { title: m.viewAsCustomer(), message };
  if (cause !== undefined) return { title: m.error(), message };
  const reference = requestId === undefined ? {} : { reference: requestId };
  return wording === 'permissions'
    ? { title: m.errorOfStatus({ status }), message, ...reference }
    : { title: m.errorCode({ status }), message: m.errorMessage({ message }), ...reference };
}

/** The failures of one portal, for whoever reports them and whoever shows them. */
export interface Failures {
  readonly current: () => Alert | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly report: (error: unknown, wording?: Wording) => void;
  readonly dismiss: () => void;
}

/** The alerts that wait to be read, oldest first. Equal ones wait as one: ten calls may fail for one reason. */
export function createFailures(log: (words: string, error: unknown) => void): Failures {
  let waiting: readonly Alert[] = [];
  const listeners = new Set<() => void>();

  function become(next: readonly Alert[]): void {
    waiting = next;
    for (const listener of listeners) listener();
  }

  return {
    current: (): Alert | undefined => waiting[0],

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    report(error: unknown, wording?: Wording): void {
      const alert = alertOf(error, wording);
      log(`${alert.title} ${alert.message}`, error);
      if (waiting.some(({ title, message }) => title === alert.title && message === alert.message)) return;
      become([...waiting, alert]);
    },

    dismiss: () => become(waiting.slice(1)),
  };
}
