import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { ApiError, toApiError } from '@contract/problem';
import { useSource } from './DataProvider';

/** Keeps another number, which no code has proven yet. */
export function useChangePhone(): (number: string) => Promise<unknown> {
  const { client } = useSource();
  return (number) => client.call(ownSignIn.changePhone, { body: { phone: number } });
}

/** Takes a change of an address or number back, for whoever has the mailed link. Needs no session. */
export async function undoChange(token: string, send = globalThis.fetch): Promise<void> {
  const response = await send(ownSignIn.undoChange.path, {
    method: ownSignIn.undoChange.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch((cause: unknown) => {
    throw new ApiError({
      code: 'unavailable',
      message: 'The portal did not answer. Check your connection and try again.',
      cause,
    });
  });
  if (!response.ok) throw toApiError(response.status, await response.json().catch(() => undefined));
}
