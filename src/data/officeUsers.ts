import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf, RequestOf } from '@contract/endpoint';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import type * as officeUsers from '@contract/officeUsers/endpoints';
import type { UserAction } from '@contract/officeUsers/labels';
import type * as users from '@contract/users/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';

const path = '/api/office/users';
const list: Wire<typeof officeUsers.list> = { method: 'GET', path };
const totals: Wire<typeof officeUsers.totals> = { method: 'GET', path: `${path}/totals` };
const accounts: Wire<typeof officeUsers.accounts> = { method: 'GET', path: '/api/office/accounts' };
const one: Wire<typeof officeUsers.one> = { method: 'GET', path: `${path}/:name` };
const resume: Wire<typeof officeUsers.resume> = { method: 'POST', path: `${path}/:name/operation` };
const create: Wire<typeof users.create> = { method: 'POST', path: '/api/users' };
const change: Wire<typeof users.change> = { method: 'PATCH', path: '/api/users/:name' };
const remove: Wire<typeof users.remove> = { method: 'DELETE', path: '/api/users/:name' };

type ActionEndpoint = (typeof officeUsers)[
  | 'invite'
  | 'resetPassword'
  | 'disable'
  | 'enable'
  | 'signOut'
  | 'takeOffCodes'];
const action = (what: UserAction): Wire<ActionEndpoint> => ({
  method: 'POST',
  path: `${path}/:name/${what}`,
});

export type UsersFilter = RequestOf<typeof officeUsers.totals>['query'];
type UsersQuery = RequestOf<typeof officeUsers.list>['query'];
export type NewUser = CallOf<typeof users.create>['body'];
export type UserChange = CallOf<typeof users.change>['body'];
export type UserRemoval = CallOf<typeof users.remove>['body'];

const key = 'office-users';

/** One page of users. The page before stays in view while the next one loads. */
export function useOfficeUsers(query: UsersQuery) {
  const { client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) => client.call(list, { query: asked }, signal);
  const page = useQuery({
    queryKey: [key, query],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return listPage(page, query, ask);
}

/** How many users the filters let through, and how many stand where. */
export function useOfficeUserTotals(query: UsersFilter) {
  const { client } = useSource();
  return useQuery({
    queryKey: [key, 'totals', query],
    queryFn: ({ signal }) => client.call(totals, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** One user whole, as the pool knows the sign-in now; asks nothing for null. */
export function useOfficeUser(name: string | null) {
  const { client } = useSource();
  return useQuery({
    queryKey: [key, 'one', name],
    queryFn: name === null ? skipToken : ({ signal }) => client.call(one, { params: { name } }, signal),
    meta: { quiet: true },
  });
}

/** The first accounts that a number or words of a name lead to; asks nothing before something is typed. */
export function useAccountSearch(q: string) {
  const { client } = useSource();
  return useQuery({
    queryKey: ['office-accounts', q],
    queryFn: q === '' ? skipToken : ({ signal }) => client.call(accounts, { query: { q } }, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** What the office does with users. Each answers the user as it stands then, and rejects with what it was refused with. */
export function useUserChanges() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const told = async (call: Promise<OfficeUserDetail>): Promise<OfficeUserDetail> => {
    try {
      const user = await call;
      queries.setQueryData([key, 'one', user.name], user);
      return user;
    } finally {
      void queries.invalidateQueries({ queryKey: [key] });
      void queries.invalidateQueries({ queryKey: ['users'] });
    }
  };
  return {
    /** Who makes them: some cannot be made to oneself. */
    self: username,
    create: (body: NewUser) => told(client.call(create, { body })),
    change: (name: string, body: UserChange) => told(client.call(change, { params: { name }, body })),
    remove: (name: string, body: UserRemoval) => told(client.call(remove, { params: { name }, body })),
    act: (name: string, what: UserAction) => told(client.call(action(what), { params: { name }, body: {} })),
    resume: (name: string) => told(client.call(resume, { params: { name }, body: {} })),
  };
}

export type UserChanges = Omit<ReturnType<typeof useUserChanges>, 'self'>;
