/** Where a user stands: with the pool as it was last known, or between the portal and the pool. */
export const userStatuses = {
  invited: 'Invited',
  active: 'Active',
  resetting: 'Password reset',
  disabled: 'Disabled',
  creating: 'Being created',
  deleting: 'Being deleted',
  deleted: 'Deleted',
} as const;

export type UserStatus = keyof typeof userStatuses;

export const userStatusNames = Object.keys(userStatuses) as readonly UserStatus[];

/** Something that was begun with a user and has not come to its end in both the portal and the pool. */
export const unfinishedStatuses = ['creating', 'deleting'] as const satisfies readonly UserStatus[];

/** What the office does with a sign-in at the pool. */
export const userActions = [
  'invitation',
  'password-reset',
  'disabling',
  'enabling',
  'sign-out',
  'codes-off',
] as const;

export type UserAction = (typeof userActions)[number];

/** What makes sense with somebody who stands so. Whether it can be done, the pool says. */
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
