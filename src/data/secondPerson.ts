import { useQueryClient } from '@tanstack/react-query';
import * as officeHome from '@contract/officeHome/endpoints';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { decisions } from '@contract/secondPerson/labels';
import * as secondPerson from '@contract/secondPerson/endpoints';
import * as settings from '@contract/settings/endpoints';
import { useSource } from './DataProvider';
import { answersOf, lookAgain, showPrevious, useEndpoint, useKeepAnswer } from './useEndpoint';

/** Colleagues propose and decide while somebody looks. */
export const useWaitingForSecond = () =>
  useEndpoint(secondPerson.list, {}, { ...showPrevious, ...lookAgain(30_000) });

/** Decides a proposal; rejects with what it was refused with. */
export function useDecideConsent() {
  const { client } = useSource();
  const queries = useQueryClient();
  const keep = useKeepAnswer();
  return async (id: string, decision: (typeof decisions)[number]): Promise<void> => {
    try {
      const answer = await client.call(secondPerson.decide, { params: { id }, body: { decision } });
      await keep(secondPerson.list, {}, answer);
    } finally {
      for (const one of [
        secondPerson.list,
        officeHome.desk,
        officeUsers.list,
        officeUsers.one,
        settings.decided,
      ])
        void queries.invalidateQueries(answersOf(one));
    }
  };
}
