import type { QueuedDetail } from '@contract/queue/schema';
import type { RefundOffer } from '@contract/refunds/schema';
import type { RequestDetail } from '@contract/requests/schema';
import { anAsOf } from './builders';
import { aQueued, aQueuedDetail } from './queueBuilders';
import { aRequest, aRequestDetail } from './requestBuilders';

/** $1,350.00 in credit beside an invoice of $250.00: $1,100.00 can be refunded. */
export const aRefundOffer = (over: Partial<RefundOffer> = {}): RefundOffer => ({
  asOf: anAsOf(),
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  refusal: null,
  banksRest: null,
  sum: {
    memoCents: 35_000,
    unappliedCents: 100_000,
    owedCents: 25_000,
    notInvoicedCents: 0,
    usedCents: 0,
    refundsCents: 0,
    unclearedCents: 0,
    refundableCents: 110_000,
  },
  mostCents: 110_000,
  payee: 'Hollis Creek Farms LLC',
  address: ['418 Thorn Creek Road', 'Tekoa, WA 99033'],
  phone: '(509) 555-0188',
  ...over,
});

const refund = {
  kind: 'refund',
  flow: 'refund',
  status: 'submitted',
  amountCents: 110_000,
  source: 'Credit balance',
  target: 'Farm checking ••4417',
  day: null,
  effectiveDate: null,
  cancelUntil: '2026-11-19T22:00:00.000Z',
  mode: null,
  deliveryMethod: 'ach',
  discountCents: null,
  creditCents: null,
} as const;

/** All of it, asked back into a bank account. */
export const aRefundDetail = (over: Partial<RequestDetail> = {}): RequestDetail =>
  aRequestDetail({
    ...aRequest({ ...refund, requestNo: 'PR-2026-000141', id: 'r-141', grossCents: null }),
    allocations: [],
    events: [
      { at: '2026-11-19T15:20:00Z', actor: 'dana@example.com', event: 'submit', to: 'submitted', note: null },
    ],
    authorization: null,
    ...over,
  });

/** The same as the office decides it. */
const aQueuedRefund = (over: Partial<QueuedDetail> = {}): QueuedDetail =>
  aQueuedDetail({
    ...aQueued({ ...refund, requestNo: 'PR-2026-000241', id: 'q-241', flags: ['newBankAccount'] }),
    moves: [
      { move: 'approve', why: null },
      { move: 'reject', why: null },
    ],
    refundableCents: 110_000,
    allocations: [],
    authorization: null,
    ...over,
  });

/** The credit was used meanwhile: it cannot be approved. */
export const aRefundWithoutCredit = (): QueuedDetail =>
  aQueuedRefund({
    refundableCents: 40_000,
    moves: [
      {
        move: 'approve',
        why: 'The account doesn’t have this much credit anymore: $400.00 can be refunded. Reject the request, and say why.',
      },
      { move: 'reject', why: null },
    ],
  });
