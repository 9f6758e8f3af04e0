import type { OpenDocument } from '../due';

/** An invoice of $100.00 that was due on Apr 11, 2026 and earns nothing. */
export const anOpenDocument = (over: Partial<OpenDocument> = {}): OpenDocument => ({
  accountNo: 'A',
  invoiceNo: '1',
  postingDate: '2026-03-01',
  dueDate: '2026-04-11',
  openCents: 10_000,
  inFlight: [],
  disputed: false,
  deferred: false,
  rungs: [],
  isFinanceCharge: false,
  isCreditMemo: (over.openCents ?? 0) < 0,
  askedAt: null,
  ...over,
});

/** A credit memo that is larger than it. */
export const aMemo = (over: Partial<OpenDocument> = {}): OpenDocument =>
  anOpenDocument({ invoiceNo: 'MEMO', openCents: -15_000, dueDate: '2026-03-01', ...over });

/** A charge of the ledger that has no invoice. */
export const aFee = (over: Partial<OpenDocument> = {}): OpenDocument =>
  anOpenDocument({ invoiceNo: null, openCents: 4_000, ...over });

/** A request that pays of a document. */
export const paying = (amountCents: number, discountCents = 0): OpenDocument['inFlight'] => [
  { requestNo: 'PR-2026-000001', amountCents, discountCents },
];
