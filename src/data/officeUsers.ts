import { useQueryClient } from '@tanstack/react-query';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { UserAction } from '@contract/officeUsers/labels';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import * as users from '@contract/users/endpoints';
import { useSource } from './DataProvider';
import { answersOf, type BodyOf, cacheKey, quiet, showPrevious, useEndpoint } from './useEndpoint';

const actions = {
  invitation: officeUsers.invite,
  'password-reset': officeUsers.resetPassword,
  disabling: officeUsers.disable,
  enabling: officeUsers.enable,
  'sign-out': officeUsers.signOut,
  'codes-off': officeUsers.takeOffCodes,
} as const satisfies Record<UserAction, unknown>;

export type NewUser = BodyOf<typeof users.create>;
export type UserChange = BodyOf<typeof users.change>;
type UserRemoval = BodyOf<typeof users.remove>;

/** The first accounts that a number or words of a name lead to; asks nothing before something is typed. */
export const useAccountSearch = (q: string) =>
  useEndpoint(officeUsers.accounts, { query: q === '' ? null : { q } }, { ...showPrevious, ...quiet });

/** What the office does with users. Each answers the user as it stands then, and rejects with what it was refused with. */
export function useUserChanges() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const told = async (call: Promise<OfficeUserDetail>): Promise<OfficeUserDetail> => {
    try {
      const user = await call;
      queries.setQueryData(cacheKey(officeUsers.one, { params: { name: user.name } }, username), user);
      return user;
    } finally {
      for (const one of [officeUsers.list, officeUsers.totals, officeUsers.one, users.list])
        void queries.invalidateQueries(answersOf(one));
    }
  };
  return {
    /** Who makes them: some cannot be made to oneself. */
    self: username,
    create: (body: NewUser) => told(client.call(users.create, { body })),
    change: (name: string, body: UserChange) => told(client.call(users.change, { params: { name }, body })),
    remove: (name: string, body: UserRemoval) => told(client.call(users.remove, { params: { name }, body })),
    act: (name: string, what: UserAction) => told(client.call(actions[what], { params: { name }, body: {} })),
    resume: (name: string) => told(client.call(officeUsers.resume, { params: { name }, body: {} })),
  };
}

export type UserChanges = Omit<ReturnType<typeof useUserChanges>, 'self'>;
