import type {
  CloseFigures,
  Closes,
  Difference,
  DifferenceDetail,
  DifferenceTotals,
  MoneyFlow,
} from '@contract/reconciliation/schema';

const office = 'dana.whitfield@larkspur.example';
const second = 'rita.olsen@larkspur.example';

const aDifference = (over: Partial<Difference> = {}): Difference => ({
  kind: 'notBooked',
  subject: '0196280f-0000-7000-8000-000000000131',
  state: 'open',
  day: '2026-11-13',
  ageDays: 5,
  accountNo: '00166',
  accountName: 'Cold Spring Grain',
  requestId: '0196280f-0000-7000-8000-000000000131',
  requestNo: 'PR-2026-000131',
  batchNo: 11,
  paymentNo: null,
  sentCents: 1_845_000,
  bookedCents: null,
  differenceCents: -1_845_000,
  ...over,
});

/** One of each kind, the oldest first. */
export const someDifferences = (): Difference[] => [
  aDifference({
    kind: 'discountDiffers',
    subject: 'd-1',
    state: 'closed',
    day: '2026-11-09',
    ageDays: 9,
    accountNo: '02281',
    accountName: 'Hollis Creek Farms LLC',
    requestNo: 'PR-2026-000118',
    batchNo: null,
    paymentNo: '88120',
    sentCents: 37_200,
    bookedCents: 0,
    differenceCents: -37_200,
  }),
  aDifference({
    kind: 'returnedButBooked',
    subject: '88131',
    state: 'asked',
    day: '2026-11-12',
    ageDays: 6,
    accountNo: '00204',
    accountName: 'Nez Perce Prairie Co-op Growers and Sons, Inc.',
    requestNo: 'PR-2026-000126',
    batchNo: null,
    paymentNo: '88131',
    sentCents: 0,
    bookedCents: 264_000,
    differenceCents: 264_000,
  }),
  aDifference(),
  aDifference({
    kind: 'noRequest',
    subject: '88144',
    day: '2026-11-16',
    ageDays: 2,
    requestId: null,
    requestNo: null,
    batchNo: null,
    paymentNo: '88144',
    sentCents: null,
    bookedCents: 1_845_000,
    differenceCents: 1_845_000,
  }),
  aDifference({
    kind: 'amountDiffers',
    subject: 'd-2',
    day: '2026-11-17',
    ageDays: 1,
    accountNo: '00117',
    accountName: 'Ada Farms',
    requestNo: 'PR-2026-000140',
    batchNo: null,
    paymentNo: '88150',
    sentCents: 250_000,
    bookedCents: 205_000,
    differenceCents: -45_000,
  }),
  aDifference({
    kind: 'notOurs',
    subject: '9-4',
    day: '2026-11-17',
    ageDays: 1,
    accountNo: null,
    accountName: null,
    requestId: null,
    requestNo: null,
    batchNo: null,
    sentCents: null,
    bookedCents: 12_500,
    differenceCents: 12_500,
  }),
];

export const someDifferenceTotals = (): DifferenceTotals => ({
  rows: 6,
  differenceCents: 194_300,
  states: { open: 4, asked: 1, closed: 1 },
  asOf: '2026-11-18',
});

export const aDifferenceDetail = (over: Partial<DifferenceDetail> = {}): DifferenceDetail => ({
  ...aDifference(),
  version: 1,
  notes: [
    {
      at: '2026-11-18T18:20:00.000Z',
      by: office,
      move: 'reopen',
      reason: 'The ERP shows another payment now.',
      lookAgainOn: null,
      differenceCents: -1_845_000,
    },
    {
      at: '2026-11-17T16:05:00.000Z',
      by: second,
      move: 'ask',
      reason: 'Asked the bank whether the debit went through.',
      lookAgainOn: '2026-11-18',
      differenceCents: -1_845_000,
    },
  ],
  moves: ['match', 'write', 'ask', 'close'],
  candidates: [
    { id: '88144', name: '88144', day: '2026-11-16', amountCents: 1_845_000, reference: 'ACH COLD SPRING' },
    { id: '88151', name: '88151', day: '2026-11-17', amountCents: 1_800_000, reference: null },
  ],
  writesTo: 'owen@coldspring.example',
  booksZone: 'America/Los_Angeles',
  ...over,
});

const aFlow = (over: Partial<MoneyFlow> = {}): MoneyFlow => ({
  sentCents: 0,
  returnedCents: 0,
  waitingCents: 0,
  bookedCents: 0,
  differenceCents: 0,
  ...over,
});

const someFigures = (over: Partial<CloseFigures> = {}): CloseFigures => ({
  debits: aFlow({
    sentCents: 8_412_955,
    returnedCents: 264_000,
    waitingCents: 1_200_000,
    bookedCents: 6_903_955,
    differenceCents: -45_000,
  }),
  credits: aFlow({ sentCents: 500_000, waitingCents: 500_000 }),
  openCount: 4,
  openCents: 3_747_500,
  namedCount: 2,
  namedCents: 301_200,
  statement: { sentCents: 7_912_955, settledCents: 6_712_955 },
  ...over,
});

const anAgreement = someFigures({
  debits: aFlow({ sentCents: 3_120_075, bookedCents: 3_120_075 }),
  openCount: 0,
  openCents: 0,
  namedCount: 0,
  namedCents: 0,
});

type Next = NonNullable<Closes['next']>;

/** What is to be closed, and what was. */
export const someCloses = (over: Partial<Next> = {}): Closes => ({
  next: {
    from: '2026-11-16',
    through: '2026-11-18',
    figures: someFigures(),
    hash: '',
    firstBy: null,
    firstAt: null,
    why: 'Explain 4 differences of $37,475.00 first.',
    ...over,
  },
  closed: [
    {
      from: '2026-11-13',
      through: '2026-11-15',
      figures: anAgreement,
      firstBy: office,
      firstAt: '2026-11-16T16:00:00.000Z',
      secondBy: second,
      secondAt: '2026-11-16T17:10:00.000Z',
    },
  ],
  asOf: '2026-11-18',
  booksZone: 'America/Los_Angeles',
});

/** Nothing is left to explain, and one person has signed. */
export const signedOnce = (): Closes =>
  someCloses({ figures: anAgreement, firstBy: office, firstAt: '2026-11-19T16:00:00.000Z', why: null });

/** Every day is closed. */
export const allClosed = (): Closes => ({ ...someCloses(), next: null });
