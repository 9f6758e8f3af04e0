import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/users';

/** A user's status in the pool, as last known, or on the way between portal and pool. */
export const userStatuses = texts({
  invited: m.statusInvited,
  active: m.statusActive,
  resetting: m.statusResetting,
  disabled: m.statusDisabled,
  creating: m.statusCreating,
  deleting: m.statusDeleting,
  deleted: m.statusDeleted,
});

export type UserStatus = keyof typeof userStatuses;

export const userStatusNames = Object.keys(userStatuses) as readonly UserStatus[];

/** A change that is not finished in both the portal and the pool. */
export const unfinishedStatuses = ['creating', 'deleting'] as const satisfies readonly UserStatus[];

/** What the office can do with a sign-in. */
const userActions = [
  'invitation',
  'password-reset',
  'disabling',
  'enabling',
  'sign-out',
  'codes-off',
] as const;

export type UserAction = (typeof userActions)[number];

/** What makes sense in each status. The pool decides whether it can be done. */
export const actionsFor: Readonly<Record<UserStatus, readonly UserAction[]>> = {
  invited: ['invitation', 'disabling'],
  active: ['password-reset', 'sign-out', 'codes-off', 'disabling'],
  resetting: ['password-reset', 'sign-out', 'codes-off', 'disabling'],
  disabled: ['enabling'],
  creating: [],
  deleting: [],
  deleted: [],
};

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const userSorts = ['name', 'person', 'created', 'signIn'] as const;

export const userFlags = ['admin', 'deposit_plan'] as const;

/** What the columns of the office's users are called. */
export const userColumns = texts({
  name: m.signsInAs,
  person: common.name,
  status: common.status,
  flags: m.permissions,
  accounts: m.accounts,
  signIn: m.lastSignIn,
  created: m.created,
});
