import { useQuery } from '@tanstack/react-query';
import type { PermissionRecord } from '@contract/users/schema';
import { MAX_RECORDS, RECORDS_AT_ONCE } from '@contract/rules/userRecords';
import * as users from '@contract/users/endpoints';
import type { Client } from './client';
import { useSource } from './DataProvider';
import { cacheName } from './useEndpoint';

/** Every permission record, answer after answer, up to as many as a session keeps. */
export async function readRecords(
  client: Client,
  signal?: AbortSignal,
): Promise<readonly PermissionRecord[]> {
  const records: PermissionRecord[] = [];
  for (;;) {
    const after = records.at(-1)?.name;
    const page = await client.call(users.list, { query: { after } }, signal);
    records.push(...page);
    if (page.length < RECORDS_AT_ONCE || records.length >= MAX_RECORDS) return records;
  }
}

/** All users, for administrators; loaded when a screen first needs it: docs/rules.md#permission-records. */
export function useUserRecords() {
  const { username, client } = useSource();
  return useQuery({
    queryKey: [cacheName(users.list), 'all', username],
    queryFn: ({ signal }) => readRecords(client, signal),
    meta: { alert: 'permissions', quiet: true },
  });
}
