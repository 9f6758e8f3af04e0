import { useQueryClient } from '@tanstack/react-query';
import * as officeHome from '@contract/officeHome/endpoints';
import * as originator from '@contract/originator/endpoints';
import type { DecidedOriginator, ProposedOriginator } from '@contract/originator/schema';
import { useSource } from './DataProvider';
import { answersOf, cacheKey, useEndpoint } from './useEndpoint';

/**
 * How bank files are made.
 * @param version one of the list; undefined: the newest
 */
export const useDecidedOriginator = (version: number | undefined) =>
  // Somebody may be typing over what was read.
  useEndpoint(originator.decided, { query: { version } }, { refetchOnWindowFocus: false });

/** What administrators do with versions; each rejects with what it was refused with. */
export function useOriginatorChanges() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const newest = cacheKey(originator.decided, { query: { version: undefined } }, username);
  const told = async (call: Promise<DecidedOriginator>): Promise<void> => {
    const decided = await call;
    await queries.invalidateQueries(answersOf(originator.decided));
    queries.setQueryData(newest, decided);
    void queries.invalidateQueries(answersOf(officeHome.desk));
  };
  return {
    propose: (body: ProposedOriginator) => told(client.call(originator.propose, { body })),
    confirm: (version: number) => told(client.call(originator.confirm, { params: { version } })),
    refuse: (version: number) => told(client.call(originator.refuse, { params: { version } })),
  };
}
