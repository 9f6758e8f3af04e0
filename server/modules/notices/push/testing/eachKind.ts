import type { NoticeKind } from '@contract/notices/labels';
import type { NoticeFacts } from '@server/domain/notices/facts';

const due = { accountNo: '00117', day: '2026-04-20', cents: 12_345, count: 1, invoices: ['I-1'] };
const request = {
  requestId: '7a0c7f9e-0000-4000-8000-000000000001',
  requestNo: 'PR-2026-000001',
  cents: 12_345,
};
const debit = { accountNo: '00117', event: 'announced', cents: 12_345, day: '2026-04-20' } as const;

/** A notice of each kind, with an amount where there is one. */
export const eachKind: { readonly [K in NoticeKind]: NoticeFacts & { readonly kind: K } } = {
  statement: {
    kind: 'statement',
    facts: { ...due, statementNo: 'S-1', through: '2026-03-28', due: '2026-04-20' },
  },
  document: { kind: 'document', facts: { accountNo: '00117', invoices: ['I-1'], contracts: [] } },
  dueSoon: { kind: 'dueSoon', facts: due },
  pastDue: { kind: 'pastDue', facts: due },
  discountEnding: { kind: 'discountEnding', facts: due },
  prepayLow: { kind: 'prepayLow', facts: { contractNo: 'PP-1', leftCents: 12_345, bookedCents: 100_000 } },
  priceLockEnding: {
    kind: 'priceLockEnding',
    facts: { contractNo: 'PP-1', day: '2026-04-20', leftCents: 12_345 },
  },
  depositMovement: {
    kind: 'depositMovement',
    facts: { plan: 'Ann', inCents: 12_345, outCents: 0, day: '2026-04-13' },
  },
  rateChanged: { kind: 'rateChanged', facts: { plan: 'Ann', day: '2026-04-20', low: '0.04', high: '0.04' } },
  paymentPosted: { kind: 'paymentPosted', facts: { cents: 12_345, day: '2026-04-13', paymentNo: 'P-9' } },
  paymentReturned: { kind: 'paymentReturned', facts: request },
  request: { kind: 'request', facts: { ...request, status: 'completed' } },
  message: { kind: 'message', facts: { ticketNo: 'T-1', event: 'answered' } },
  autopay: { kind: 'autopay', facts: debit },
  scheduled: { kind: 'scheduled', facts: debit },
  paymentPlan: {
    kind: 'paymentPlan',
    facts: { accountNo: '00117', event: 'proposed', cents: 12_345 },
  },
  signIn: { kind: 'signIn', facts: { event: 'passwordChanged' } },
};
