import type {
  ReturnFile,
  ReturnFileDetail,
  ReturnRates,
  ReturnRow,
  StatementEntry,
} from '@contract/achReturns/schema';

const office = 'dana.whitfield@larkspur.example';

const aReturnFile = (over: Partial<ReturnFile> = {}): ReturnFile => ({
  fileNo: 7,
  name: 'ACHRTN_20261125.ach',
  format: 'nacha',
  status: 'waiting',
  rowCount: 5,
  unmatchedCount: 1,
  likelyCount: 1,
  entryCount: 0,
  takenAt: '2026-11-25T15:05:00.000Z',
  takenBy: office,
  movedAt: null,
  movedBy: null,
  ...over,
});

/** A file in each status, the newest first. */
export const someReturnFiles = (): ReturnFile[] => [
  aReturnFile(),
  aReturnFile({
    fileNo: 6,
    name: 'ACHRTN_20261123.ach',
    status: 'applied',
    rowCount: 2,
    unmatchedCount: 0,
    likelyCount: 0,
    takenBy: 'portal',
    movedAt: '2026-11-23T16:12:00.000Z',
    movedBy: office,
  }),
  aReturnFile({ fileNo: 5, name: 'returns-nov-19.csv', format: 'csv', status: 'undone', rowCount: 1 }),
  aReturnFile({
    fileNo: 4,
    name: 'STMT_20261112.bai',
    format: 'bai2',
    status: 'dismissed',
    rowCount: 1,
    entryCount: 6,
  }),
];

export const someFileStatuses = {
  rows: 4,
  booksZone: 'America/Los_Angeles',
  statuses: { waiting: 1, applied: 1, undone: 1, dismissed: 1 },
};

const nothingYet = { waiting: 0, applied: 0, known: 0, ask: 0, refused: 0, left: 0, undone: 0 };

export const aReturnFileDetail = (over: Partial<ReturnFileDetail> = {}): ReturnFileDetail => ({
  ...aReturnFile(),
  version: 1,
  sha256: '3f1b6f0c9d5e4a7781d2a4c0b7e965f3a1c8d20e6b94f7d3c5a8e1b2093d4f76',
  returnCount: 4,
  changeCount: 1,
  returnCents: 2_048_210,
  depositCount: 0,
  depositCents: 0,
  withdrawalCount: 0,
  withdrawalCents: 0,
  states: { ...nothingYet, waiting: 5 },
  booksZone: 'America/Los_Angeles',
  moves: ['apply', 'dismiss'],
  ...over,
});

const aRow: ReturnRow = {
  seq: 1,
  kind: 'return',
  code: 'R01',
  words: 'There was not enough money in the bank account.',
  advice: 'Send it again once the money is there, or pay another way.',
  returnedOn: '2026-11-25',
  amountCents: 1_845_000,
  accountLast: '4417',
  originalTrace: '125100010000001',
  match: 'trace',
  state: 'waiting',
  batchNo: 11,
  requestId: 'r-1',
  number: 'PR-2026-000131',
  accountNo: '00166',
  accountName: 'Cold Spring Grain',
  effectiveDate: '2026-11-23',
  blocks: false,
  late: false,
};

/** A return, one that blocks and comes late, a correction, one found by its amount, and one that nobody knows. */
export const someReturnRows = (): ReturnRow[] => [
  aRow,
  {
    ...aRow,
    seq: 2,
    code: 'R10',
    words: 'The account holder told the bank that we may not debit the account.',
    amountCents: 35_000,
    originalTrace: '125100010000002',
    number: 'PR-2026-000134',
    accountNo: '00204',
    accountName: 'Lindqvist Rental Ground',
    effectiveDate: '2026-09-14',
    blocks: true,
    late: true,
  },
  {
    ...aRow,
    seq: 3,
    kind: 'change',
    code: 'C03',
    words: 'Routing number and account number are others.',
    advice: 'Applying the file corrects the bank account, and tells the customer.',
    amountCents: 0,
    originalTrace: '125100010000003',
    number: 'PR-2026-000138',
    accountNo: '00117',
    accountName: 'Halvorsen Farms',
  },
  {
    ...aRow,
    seq: 4,
    code: 'R09',
    words: 'There was money in the bank account, but it could not be used yet.',
    amountCents: 94_210,
    originalTrace: '000000000000412',
    match: 'amount',
    number: 'PR-2026-000140',
    accountNo: '00151',
    accountName: 'Palouse Ridge Partners',
  },
  {
    ...aRow,
    seq: 5,
    code: 'R02',
    words: 'The bank account is closed.',
    amountCents: 74_000,
    originalTrace: '091000019999999',
    match: 'none',
    batchNo: null,
    requestId: null,
    number: null,
    accountNo: null,
    accountName: null,
    effectiveDate: null,
    blocks: false,
  },
];

const anEntry: StatementEntry = {
  seq: 1,
  bookedOn: '2026-11-24',
  amountCents: 4_218_350,
  kind: 'achSettlement',
  typeCode: '166',
  reference: '••0412',
  words: 'ACH SETTLEMENT ACH_11.ACH FARM PYMT',
  batchNo: 11,
  match: 'reference',
  returnSeq: null,
  state: 'waiting',
};

/** Deposits and withdrawals of our files and of others, a return that is named and one that is not. */
export const someEntries = (): StatementEntry[] => [
  anEntry,
  {
    ...anEntry,
    seq: 2,
    amountCents: -350_000,
    typeCode: '466',
    reference: '',
    words: 'ACH SETTLEMENT',
    match: 'amount',
  },
  {
    ...anEntry,
    seq: 3,
    amountCents: -1_845_000,
    kind: 'achReturn',
    typeCode: '557',
    reference: 'PR-2026-000131',
    words: 'ACH RETURN R01 TRACE ••0001',
    returnSeq: 1,
  },
  {
    ...anEntry,
    seq: 4,
    amountCents: -20_000,
    kind: 'achReturn',
    typeCode: '468',
    words: 'ACH RETURN SETTLEMENT',
    batchNo: null,
    match: 'none',
  },
  {
    ...anEntry,
    seq: 5,
    amountCents: 125_000,
    kind: 'other',
    typeCode: '301',
    reference: '',
    words: 'DEPOSIT AT BRANCH COLFAX',
    batchNo: null,
    match: 'none',
  },
];

const shares = (administrative: number, unauthorized: number, overall: number, debits: number) =>
  [
    { rate: 'administrative', returns: administrative, debits },
    { rate: 'unauthorized', returns: unauthorized, debits },
    { rate: 'overall', returns: overall, debits },
  ] as const satisfies ReturnRates['rates'];

export const someRates = (over: Partial<ReturnRates> = {}): ReturnRates => ({
  from: '2026-09-27',
  to: '2026-11-25',
  rates: [...shares(2, 0, 5, 412)],
  months: [
    { month: '2026-06', rates: [...shares(1, 0, 3, 241)] },
    { month: '2026-07', rates: [...shares(0, 0, 1, 188)] },
    { month: '2026-08', rates: [...shares(2, 1, 4, 205)] },
    { month: '2026-09', rates: [...shares(0, 0, 0, 0)] },
    { month: '2026-10', rates: [...shares(1, 0, 3, 219)] },
    { month: '2026-11', rates: [...shares(1, 0, 2, 193)] },
  ],
  ...over,
});

/** More than banks accept of two kinds. */
export const tooManyReturns = (): ReturnRates => someRates({ rates: [...shares(14, 3, 22, 412)] });
