import * as m from '@locales/payRules';
import { formatInstant } from '../format/date';
import { reachesCutoff } from './cutoff';
import { type RequestFlow, type RequestStatus, transitionOf } from '../requests/states';

/** What decides whether a request can still be cancelled. */
interface CancelFacts {
  readonly flow: RequestFlow;
  readonly status: RequestStatus;
  /** An ISO instant, the last one at which it can be cancelled; null where it never can. */
  readonly cancelUntil: string | null;
}

/**
 * Why a request can no longer be cancelled, in words; undefined while it can: docs/rules.md#cancel. The `canCancel` of
 * every list and the guard of the cancellation itself ask here, so a button never promises what the server refuses.
 * @param booksZone IANA zone of the company's books, for the words
 */
export function whyNotCancel(
  { flow, status, cancelUntil }: CancelFacts,
  at: Date,
  booksZone: string,
): string | undefined {
  const isInTime = cancelUntil !== null && reachesCutoff(at, cancelUntil);
  if (isInTime && transitionOf(flow, status, 'cancel', 'customer')) return undefined;
  if (cancelUntil === null) return m.tooLateToCancel();
  return m.tooLateToCancelSince({ until: formatInstant(cancelUntil, booksZone) });
}
