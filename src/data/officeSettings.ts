import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecidedSettings } from '@contract/settings/schema';
import * as officeSettings from '@contract/settings/endpoints';
import type { CallOf } from '@contract/endpoint';
import { useSource } from './DataProvider';
import { answersOf, cacheKey, useEndpoint } from './useEndpoint';

type Decision = CallOf<typeof officeSettings.decide>['body'];

/**
 * What the company has decided.
 * @param version one of the list; undefined: the newest
 */
export const useDecidedSettings = (version: number | undefined) =>
  // Somebody may be typing over what was read.
  useEndpoint(officeSettings.decided, { query: { version } }, { refetchOnWindowFocus: false });

/** Decides another version; what was refused is thrown, for the form to tell. */
export function useDecideSettings(): (decision: Decision) => Promise<DecidedSettings> {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Decision) => client.call(officeSettings.decide, { body }),
    meta: { quiet: true },
    async onSuccess(settings) {
      await queries.invalidateQueries(answersOf(officeSettings.decided));
      queries.setQueryData(
        cacheKey(officeSettings.decided, { query: { version: undefined } }, username),
        settings,
      );
    },
  });
  return mutateAsync;
}
