import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/users';
import type { DeskName } from '../rules/desks';

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

/** The desks of the office, as people call them. */
export const deskWords = texts({
  receivable: m.deskReceivable,
  credit: m.deskCredit,
  help: m.deskHelp,
  audit: m.deskAudit,
} satisfies Record<DeskName, () => string>);

interface Permitted extends Readonly<Record<(typeof userFlags)[number], boolean>> {
  readonly desks: readonly DeskName[];
}

/** "Admin, Help desk, Deposit plan"; empty for who has none. */
export const permissionWords = ({ admin, deposit_plan: hasPlan, desks }: Permitted): string =>
  [admin && m.admin(), ...desks.map((desk) => deskWords[desk]), hasPlan && common.depositPlan()]
    .filter(Boolean)
    .join(', ');

/** "Ridge Land (00200), Bob Grain (00300)" */
export const linkWords = (
  accounts: readonly { readonly accountNo: string; readonly accountName: string }[],
): string => accounts.map(({ accountNo, accountName }) => `${accountName} (${accountNo})`).join(', ');

/** What the columns of the office's users are called, on the screen and in its files. */
export const userColumns = texts({
  name: m.signsInAs,
  person: common.name,
  status: common.status,
  flags: m.permissions,
  accounts: m.accounts,
  signIn: m.lastSignIn,
  created: m.created,
});
