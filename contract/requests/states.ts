/** The states of a request: docs/rules.md#request-states. */
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

/**
 * From a bank account; from the deposit plan to a trade account; from the deposit plan to its owner; by a check that was
 * mailed or handed over; from a trade account's credit back to its customer.
 */
export const requestFlows = ['bank', 'internal', 'pickup', 'check', 'refund'] as const;
export type RequestFlow = (typeof requestFlows)[number];

/** What the office decides. A check only says what its owner has done: docs/rules.md#announced-checks. */
export const decidedFlows = [
  'bank',
  'internal',
  'pickup',
  'refund',
] as const satisfies readonly RequestFlow[];

/** Who moves a request: its customer, the office, or the portal itself (by clock, bank file or import). */
export type RequestRole = 'customer' | 'office' | 'portal';

export type RequestEventName =
  | 'approve'
  | 'askSecond'
  | 'approveSecond'
  | 'approveAgain'
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
  | 'expire'
  | 'resend';

/** What must hold besides the status. The server checks it when the event happens. */
export type RequestGuard =
  /** It can still be cancelled: docs/rules.md#cancel. */
  | 'beforeCancelUntil'
  /** Not the person who asked for it, nor the one who approved first: docs/rules.md#approval. */
  | 'anotherPerson'
  /** What it rests on has changed, it is in no file, and it is not the person's own: docs/rules.md#changed-since-approval. */
  | 'changed'
  /** Neither, and the account still has the credit: docs/rules.md#refunds. */
  | 'creditLeft'
  /** The bank account is confirmed and a file can debit it (docs/rules.md#bank-file), and it is in no file yet. */
  | 'debitable'
  /** It is in no file for the bank, or that file is void: docs/rules.md#ach-batches. */
  | 'inNoFile'
  /** Two banking days passed without a return. */
  | 'returnWindowPassed'
  /** From the day of the debit on, within two banking days, or sixty days where a consumer did not authorize it. */
  | 'returnInTime'
  /** The bank's reason and Nacha's limits let the same payment be sent again: docs/rules.md#resend. */
  | 'resendable'
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

const asked = decidedFlows;
const byPerson = ['bank', 'internal', 'pickup'] as const;
const check = ['check'] as const;
/** What is posted to a trade account. */
const posted = ['bank', 'internal', 'check', 'refund'] as const;
const bank = ['bank'] as const;
const pickup = ['pickup'] as const;
const refund = ['refund'] as const;
const booked = ['bank', 'internal', 'refund'] as const;
const office = ['office'] as const;
const portal = ['portal'] as const;
const both = ['customer', 'office'] as const;
const either = ['office', 'portal'] as const;
/** What a file for the bank carries out. */
const filed = ['bank', 'pickup', 'refund'] as const;
const filedAndPosted = ['bank', 'refund'] as const;

const approvals = (flows: readonly RequestFlow[], guard: RequestGuard): Transition[] => [
  { event: 'approve', from: 'submitted', to: 'approved', roles: office, flows, guard },
  { event: 'askSecond', from: 'submitted', to: 'pendingSecond', roles: office, flows, guard },
  { event: 'approveSecond', from: 'pendingSecond', to: 'approved', roles: office, flows, guard },
];

/** Every move of a request. What is not here cannot happen. */
export const transitions: readonly Transition[] = [
  ...approvals(byPerson, 'anotherPerson'),
  ...approvals(refund, 'creditLeft'),
  { event: 'approveAgain', from: 'approved', to: 'approved', roles: office, flows: filed, guard: 'changed' },
  { event: 'reject', from: 'submitted', to: 'rejected', roles: office, flows: asked },
  { event: 'reject', from: 'pendingSecond', to: 'rejected', roles: office, flows: asked },
  { event: 'reject', from: 'approved', to: 'rejected', roles: office, flows: asked, guard: 'inNoFile' },
  ...(['submitted', 'pendingSecond', 'approved'] as const).map((from): Transition => {
    const guard = 'beforeCancelUntil';
    return { event: 'cancel', from, to: 'cancelled', roles: both, flows: asked, guard };
  }),
  {
    event: 'cancel',
    from: 'submitted',
    to: 'cancelled',
    roles: ['customer'],
    flows: check,
    guard: 'beforeCancelUntil',
  },
  { event: 'cancel', from: 'submitted', to: 'cancelled', roles: office, flows: check },
  { event: 'expire', from: 'submitted', to: 'expired', roles: portal, flows: requestFlows },
  { event: 'export', from: 'approved', to: 'exported', roles: office, flows: bank, guard: 'debitable' },
  // The file that it is in was sent: that has happened, whatever became of the bank account meanwhile.
  { event: 'export', from: 'approved', to: 'exported', roles: portal, flows: filed },
  {
    event: 'settle',
    from: 'exported',
    to: 'settled',
    roles: either,
    flows: bank,
    guard: 'returnWindowPassed',
  },
  { event: 'return', from: 'exported', to: 'returned', roles: either, flows: filed, guard: 'returnInTime' },
  { event: 'return', from: 'settled', to: 'returned', roles: either, flows: bank, guard: 'returnInTime' },
  {
    event: 'return',
    from: 'posted',
    to: 'returned',
    roles: either,
    flows: filedAndPosted,
    guard: 'returnInTime',
  },
  // A withdrawal that a bank did not take, after the ERP booked it.
  { event: 'return', from: 'completed', to: 'returned', roles: portal, flows: pickup },
  { event: 'resend', from: 'returned', to: 'approved', roles: office, flows: bank, guard: 'resendable' },
  { event: 'post', from: 'submitted', to: 'posted', roles: portal, flows: posted },
  { event: 'post', from: 'submitted', to: 'posted', roles: office, flows: check },
  // The mail was slower than anybody thought.
  { event: 'post', from: 'expired', to: 'posted', roles: portal, flows: check },
  { event: 'post', from: 'pendingSecond', to: 'posted', roles: portal, flows: booked },
  { event: 'post', from: 'approved', to: 'posted', roles: office, flows: booked, guard: 'inNoFile' },
  { event: 'post', from: 'approved', to: 'posted', roles: portal, flows: booked },
  { event: 'post', from: 'exported', to: 'posted', roles: portal, flows: filedAndPosted },
  // Not every ERP tells of a refund.
  { event: 'post', from: 'exported', to: 'posted', roles: office, flows: refund },
  { event: 'post', from: 'settled', to: 'posted', roles: portal, flows: bank },
  { event: 'reverse', from: 'posted', to: 'reversed', roles: either, flows: posted },
  { event: 'makeReady', from: 'approved', to: 'ready', roles: office, flows: pickup, guard: 'inNoFile' },
  { event: 'complete', from: 'ready', to: 'completed', roles: either, flows: pickup },
  { event: 'complete', from: 'approved', to: 'completed', roles: office, flows: pickup, guard: 'inNoFile' },
  { event: 'complete', from: 'approved', to: 'completed', roles: portal, flows: pickup },
  { event: 'complete', from: 'exported', to: 'completed', roles: either, flows: pickup },
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
  // The drop or the file of returns that moved it was rolled back: it returns to its state before.
  { event: 'takeBack', from: 'posted', to: 'submitted', roles: portal, flows: posted },
  { event: 'takeBack', from: 'posted', to: 'expired', roles: portal, flows: check },
  { event: 'takeBack', from: 'posted', to: 'pendingSecond', roles: portal, flows: booked },
  { event: 'takeBack', from: 'posted', to: 'approved', roles: portal, flows: booked },
  { event: 'takeBack', from: 'posted', to: 'exported', roles: portal, flows: filedAndPosted },
  { event: 'takeBack', from: 'posted', to: 'settled', roles: portal, flows: bank },
  { event: 'takeBack', from: 'returned', to: 'posted', roles: portal, flows: filedAndPosted },
  { event: 'takeBack', from: 'returned', to: 'exported', roles: portal, flows: filed },
  { event: 'takeBack', from: 'returned', to: 'settled', roles: portal, flows: bank },
  { event: 'takeBack', from: 'returned', to: 'completed', roles: portal, flows: pickup },
  { event: 'takeBack', from: 'reversed', to: 'posted', roles: portal, flows: posted },
  { event: 'takeBack', from: 'completed', to: 'submitted', roles: portal, flows: pickup },
  { event: 'takeBack', from: 'completed', to: 'approved', roles: portal, flows: pickup },
  { event: 'takeBack', from: 'completed', to: 'exported', roles: portal, flows: pickup },
  { event: 'takeBack', from: 'completed', to: 'ready', roles: portal, flows: pickup },
];

/**
 * How an event would move a request; undefined if it cannot.
 * @param to the new status, needed for an event that leads to more than one
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

/** The statuses of two tabs of the screen. All others have ended well. */
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

/** A payment in one of these is on its way: no import has shown it yet. See docs/rules.md#on-its-way. */
export const inFlightStatuses: readonly RequestStatus[] = [
  'submitted',
  'pendingSecond',
  'approved',
  'exported',
  'settled',
];
