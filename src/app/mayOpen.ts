import type { Permissions } from '@contract/users/schema';
import { mayUse } from '@contract/rules/capabilities';
import type { Route } from './routeTable';

/** `unknown` while the permissions that decide are still on their way. */
export type Verdict = 'open' | 'refused' | 'unknown';

/** Two routes need a flag, every other one is open: docs/rules.md#flags. The server refuses again on its own. */
export function mayOpen({ needs }: Pick<Route, 'needs'>, permissions: Permissions | undefined): Verdict {
  if (!needs) return 'open';
  if (!permissions) return 'unknown';
  return mayUse(permissions, needs) ? 'open' : 'refused';
}
