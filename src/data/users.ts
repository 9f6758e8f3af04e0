import { useQuery } from '@tanstack/react-query';
import type { PermissionRecord, Permissions } from '../../contract/permissions';
import type { users } from '../../contract/users';
import type { Wire } from './client';
import { useSource } from './DataProvider';

const list: Wire<typeof users.list> = { method: 'GET', path: '/api/users' };

/** The record whose name is the customer's own carries the permissions; nobody known has none. */
export function permissionsOf(records: readonly PermissionRecord[], name: string): Permissions {
  const own = records.find((record) => record.name === name);
  return { admin: own?.admin ?? false, deposit_plan: own?.deposit_plan ?? false };
}

/** The flags of whoever is signed in. */
export function usePermissions() {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['users', username],
    queryFn: ({ signal }) => client.call(list, { query: { scope: 'own' } }, signal),
    select: (records) => permissionsOf(records, username),
    meta: { alert: 'permissions' },
  });
}
