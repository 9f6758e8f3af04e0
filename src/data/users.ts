import { type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PermissionRecord, Permissions } from '@contract/users/schema';
import * as users from '@contract/users/endpoints';
import { retryIn } from './backOff';
import { useSource } from './DataProvider';
import { type AsyncResult, asyncResult } from './asyncResult';
import { cacheKey } from './useEndpoint';

/** The flags of whoever is signed in, and the language that they chose to read, where they did. */
type OwnRecord = Permissions & Pick<PermissionRecord, 'language'>;

/** The record whose name is the customer's own carries the permissions; nobody known has none. */
export function permissionsOf(records: readonly PermissionRecord[], name: string): OwnRecord {
  const own = records.find((record) => record.name === name);
  return {
    admin: own?.admin ?? false,
    deposit_plan: own?.deposit_plan ?? false,
    language: own?.language,
    ...(own?.desks && { desks: own.desks }),
    ...(own?.branch !== undefined && { branch: own.branch }),
  };
}

const own = { query: { scope: 'own' } } as const;

/** What was kept from before is no answer yet: it says so by having come at no time. */
const isMissing = ({ state }: Pick<Query, 'state'>) => state.dataUpdatedAt === 0;

/** Begins with what was kept, so that the portal stands at once; the server's answer corrects it. */
export function beginWithPermissions(
  queryClient: QueryClient,
  username: string,
  kept: Permissions | undefined,
): void {
  if (kept)
    queryClient.setQueryData(cacheKey(users.list, own, username), [{ name: username, ...kept }], {
      updatedAt: 0,
    });
}

/**
 * The flags of whoever is signed in. The portal cannot do without them, so a load that failed is tried again: with a
 * growing pause, when somebody looks at the page again, and when the connection is back. It counts as failed until it
 * succeeds, also while it is being tried.
 */
export function usePermissions(): AsyncResult<OwnRecord> {
  const { username, client } = useSource();
  const query = useQuery({
    queryKey: cacheKey(users.list, own, username),
    // Any other status of this list is told as an error: docs/rules.md#permission-records.
    queryFn: ({ signal }) => client.call(users.list, own, signal, { expects: 200 }),
    select: (records) => permissionsOf(records, username),
    refetchInterval: (one) =>
      isMissing(one) && one.state.errorUpdateCount > 0 && retryIn(one.state.errorUpdateCount),
    refetchOnWindowFocus: isMissing,
    meta: { alert: 'permissions', once: true },
  });
  const [failure, setFailure] = useState<unknown>(null);
  if (query.error !== null && query.error !== failure) setFailure(query.error);
  return asyncResult(query.data === undefined ? { ...query, error: failure } : query);
}
