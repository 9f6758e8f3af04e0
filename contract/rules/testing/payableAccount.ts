import type { PayableAccount, PayableDocument } from '@contract/payable/schema';
import { pastDueOf } from '../due';

/** An open invoice of $100.00 that is due in a month and earns nothing. */
export const aDocument = (over: Partial<PayableDocument> = {}): PayableDocument => ({
  invoiceNo: '0048213',
  isFinanceCharge: false,
  isCreditMemo: (over.openCents ?? 0) < 0,
  invoiceDate: '2026-04-08',
  postingDate: '2026-04-08',
  dueDate: '2026-05-15',
  daysLate: 0,
  poNo: null,
  originalCents: over.openCents ?? 10_000,
  openCents: 10_000,
  inFlight: [],
  disputed: false,
  deferred: false,
  eligibleCents: over.openCents ?? 10_000,
  rungs: [],
  ...over,
});

/** An account on the morning of Mon, Apr 13, 2026 that owes what its documents say and no more. */
export function aPayableAccount(
  documents: readonly PayableDocument[],
  over: Partial<PayableAccount> = {},
): PayableAccount {
  const open = documents.reduce((sum, { openCents }) => sum + openCents, 0);
  return {
    asOf: {
      date: '2026-04-12',
      loadedAt: '2026-04-13T09:10:00.000Z',
      drop: 'drop_20260413_0155',
      booksZone: 'America/Los_Angeles',
      today: '2026-04-13',
    },
    now: '2026-04-13T15:00:00.000Z',
    booksZone: 'America/Los_Angeles',
    accountNo: '00117',
    accountName: 'Ada Farms LLC',
    isClosed: false,
    noAch: false,
    balanceCents: open - (over.unappliedCreditCents ?? 0),
    pastDue: pastDueOf(documents, '2026-04-12'),
    unappliedCreditCents: 0,
    documents: [...documents],
    statement: null,
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
    phone: '509-555-0190',
    ...over,
  };
}
