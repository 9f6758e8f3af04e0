import type { AccessRequest, AccessRequestDetail, AccessTotals } from '@contract/accessRequests/schema';
import type { ErpPerson, ErpTotals, PlannedPerson } from '@contract/contactInvitations/schema';

const anAccessRequest = (over: Partial<AccessRequest> = {}): AccessRequest => ({
  requestNo: 'AR-2026-000045',
  state: 'new',
  askedAt: '2026-11-16T22:10:00.000Z',
  ageDays: 3,
  name: 'Dana Whitcomb',
  email: 'dana@holliscreek.example',
  phone: '+15095550142',
  accountNo: '02281',
  accountName: 'Hollis Creek Farms LLC',
  match: { points: 100, strength: 'strong', matched: ['account', 'figure', 'zip', 'email', 'name'] },
  doubles: 1,
  decidedBy: null,
  decidedAt: null,
  ...over,
});

/** One of each strength, and one that was decided and forgotten. */
export const someAccessRequests = (): AccessRequest[] => [
  anAccessRequest(),
  anAccessRequest({
    requestNo: 'AR-2026-000046',
    ageDays: 1,
    name: 'Owen Maldonado-Fitzgerald',
    email: 'owen.maldonado-fitzgerald@nezperceprairiegrowers.example',
    accountNo: '00204',
    accountName: 'Nez Perce Prairie Co-op Growers and Sons, Inc.',
    match: { points: 60, strength: 'partly', matched: ['account', 'figure'] },
    doubles: 0,
  }),
  anAccessRequest({
    requestNo: 'AR-2026-000047',
    ageDays: 0,
    name: 'Max Underhill',
    email: 'max@underhill.example',
    accountNo: '77777',
    accountName: null,
    match: { points: 0, strength: 'weak', matched: [] },
    doubles: 0,
  }),
];

export const anAccessDetail = (over: Partial<AccessRequestDetail> = {}): AccessRequestDetail => ({
  ...anAccessRequest(),
  version: 1,
  zip: '99347',
  figure: 'INV-104881',
  relationship: 'spouse',
  note: 'I keep the books for the farm.',
  reason: null,
  user: null,
  others: [
    {
      requestNo: 'AR-2026-000044',
      state: 'rejected',
      askedAt: '2026-11-10T18:00:00.000Z',
      email: 'dana@holliscreek.example',
    },
  ],
  forgottenAt: null,
  booksZone: 'America/Los_Angeles',
  ...over,
});

export const someAccessTotals = (): AccessTotals => ({
  rows: 3,
  tabs: { new: 3, approved: 12, rejected: 2, all: 17 },
  booksZone: 'America/Los_Angeles',
});

const anErpPerson = (over: Partial<ErpPerson> = {}): ErpPerson => ({
  email: 'dana@holliscreek.example',
  name: 'Dana Whitcomb',
  state: 'notInvited',
  invitedAt: null,
  lastSignInAt: null,
  accounts: [
    { accountNo: '02281', accountName: 'Hollis Creek Farms LLC', level: 'owner', linked: false },
    { accountNo: '00204', accountName: 'Nez Perce Prairie Growers', level: 'view', linked: false },
  ],
  ...over,
});

/** One in each state. */
export const someErpPeople = (): ErpPerson[] => [
  anErpPerson(),
  anErpPerson({
    email: 'owen@coldspring.example',
    name: null,
    state: 'failed',
    invitedAt: '2026-11-12T17:00:00.000Z',
    accounts: [{ accountNo: '00311', accountName: 'Cold Spring Ranch', level: null, linked: true }],
  }),
  anErpPerson({
    email: 'rosa@elevator.example',
    name: 'Rosa Delgado',
    state: 'invited',
    invitedAt: '2026-11-14T17:00:00.000Z',
    accounts: [{ accountNo: '00312', accountName: 'Elevator Road Farms', level: 'pay', linked: true }],
  }),
];

export const someErpTotals = (): ErpTotals => ({
  rows: 3,
  tabs: { notInvited: 1, lacksAccount: 0, invited: 1, failed: 1, signedIn: 0, all: 3 },
  booksZone: 'America/Los_Angeles',
});

export const somePlanned = (): PlannedPerson[] => [
  {
    email: 'dana@holliscreek.example',
    name: 'Dana Whitcomb',
    plan: {
      accounts: [
        { accountNo: '02281', level: 'owner', relationship: 'owner' },
        { accountNo: '00204', level: 'view', relationship: 'employee' },
      ],
      depositPlan: true,
    },
    leftOut: null,
  },
  { email: 'desk@grain.example', name: 'Sam Grain', plan: null, leftOut: 'shared' },
  { email: 'owen@coldspring.example', name: '', plan: null, leftOut: 'alreadyUser' },
];
