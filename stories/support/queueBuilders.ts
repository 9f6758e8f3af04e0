import type { MovedRequest, QueuedDetail, QueuedRequest, QueueTotals } from '@contract/queue/schema';
import type { BankToConfirm } from '@/data/queue';
import { aPastDue } from './builders';

export const aQueued = (over: Partial<QueuedRequest> = {}): QueuedRequest => ({
  id: 'q-201',
  requestNo: 'PR-2026-000201',
  kind: 'payment',
  flow: 'bank',
  status: 'submitted',
  statusReason: null,
  version: 1,
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  submittedBy: 'dana@example.com',
  submittedAt: '2026-11-18T17:42:00Z',
  changedAt: '2026-11-18T17:42:00Z',
  amountCents: 1_002_350,
  source: 'Farm checking ••4417',
  target: '2 invoices',
  day: '2026-11-23',
  time: null,
  branchName: null,
  effectiveDate: '2026-11-23',
  cancelUntil: '2026-11-20T22:00:00Z',
  mode: 'selected',
  deliveryMethod: null,
  discountCents: 28_891,
  creditCents: 0,
  prepayContractNo: null,
  comments: null,
  paymentNo: null,
  postedOn: null,
  returnCode: null,
  returnedOn: null,
  flags: [],
  ...over,
});

/** To be approved: one that is new and large, one as always, one out of a deposit plan. */
export const someQueued: readonly QueuedRequest[] = [
  aQueued({ flags: ['newBankAccount', 'unusualAmount', 'exceedsOpen'] }),
  aQueued({
    id: 'q-202',
    requestNo: 'PR-2026-000202',
    accountNo: '3104',
    accountName: 'Tillman Brothers Partnership',
    submittedBy: 'tillman.brothers@example.com',
    submittedAt: '2026-11-19T15:05:00Z',
    amountCents: 5_400_000,
    target: 'Statement balance',
    mode: 'statement',
    discountCents: 0,
  }),
  aQueued({
    id: 'q-203',
    requestNo: 'PR-2026-000203',
    kind: 'pickup',
    flow: 'pickup',
    accountNo: '1180',
    accountName: 'Emil Vandermeer',
    submittedBy: 'emil.vandermeer@example.com',
    submittedAt: '2026-11-19T18:20:00Z',
    amountCents: 250_000,
    source: 'Deposit plan D-1180',
    target: 'Check at Tekoa',
    day: '2026-11-20',
    time: '14:00',
    branchName: 'Tekoa',
    effectiveDate: null,
    mode: null,
    deliveryMethod: 'checkPickup',
    comments: 'Ben picks it up',
    flags: ['staleData'],
  }),
];

export const aQueuePage = (rows: readonly QueuedRequest[] = someQueued) => ({
  rows: [...rows],
  next: null,
  previous: null,
});

export const someQueueTotals = (over: Partial<QueueTotals> = {}): QueueTotals => ({
  rows: 3,
  amountCents: 6_652_350,
  booksZone: 'America/Los_Angeles',
  tabs: {
    toApprove: 3,
    second: 1,
    approved: 4,
    atBank: 12,
    checks: 0,
    toHandOver: 2,
    problems: 1,
    done: 310,
    all: 333,
  },
  ...over,
});

export const aQueuedDetail = (over: Partial<QueuedDetail> = {}): QueuedDetail => ({
  ...aQueued({ flags: ['newBankAccount', 'unusualAmount', 'exceedsOpen'] }),
  moves: [
    { move: 'approve', why: null },
    { move: 'reject', why: null },
  ],
  changes: [],
  bankConfirmation: null,
  refundableCents: null,
  account: {
    balanceCents: 941_250,
    pastDue: aPastDue(),
    otherInFlightCents: 120_000,
    phone: '+15095550117',
    branchName: 'Tekoa',
    isClosed: false,
    noAch: false,
  },
  person: { since: '2025-03-02T17:00:00Z', level: 'owner', relationship: 'owner' },
  bankAccount: {
    nickname: 'Farm checking',
    bankName: 'Palouse Community Bank',
    last: '4417',
    holderName: 'Hollis Creek Farms LLC',
    holderType: 'business',
    accountType: 'checking',
    status: 'active',
    statusReason: null,
    check: null,
    addedAt: '2026-11-16T19:00:00Z',
  },
  allocations: [
    {
      invoiceNo: '104866',
      amountCents: 713_450,
      discountCents: 28_891,
      openCents: 742_341,
      reason: null,
      note: null,
    },
    {
      invoiceNo: '104859',
      amountCents: 288_900,
      discountCents: 0,
      openCents: 300_000,
      reason: 'price',
      note: 'Two jugs were returned',
    },
  ],
  events: [
    {
      at: '2026-11-18T17:42:00Z',
      actor: 'dana@example.com',
      role: 'customer',
      event: 'submit',
      to: 'submitted',
      note: null,
    },
  ],
  authorization: {
    text: 'On behalf of Hollis Creek Farms LLC, I authorize Larkspur Basin Supply to initiate a debit of $10,023.50.',
    english: null,
    version: 'ccd-1',
    sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
    acceptedAt: '2026-11-18T17:42:00Z',
    acceptedBy: 'dana@example.com',
    ip: '203.0.113.7',
  },
  ...over,
});

/** Approved, and what it rests on has changed since. */
export const aChangedDetail = (): QueuedDetail =>
  aQueuedDetail({
    status: 'approved',
    flags: [],
    changes: ['bankAccount', 'invoices'],
    moves: [
      { move: 'approveAgain', why: null },
      { move: 'reject', why: null },
    ],
  });

/** One done, one that waits for a second person, one that was cancelled meanwhile. */
export const someResults: readonly MovedRequest[] = [
  { id: 'q-201', outcome: 'done', status: 'approved', message: null },
  { id: 'q-202', outcome: 'done', status: 'pendingSecond', message: null },
  {
    id: 'q-203',
    outcome: 'refused',
    status: null,
    message: 'Someone else changed this request to “Cancelled”. Look at it again.',
  },
];

/** No bank account was looked at yet. */
export const noBanks = {
  found: undefined,
  run: undefined,
  failure: undefined,
  look: () => undefined,
  confirm: () => undefined,
  forget: () => undefined,
};

/** A bank account to confirm, or why not. */
export const aBank = (request: QueuedDetail, why: string | null): BankToConfirm => ({
  request,
  account: request.bankAccount!,
  why,
});
