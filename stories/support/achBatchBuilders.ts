import type { AchBatch, AchBatchDetail, AchEntry, AchProposal } from '@contract/achBatches/schema';

const requests = [
  {
    kind: 'request',
    id: 'r-1',
    number: 'PR-2026-000131',
    accountNo: '00166',
    accountName: 'Cold Spring Grain',
    secCode: 'CCD',
    direction: 'debit',
    amountCents: 1_845_000,
    holderName: 'Cold Spring Grain',
    routingNumber: '123200017',
    last: '••4417',
  },
  {
    kind: 'request',
    id: 'r-2',
    number: 'PR-2026-000134',
    accountNo: '00204',
    accountName: 'Lindqvist Rental Ground',
    secCode: 'WEB',
    direction: 'debit',
    amountCents: 35_000,
    holderName: 'Karl Lindqvist',
    routingNumber: '125100018',
    last: '••0192',
  },
  {
    kind: 'request',
    id: 'r-3',
    number: 'PR-2026-000138',
    accountNo: '00117',
    accountName: 'Halvorsen Farms',
    secCode: 'CCD',
    direction: 'credit',
    amountCents: 250_000,
    holderName: 'Halvorsen Farms LLC',
    routingNumber: '125100018',
    last: '••7003',
  },
] as const;

const day = '2026-11-23';

const groups: AchProposal['groups'] = [
  { kind: 'request', secCode: 'CCD', direction: 'credit', effectiveDate: day, count: 1, cents: 250_000 },
  { kind: 'request', secCode: 'CCD', direction: 'debit', effectiveDate: day, count: 1, cents: 1_845_000 },
  { kind: 'request', secCode: 'WEB', direction: 'debit', effectiveDate: day, count: 1, cents: 35_000 },
];

const totals = { entryCount: 3, debitCents: 1_880_000, creditCents: 250_000 };

/** Two payments and a withdrawal are ready; two requests are left out. */
export const aProposal = (over: Partial<AchProposal> = {}): AchProposal => ({
  missing: [],
  ...totals,
  requestCount: 3,
  checkCount: 0,
  groups,
  entries: requests.map((request, at) =>
    Object.assign({ effectiveDate: day, moved: at === 1, count: 1 }, request),
  ),
  leftOut: [
    {
      kind: 'request',
      id: 'r-4',
      number: 'PR-2026-000140',
      accountNo: '00151',
      accountName: 'Palouse Ridge Partners',
      direction: 'debit',
      amountCents: 94_210,
      reason: 'cancelable',
      until: '2026-11-20T22:00:00.000Z',
      changes: [],
    },
    {
      kind: 'request',
      id: 'r-5',
      number: 'PR-2026-000141',
      accountNo: '00210',
      accountName: 'Wheeler Orchards',
      direction: 'debit',
      amountCents: 12_500,
      reason: 'unconfirmed',
      until: null,
      changes: [],
    },
  ],
  leftOutCount: 2,
  requiresRelease: false,
  sendsByItself: false,
  cutoff: '2026-11-20T18:00:00.000Z',
  booksZone: 'America/Los_Angeles',
  ...over,
});

const office = 'dana.whitfield@larkspur.example';

const aBatch = (over: Partial<AchBatch> = {}): AchBatch => ({
  batchNo: 12,
  status: 'released',
  createdAt: '2026-11-20T17:05:00.000Z',
  createdBy: office,
  releasedAt: null,
  releasedBy: null,
  sentAt: null,
  sentBy: null,
  voidedAt: null,
  voidedBy: null,
  voidReason: null,
  firstEffective: day,
  lastEffective: day,
  ...totals,
  ...over,
});

/** A file in each status, the newest first. */
export const someBatches = (): AchBatch[] => [
  aBatch({ batchNo: 13, status: 'awaitingRelease', debitCents: 6_412_000, lastEffective: '2026-11-24' }),
  aBatch(),
  aBatch({ batchNo: 11, status: 'sent', sentAt: '2026-11-19T17:40:00.000Z', sentBy: office }),
  aBatch({ batchNo: 10, status: 'void', voidedAt: '2026-11-18T17:40:00.000Z', voidedBy: office }),
];

export const someStatuses = { rows: 4, statuses: { awaitingRelease: 1, released: 1, sent: 1, void: 1 } };

export const aBatchDetail = (over: Partial<AchBatchDetail> = {}): AchBatchDetail => ({
  ...aBatch(),
  version: 1,
  fileName: 'ach_12.ach',
  sha256: '3f1b6f0c9d5e4a7781d2a4c0b7e965f3a1c8d20e6b94f7d3c5a8e1b2093d4f76',
  fileDate: '2026-11-20',
  fileIdModifier: 'A',
  originatorVersion: 1,
  fileDeletedAt: null,
  groups,
  sentCount: 0,
  contactChangeCount: 2,
  booksZone: 'America/Los_Angeles',
  delivery: null,
  moves: [
    { move: 'send', why: null },
    { move: 'void', why: null },
  ],
  ...over,
});

export const someEntries = (): AchEntry[] =>
  requests.map((request, at) =>
    Object.assign({ effectiveDate: day, seq: at + 1, traceNo: `12510001000000${at + 1}` }, request),
  );

/** A bank account that two deposits check. */
const check = {
  kind: 'microEntries',
  id: 'v-12',
  number: 'AV-000012',
  accountNo: '00151',
  accountName: 'Palouse Ridge Partners',
  secCode: 'CCD',
  direction: 'credit',
  holderName: 'Palouse Ridge Partner',
  routingNumber: '125100018',
  last: '••5520',
} as const;

const checkGroup = { kind: 'microEntries', secCode: 'CCD', direction: 'credit', effectiveDate: day } as const;

/** The same file with a bank account to check. */
export const aProposalWithCheck = (): AchProposal =>
  aProposal({
    entryCount: 5,
    creditCents: 250_059,
    checkCount: 1,
    groups: [groups[0]!, { ...checkGroup, count: 2, cents: 59 }, ...groups.slice(1)],
    entries: [
      ...aProposal().entries,
      { ...check, effectiveDate: day, moved: false, count: 2, amountCents: 59 },
    ],
  });

export const someEntriesWithCheck = (): AchEntry[] => [
  ...someEntries(),
  ...[12, 47].map((amountCents, at) =>
    Object.assign(
      { effectiveDate: day, amountCents, seq: at + 4, traceNo: `12510001000000${at + 4}` },
      check,
    ),
  ),
];
