import type { Permissions } from '../../contract/permissions';
import type { Route } from './routeTable';

/** `unknown` while the permissions that decide are still on their way. */
export type Verdict = 'open' | 'refused' | 'unknown';

/** Spec §6: two routes need a flag, every other one is open. The server refuses again on its own. */
export function mayOpen(
  { permission }: Pick<Route, 'permission'>,
  permissions: Permissions | undefined,
): Verdict {
  if (!permission) return 'open';
  if (!permissions) return 'unknown';
  return permissions[permission] ? 'open' : 'refused';
}
