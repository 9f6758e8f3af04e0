import { useQueryClient } from '@tanstack/react-query';
import * as emails from '@contract/email/endpoints';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { UserAction } from '@contract/officeUsers/labels';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import * as users from '@contract/users/endpoints';
import * as viewAs from '@contract/viewAs/endpoints';
import type { StartedView } from '@contract/viewAs/schema';
import { type Clock, systemClock } from '../clock';
import { useSource } from './DataProvider';
import { type Tab, type Viewing, viewingKey } from './viewing';
import { answersOf, type BodyOf, useKeepAnswer } from './useEndpoint';

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

/** What the office does with users. Each answers the user as it stands then, and rejects with what it was refused with. */
export function useUserChanges() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const keep = useKeepAnswer();
  const told = async (call: Promise<OfficeUserDetail>): Promise<OfficeUserDetail> => {
    try {
      const user = await call;
      await keep(officeUsers.one, { params: { name: user.name } }, user);
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
    /** Takes powers away at once, and proposes those that are to be given. */
    setPowers: (name: string, body: BodyOf<typeof officeUsers.setPowers>) =>
      told(client.call(officeUsers.setPowers, { params: { name }, body })),
    /** Leaves the office for the portal of a customer. */
    viewAs: async (name: string, reason: string) =>
      beginViewing(username, await client.call(viewAs.start, { body: { subject: name, reason } })),
    /** Of one of their addresses. */
    liftSuppression: async (address: string, reason: string) => {
      await client.call(emails.liftSuppression, { body: { address, reason } });
      await queries.invalidateQueries(answersOf(officeUsers.one));
    },
    resume: (name: string) => told(client.call(officeUsers.resume, { params: { name }, body: {} })),
  };
}

export type UserChanges = Omit<ReturnType<typeof useUserChanges>, 'self'>;

/** Loads the portal anew as the customer's: nothing of what the office has seen is left in the page. */
export function beginViewing(
  actor: string,
  { id, subject, subjectName, seconds }: StartedView,
  { sessionStorage, location }: Tab = window,
  clock: Clock = systemClock,
): void {
  const until = clock.now().getTime() + seconds * 1000;
  const from = `${location.pathname}${location.search}`;
  const viewing: Viewing = { id, actor, subject, name: subjectName, until, from };
  sessionStorage.setItem(viewingKey, JSON.stringify(viewing));
  location.assign('/home');
}
