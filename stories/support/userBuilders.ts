import type { OfficeUser, OfficeUserDetail, UserTotals } from '@contract/officeUsers/schema';

/** A grower who signs in now and then. */
const aUser = (over: Partial<OfficeUser> = {}): OfficeUser => ({
  name: 'dana.whitfield@example.com',
  givenName: 'Dana',
  familyName: 'Whitfield',
  admin: false,
  deposit_plan: true,
  desks: [],
  status: 'active',
  accounts: [{ accountNo: '2281', accountName: 'Whitfield Farms LLC' }],
  lastSignInAt: '2026-11-19T16:42:00.000Z',
  createdAt: '2025-03-03T18:00:00.000Z',
  version: 3,
  ...over,
});

/** One of each standing that an office meets. */
const someUsers = (): OfficeUser[] => [
  aUser(),
  aUser({
    name: 'office@example.com',
    givenName: 'Ruth',
    familyName: 'Okafor',
    admin: true,
    deposit_plan: false,
    accounts: [],
  }),
  aUser({
    name: 'new.hand@example.com',
    givenName: 'Lee',
    familyName: 'Hand',
    status: 'invited',
    lastSignInAt: null,
  }),
  aUser({ name: 'lost.phone@example.com', givenName: 'Pat', familyName: 'Moss', status: 'resetting' }),
  aUser({ name: 'left.us@example.com', givenName: 'Sam', familyName: 'Vale', status: 'disabled' }),
  aUser({
    name: 'half.made@example.com',
    givenName: 'Kim',
    familyName: 'Stone',
    status: 'creating',
    lastSignInAt: null,
  }),
];

export const aUsersPage = (rows: OfficeUser[] = someUsers()) => ({ rows, next: null, previous: null });

export const someUserTotals = (over: Partial<UserTotals> = {}): UserTotals => ({
  rows: 6,
  all: 6,
  invited: 1,
  active: 3,
  disabled: 1,
  unfinished: 1,
  deleted: 4,
  booksZone: 'America/Los_Angeles',
  ...over,
});

export const aUserDetail = (over: Partial<OfficeUserDetail> = {}): OfficeUserDetail => ({
  ...aUser(),
  phone: '+15415550134',
  createdBy: 'office@example.com',
  emailNews: true,
  deletedAt: null,
  branch: null,
  proposed: null,
  branches: [
    { code: 'BOI', name: 'Boise' },
    { code: 'PUL', name: 'Pullman' },
  ],
  accounts: [
    {
      accountNo: '2281',
      accountName: 'Whitfield Farms LLC',
      level: 'owner',
      relationship: 'owner',
      validTo: null,
    },
    {
      accountNo: '2307',
      accountName: 'Ridge Land Trust',
      level: 'documents',
      relationship: 'tenant',
      validTo: null,
    },
  ],
  openRequests: [],
  operation: null,
  pool: { email: 'dana.whitfield@example.com', codeMethods: ['SOFTWARE_TOKEN_MFA'] },
  poolTold: null,
  marks: [],
  ...over,
});

/** Somebody whose sign-in the pool has not made yet. */
export const aHalfMadeUser = (): OfficeUserDetail =>
  aUserDetail({
    name: 'half.made@example.com',
    givenName: 'Kim',
    familyName: 'Stone',
    status: 'creating',
    lastSignInAt: null,
    pool: null,
    poolTold: 'The sign-in service has no sign-in with this name.',
    operation: {
      kind: 'create',
      state: 'failed',
      told: 'The user pool did not do it (TimeoutError), so nothing was changed. Try again in a minute.',
      goesOn: true,
      startedBy: 'office@example.com',
      startedAt: '2026-11-20T17:00:00.000Z',
      changedAt: '2026-11-20T17:00:05.000Z',
    },
  });
