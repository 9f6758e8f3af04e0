import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DecidedSettings } from '@contract/settings/schema';
import type * as officeSettings from '@contract/settings/endpoints';
import type { CallOf } from '@contract/endpoint';
import type { Wire } from './client';
import { useSource } from './DataProvider';

const decided: Wire<typeof officeSettings.decided> = { method: 'GET', path: '/api/office/settings' };
const decide: Wire<typeof officeSettings.decide> = { method: 'POST', path: '/api/office/settings' };

export type Decision = CallOf<typeof officeSettings.decide>['body'];

/**
 * What the company has decided.
 * @param version one of the list; undefined: the newest
 */
export function useDecidedSettings(version: number | undefined) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['office-settings', version ?? null],
    queryFn: ({ signal }) => client.call(decided, { query: { version } }, signal),
    // Somebody may be typing over what was read.
    refetchOnWindowFocus: false,
  });
}

/** Decides another version; what was refused is thrown, for the form to tell. */
export function useDecideSettings(): (decision: Decision) => Promise<DecidedSettings> {
  const { client } = useSource();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Decision) => client.call(decide, { body }),
    meta: { quiet: true },
    async onSuccess(settings) {
      await queries.invalidateQueries({ queryKey: ['office-settings'] });
      queries.setQueryData(['office-settings', null], settings);
    },
  });
  return mutateAsync;
}
