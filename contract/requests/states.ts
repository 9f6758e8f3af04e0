/** Where a request stands (domain.md §4.10, §4.11). */
export const requestStatuses = [
  'submitted',
  'pendingSecond',
  'approved',
  'exported',
  'settled',
  'posted',
  'ready',
  'completed',
  'rejected',
  'cancelled',
  'returned',
  'reversed',
  'noShow',
  'expired',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Money out of a bank account, out of the deposit plan to a trade account, or out of the deposit plan to its owner. */
export const requestFlows = ['bank', 'internal', 'pickup'] as const;
export type RequestFlow = (typeof requestFlows)[number];

/** Who moves a request: its customer, the office, or the portal itself by clock, bank file or import. */
export type RequestRole = 'customer' | 'office' | 'portal';

export type RequestEventName =
  | 'approve'
  | 'askSecond'
  | 'approveSecond'
  | 'reject'
  | 'cancel'
  | 'export'
  | 'settle'
  | 'return'
  | 'post'
  | 'reverse'
  | 'makeReady'
  | 'complete'
  | 'missPickup'
  | 'takeBack'
  | 'expire';

/** What has to hold beside the status. Who carries an event out checks it. */
export type RequestGuard =
  /** The moment until which it can be cancelled has not passed. */
  | 'beforeCancelUntil'
  /** Somebody else than who asked for it, and than who approved first. */
  | 'anotherPerson'
  /** The bank account is confirmed and can be debited by file. */
  | 'debitable'
  /** Two banking days passed without a return. */
  | 'returnWindowPassed'
  /** From the day of the debit on, within two banking days, or sixty days where a consumer did not authorize it. */
  | 'returnInTime'
  /** The day on which the check was to be picked up has passed. */
  | 'pickupDayPassed';

interface Transition {
  readonly event: RequestEventName;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  readonly roles: readonly RequestRole[];
  readonly flows: readonly RequestFlow[];
  readonly guard?: RequestGuard;
}

const all = requestFlows;
const money = ['bank', 'internal'] as const;
const bank = ['bank'] as const;
const pickup = ['pickup'] as const;
const office = ['office'] as const;
const portal = ['portal'] as const;
const either = ['office', 'portal'] as const;

/** Every way that a request can go. What is not here cannot happen. */
export const transitions: readonly Transition[] = [
  {
    event: 'approve',
    from: 'submitted',
    to: 'approved',
    roles: office,
    flows: all,
    guard: 'anotherPerson',
  },
  {
    event: 'askSecond',
    from: 'submitted',
    to: 'pendingSecond',
    roles: office,
    flows: all,
    guard: 'anotherPerson',
  },
  {
    event: 'approveSecond',
    from: 'pendingSecond',
    to: 'approved',
    roles: office,
    flows: all,
    guard: 'anotherPerson',
  },
  { event: 'reject', from: 'submitted', to: 'rejected', roles: office, flows: all },
  { event: 'reject', from: 'pendingSecond', to: 'rejected', roles: office, flows: all },
  { event: 'reject', from: 'approved', to: 'rejected', roles: office, flows: all },
  {
    event: 'cancel',
    from: 'submitted',
    to: 'cancelled',
    roles: ['customer', 'office'],
    flows: all,
    guard: 'beforeCancelUntil',
  },
  {
    event: 'cancel',
    from: 'pendingSecond',
    to: 'cancelled',
    roles: ['customer', 'office'],
    flows: all,
    guard: 'beforeCancelUntil',
  },
  {
    event: 'cancel',
    from: 'approved',
    to: 'cancelled',
    roles: ['customer', 'office'],
    flows: all,
    guard: 'beforeCancelUntil',
  },
  { event: 'expire', from: 'submitted', to: 'expired', roles: portal, flows: all },
  { event: 'export', from: 'approved', to: 'exported', roles: office, flows: bank, guard: 'debitable' },
  {
    event: 'settle',
    from: 'exported',
    to: 'settled',
    roles: either,
    flows: bank,
    guard: 'returnWindowPassed',
  },
  { event: 'return', from: 'exported', to: 'returned', roles: either, flows: bank, guard: 'returnInTime' },
  { event: 'return', from: 'settled', to: 'returned', roles: either, flows: bank, guard: 'returnInTime' },
  { event: 'return', from: 'posted', to: 'returned', roles: either, flows: bank, guard: 'returnInTime' },
  { event: 'post', from: 'submitted', to: 'posted', roles: portal, flows: money },
  { event: 'post', from: 'pendingSecond', to: 'posted', roles: portal, flows: money },
  { event: 'post', from: 'approved', to: 'posted', roles: either, flows: money },
  { event: 'post', from: 'exported', to: 'posted', roles: portal, flows: bank },
  { event: 'post', from: 'settled', to: 'posted', roles: portal, flows: bank },
  { event: 'reverse', from: 'posted', to: 'reversed', roles: either, flows: money },
  { event: 'makeReady', from: 'approved', to: 'ready', roles: office, flows: pickup },
  { event: 'complete', from: 'ready', to: 'completed', roles: either, flows: pickup },
  { event: 'complete', from: 'approved', to: 'completed', roles: either, flows: pickup },
  { event: 'complete', from: 'submitted', to: 'completed', roles: portal, flows: pickup },
  {
    event: 'missPickup',
    from: 'ready',
    to: 'noShow',
    roles: either,
    flows: pickup,
    guard: 'pickupDayPassed',
  },
  { event: 'reverse', from: 'completed', to: 'reversed', roles: either, flows: pickup },
  // The drop that moved it was taken back: it stands again as it did before.
  { event: 'takeBack', from: 'posted', to: 'submitted', roles: portal, flows: money },
  { event: 'takeBack', from: 'posted', to: 'pendingSecond', roles: portal, flows: money },
  { event: 'takeBack', from: 'posted', to: 'approved', roles: portal, flows: money },
  { event: 'takeBack', from: 'posted', to: 'exported', roles: portal, flows: bank },
  { event: 'takeBack', from: 'posted', to: 'settled', roles: portal, flows: bank },
  { event: 'takeBack', from: 'returned', to: 'posted', roles: portal, flows: bank },
  { event: 'takeBack', from: 'reversed', to: 'posted', roles: portal, flows: money },
  { event: 'takeBack', from: 'completed', to: 'submitted', roles: portal, flows: pickup },
  { event: 'takeBack', from: 'completed', to: 'approved', roles: portal, flows: pickup },
  { event: 'takeBack', from: 'completed', to: 'ready', roles: portal, flows: pickup },
];

/**
 * How an event would move a request; undefined where it cannot.
 * @param to where it has to come to; needed where an event leads to more than one status
 */
export const transitionOf = (
  flow: RequestFlow,
  from: RequestStatus,
  event: RequestEventName,
  role: RequestRole,
  to?: RequestStatus,
): Transition | undefined =>
  transitions.find(
    (way) =>
      way.event === event &&
      way.from === from &&
      way.roles.includes(role) &&
      way.flows.includes(flow) &&
      (to === undefined || way.to === to),
  );

/** The tabs of the screen. What is neither has ended well. */
export const openStatuses: readonly RequestStatus[] = [
  'submitted',
  'pendingSecond',
  'approved',
  'exported',
  'settled',
  'ready',
];
export const problemStatuses: readonly RequestStatus[] = [
  'rejected',
  'returned',
  'reversed',
  'noShow',
  'expired',
];

/** While a payment stands so, its part of an invoice is on its way: no import has shown it yet. */
export const inFlightStatuses: readonly RequestStatus[] = [
  'submitted',
  'pendingSecond',
  'approved',
  'exported',
  'settled',
];
