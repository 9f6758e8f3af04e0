import type { MoneyRequest, RequestDetail, RequestTotals } from '@contract/requests/schema';

export const aRequest = (over: Partial<MoneyRequest> = {}): MoneyRequest => ({
  id: 'r-123',
  requestNo: 'PR-2026-000123',
  kind: 'payment',
  flow: 'bank',
  status: 'approved',
  statusReason: null,
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  submittedBy: 'dana@example.com',
  submittedAt: '2026-11-18T17:42:00Z',
  amountCents: 1_002_350,
  source: 'Farm checking ••4417',
  target: '2 invoices',
  day: '2026-11-23',
  time: null,
  timeZone: null,
  branchCode: null,
  branchName: null,
  effectiveDate: '2026-11-23',
  version: 2,
  cancelUntil: '2026-11-20T22:00:00Z',
  canCancel: true,
  mode: 'selected',
  deliveryMethod: null,
  optionId: 'o-1',
  savId: null,
  toAccount: null,
  prepayContractNo: null,
  grossCents: 1_031_241,
  discountCents: 28_891,
  creditCents: 0,
  comments: null,
  paymentNo: null,
  postedOn: null,
  returnCode: null,
  returnedOn: null,
  ...over,
});

const notToBeCancelled = { cancelUntil: '2026-11-12T22:00:00Z', canCancel: false } as const;

export const aPickup = (over: Partial<MoneyRequest> = {}): MoneyRequest =>
  aRequest({
    id: 'r-122',
    requestNo: 'PR-2026-000122',
    kind: 'pickup',
    flow: 'pickup',
    status: 'ready',
    amountCents: 500_000,
    source: 'Deposit plan D-2281',
    target: 'Check at Tekoa',
    day: '2026-11-20',
    time: '14:00',
    timeZone: 'America/Los_Angeles',
    branchCode: 'TEK',
    branchName: 'Tekoa',
    effectiveDate: null,
    mode: null,
    deliveryMethod: 'checkPickup',
    optionId: null,
    savId: 'D-2281',
    grossCents: null,
    discountCents: null,
    creditCents: null,
    comments: 'Ben picks it up',
    ...notToBeCancelled,
    ...over,
  });

const openRequests: readonly MoneyRequest[] = [
  aRequest(),
  aPickup(),
  aRequest({
    id: 'r-120',
    requestNo: 'PR-2026-000120',
    status: 'exported',
    amountCents: 288_900,
    target: 'Invoice 104859',
    day: '2026-11-19',
    ...notToBeCancelled,
  }),
  aRequest({
    id: 'r-124',
    requestNo: 'PR-2026-000124',
    flow: 'internal',
    status: 'submitted',
    amountCents: 250_000,
    source: 'Deposit plan D-2281',
    target: 'Prepay PP-2261',
    mode: 'prepay',
    prepayContractNo: 'PP-2261',
    day: '2026-11-20',
  }),
];

export const aReturnedRequest = (over: Partial<MoneyRequest> = {}): MoneyRequest =>
  aRequest({
    id: 'r-118',
    requestNo: 'PR-2026-000118',
    status: 'returned',
    submittedAt: '2026-10-05T16:10:00Z',
    amountCents: 125_000,
    day: '2026-10-07',
    effectiveDate: '2026-10-07',
    ...notToBeCancelled,
    paymentNo: 'P-30102',
    postedOn: '2026-10-08',
    statusReason: 'There was not enough money in the bank account.',
    returnCode: 'R01',
    returnedOn: '2026-10-12',
    ...over,
  });

export const aRequestsPage = (rows: readonly MoneyRequest[] = openRequests) => ({
  rows: [...rows],
  next: null,
  previous: null,
});

export const someRequestTotals = (over: Partial<RequestTotals> = {}): RequestTotals => ({
  rows: 4,
  amountCents: 2_041_250,
  tabs: { open: 4, completed: 11, problems: 1, all: 16 },
  ...over,
});

const submitted = {
  at: '2026-11-18T17:42:00Z',
  actor: 'dana@example.com',
  event: 'submit',
  to: 'submitted',
  note: null,
} as const;

/** Approved by the office, and to be cancelled still. */
export const aRequestDetail = (over: Partial<RequestDetail> = {}): RequestDetail => ({
  ...aRequest(),
  waitsFor: null,
  allocations: [
    { invoiceNo: '104866', amountCents: 714_000, discountCents: 28_891, reason: null, note: null },
    {
      invoiceNo: '104859',
      amountCents: 288_350,
      discountCents: 0,
      reason: 'price',
      note: 'Two jugs came at the old price',
    },
  ],
  events: [
    submitted,
    { at: '2026-11-18T21:05:00Z', actor: 'Our office', event: 'approve', to: 'approved', note: null },
  ],
  authorization: {
    text: 'By selecting “Send payment request”, I authorize Larkspur Basin Supply to electronically debit my checking account at Palouse Community Bank ending 4417 for $10,023.50 on or after Nov 23, 2026 as payment on account 2281.',
    english: null,
    version: 'web-2026-01',
    sha256: '9f2c1d7e5b80a4463c1f0e9d8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b',
    acceptedAt: '2026-11-18T17:42:00Z',
    acceptedBy: 'dana@example.com',
  },
  ...over,
});

/** Booked on the account at once, then sent back by the bank for want of funds. */
export const aReturnedDetail = (): RequestDetail =>
  aRequestDetail({
    ...aReturnedRequest(),
    events: [
      { ...submitted, at: '2026-10-05T16:10:00Z' },
      { at: '2026-10-05T20:31:00Z', actor: 'Our office', event: 'approve', to: 'approved', note: null },
      { at: '2026-10-06T21:00:00Z', actor: 'Our office', event: 'export', to: 'exported', note: null },
      { at: '2026-10-09T09:10:00Z', actor: 'The portal', event: 'post', to: 'posted', note: null },
      {
        at: '2026-10-12T15:02:00Z',
        actor: 'The portal',
        event: 'return',
        to: 'returned',
        note: 'R01',
      },
    ],
  });

/** A check that waits at the branch. */
export const aPickupDetail = (): RequestDetail =>
  aRequestDetail({
    ...aPickup(),
    allocations: [],
    authorization: null,
    events: [
      submitted,
      { at: '2026-11-18T21:05:00Z', actor: 'Our office', event: 'approve', to: 'approved', note: null },
      {
        at: '2026-11-19T15:00:00Z',
        actor: 'Our office',
        event: 'makeReady',
        to: 'ready',
        note: 'Check 20871',
      },
    ],
  });
