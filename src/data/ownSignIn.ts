import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { ApiError, toApiError } from '@contract/problem';
import * as m from '@locales/problems';
import type { Language } from '@locales/language';
import { useSource } from './DataProvider';

/** Keeps another number, which no code has proven yet. */
export function useChangePhone(): (number: string) => Promise<unknown> {
  const { client } = useSource();
  return (number) => client.call(ownSignIn.changePhone, { body: { phone: number } });
}

/** Keeps with the user what language they read. */
export function useKeepLanguage(): (language: Language) => Promise<unknown> {
  const { client } = useSource();
  return (language) => client.call(ownSignIn.chooseLanguage, { body: { language } });
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
      message: m.noAnswer(),
      cause,
    });
  });
  if (!response.ok) throw toApiError(response.status, await response.json().catch(() => undefined));
}
