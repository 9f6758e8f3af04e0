import type { PayableAccount, PayableDocument } from '@contract/payable/schema';
import { pastDueOf } from '@contract/rules/due';
import type { RequestDetail } from '@contract/requests/schema';
import type { PaySource } from '@/features/makePayment/paySources';
import { anAsOf } from './builders';

const rung = (throughDate: string, cents: number, condition: string | null = null) => ({
  throughDate,
  percent: '2',
  cents,
  condition,
});

/** An open invoice of Hollis Creek Farms. */
export const aPayable = (over: Partial<PayableDocument> = {}): PayableDocument => ({
  invoiceNo: '104880',
  isFinanceCharge: false,
  isCreditMemo: (over.openCents ?? 0) < 0,
  invoiceDate: '2026-11-03',
  postingDate: '2026-11-03',
  dueDate: '2026-12-10',
  daysLate: 0,
  poNo: null,
  originalCents: over.openCents ?? 482_000,
  openCents: 482_000,
  inFlight: [],
  disputed: false,
  deferred: false,
  eligibleCents: over.openCents ?? 482_000,
  rungs: [rung('2026-11-25', 14_460)],
  ...over,
});

const somePayables: PayableDocument[] = [
  aPayable({
    invoiceNo: '104612',
    invoiceDate: '2026-10-02',
    postingDate: '2026-10-02',
    dueDate: '2026-11-05',
    daysLate: 13,
    openCents: 288_900,
    rungs: [],
  }),
  aPayable({ invoiceNo: 'CM-2210', dueDate: '2026-11-10', openCents: -41_250, rungs: [] }),
  aPayable(),
  aPayable({ invoiceNo: '104901', dueDate: '2026-12-10', openCents: 96_320, disputed: true, rungs: [] }),
  aPayable({ invoiceNo: '104955', dueDate: '2027-03-31', openCents: 400_000, deferred: true, rungs: [] }),
];

/** Rows that need a word: a ladder with a condition, a part on its way, interest with a ladder, a negative invoice. */
export const saidPayables: PayableDocument[] = [
  somePayables[0]!,
  aPayable({
    invoiceNo: '104871',
    openCents: 357_340,
    rungs: [rung('2026-11-25', 17_867, 'ACCOUNT_CURRENT'), rung('2026-12-05', 10_720)],
  }),
  aPayable({
    invoiceNo: '104880',
    inFlight: [{ requestNo: 'PR-2026-000101', amountCents: 200_000, discountCents: 0 }],
  }),
  aPayable({ invoiceNo: 'FC-0311', isFinanceCharge: true, openCents: 4_333 }),
  aPayable({ invoiceNo: '104920', openCents: -18_000, isCreditMemo: false, rungs: [] }),
];

/** Hollis Creek Farms, who owe something late, something soon and something deferred. */
export function aPayableAccount(
  documents = somePayables,
  over: Partial<PayableAccount> = {},
): PayableAccount {
  return {
    asOf: anAsOf(),
    now: '2026-11-19T15:20:00.000Z',
    booksZone: 'America/Los_Angeles',
    accountNo: '2281',
    accountName: 'Hollis Creek Farms LLC',
    isClosed: false,
    noAch: false,
    balanceCents: documents.reduce((sum, { openCents }) => sum + openCents, 0),
    pastDue: pastDueOf(documents, '2026-11-18'),
    unappliedCreditCents: 0,
    documents,
    statement: {
      statementNo: 'S-2026-10-2281',
      statementDate: '2026-10-31',
      periodTo: '2026-10-31',
      dueDate: '2026-11-15',
      amountDueCents: 288_900,
      leftCents: documents.length > 0 ? 288_900 : 0,
    },
    bookings: [],
    settings: {
      cutoff: '14:00',
      leadBankingDays: 1,
      mostDaysAhead: 60,
      maxPaymentCents: 25_000_000,
      secondApprovalCents: 5_000_000,
      newOptionHours: 24,
      newOptionMaxCents: 1_000_000,
      allowPartial: true,
      allowOverpay: true,
      discountOnPartial: false,
    },
    phone: '(509) 555-0188',
    ...over,
  };
}

export const someSources: PaySource[] = [
  {
    id: 'bank:1',
    internal: false,
    option: '1',
    name: 'Farm checking ••4417',
    description: 'Palouse Community Bank, checking',
    isDefault: true,
  },
  {
    id: 'plan:S-7104',
    internal: true,
    option: 'S-7104',
    name: 'Deposit plan Hollis Creek Farms LLC',
    description: '$18,400.00 available',
    mostCents: 1_840_000,
    isDefault: false,
  },
];

/** A payment of three invoices that was just asked for. */
export const aSentPayment = (over: Partial<RequestDetail> = {}): RequestDetail => ({
  id: '0196280f-0000-7000-8000-000000000001',
  requestNo: 'PR-2026-000123',
  kind: 'payment',
  flow: 'bank',
  status: 'submitted',
  statusReason: null,
  waitsFor: null,
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  submittedBy: 'dana@example.com',
  submittedAt: '2026-11-19T15:22:00.000Z',
  amountCents: 715_190,
  source: 'Farm checking ••4417',
  target: '2 invoices',
  day: '2026-11-24',
  time: null,
  timeZone: null,
  branchCode: null,
  branchName: null,
  effectiveDate: '2026-11-24',
  cancelUntil: '2026-11-23T22:00:00.000Z',
  canCancel: true,
  mode: 'selected',
  deliveryMethod: null,
  optionId: '1',
  savId: null,
  toAccount: null,
  prepayContractNo: null,
  grossCents: 770_900,
  discountCents: 14_460,
  creditCents: 41_250,
  comments: null,
  paymentNo: null,
  postedOn: null,
  returnCode: null,
  returnedOn: null,
  allocations: [],
  events: [
    {
      at: '2026-11-19T15:22:00.000Z',
      actor: 'dana@example.com',
      event: 'submit',
      to: 'submitted',
      note: null,
    },
  ],
  authorization: null,
  ...over,
});
