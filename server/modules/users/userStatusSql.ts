import type { UserStatus } from '@contract/officeUsers/labels';
import type { Selectable } from 'kysely';
import type { PortalUserTable } from '@server/db/tables';
import type { PoolPerson } from '@server/poolAdmin/poolAdmin';

/** How somebody stands with the pool, as the portal keeps it. */
export type SignInStatus = Extract<UserStatus, 'invited' | 'active' | 'resetting' | 'disabled'>;

export function signInStatusOf({ enabled, status }: PoolPerson): SignInStatus {
  if (!enabled) return 'disabled';
  return status === 'unconfirmed' ? 'invited' : status;
}

interface Row {
  readonly state: Selectable<PortalUserTable>['state'];
  readonly standing: SignInStatus;
}

/** Both in one word: whoever is between the portal and the pool stands there. */
export const statusOf = ({ state, standing }: Row): UserStatus => (state === 'active' ? standing : state);
