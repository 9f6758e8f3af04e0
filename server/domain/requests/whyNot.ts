import { type RequestEventName, type RequestStatus, transitionOf } from '@contract/requests/states';
import type { Tx } from '@server/db/db';
import { type Guarded, guards } from './guards';

/** Why an event that the table of states allows must not happen now, in words; null where it may. */
export async function whyNot(tx: Tx, event: RequestEventName, guarded: Guarded): Promise<string | null> {
  const { request, role } = guarded;
  const guard = transitionOf(request.flow, request.status as RequestStatus, event, role)?.guard;
  return (guard && (await guards[guard](tx, guarded))) ?? null;
}
