import * as ownSignIn from '@contract/ownSignIn/endpoints';
import type { Language } from '@locales/language';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { openCall } from './openCall';
import { useEndpoint, useKeepAnswer } from './useEndpoint';

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

/** Whether somebody gets news of the company by email. */
export interface EmailNews {
  readonly news: AsyncResult<boolean>;
  /** Rejects where it was not kept. */
  readonly choose: (wanted: boolean) => Promise<unknown>;
}

export function useEmailNews(): EmailNews {
  const { client } = useSource();
  const keep = useKeepAnswer();
  const { data, ...query } = useEndpoint(ownSignIn.emailNews, {}, { meta: { quiet: true } });
  return {
    news: asyncResult({ ...query, data: data?.wanted }),
    async choose(wanted) {
      await keep(ownSignIn.emailNews, {}, await client.call(ownSignIn.chooseEmailNews, { body: { wanted } }));
    },
  };
}

/** Takes a change of an address or number back, for whoever has the mailed link. Needs no session. */
export const undoChange = async (token: string, send = globalThis.fetch): Promise<void> => {
  await openCall(ownSignIn.undoChange, { body: { token } }, send);
};
