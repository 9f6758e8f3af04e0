import type { Payment, PaymentDetail, PaymentTotals } from '@contract/payments/schema';

const aPayment = (over: Partial<Payment> = {}): Payment => ({
  id: over.paymentNo ?? 'P-30218',
  paymentNo: 'P-30218',
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  receivedDate: '2026-11-06',
  postingDate: '2026-11-09',
  method: 'check',
  reference: '4471',
  source: null,
  type: 'regular',
  status: 'posted',
  returnCode: null,
  amountCents: 821_450,
  discountCents: 19_962,
  appliedCents: 771_450,
  unappliedCents: 50_000,
  requestId: null,
  requestNo: null,
  isReversal: false,
  ...over,
});

/** Out of the portal, returned by the bank for want of funds, and what took it back. */
const returned: Partial<Payment> = {
  paymentNo: 'P-30102',
  receivedDate: '2026-10-07',
  method: 'portalAch',
  reference: null,
  source: 'Farm checking ••4417',
  status: 'returned',
  returnCode: 'R01',
  appliedCents: 0,
  unappliedCents: 0,
  requestId: 'r-118',
  requestNo: 'PR-2026-000118',
};

/** One of every sort that a customer meets, newest first. */
export const someHistory: readonly Payment[] = [
  aPayment(),
  aPayment({
    ...returned,
    id: 'P-30102:reversal',
    postingDate: '2026-10-12',
    amountCents: -125_000,
    discountCents: -2_500,
    isReversal: true,
  }),
  aPayment({ ...returned, postingDate: '2026-10-08', amountCents: 125_000, discountCents: 2_500 }),
  aPayment({
    paymentNo: 'P-29987',
    receivedDate: '2026-09-21',
    postingDate: '2026-09-22',
    method: 'portalAch',
    reference: 'PR-2026-000097',
    source: 'Farm checking ••4417',
    amountCents: 1_275_025,
    discountCents: 38_251,
    appliedCents: 1_275_025,
    unappliedCents: 0,
    requestId: 'r-97',
    requestNo: 'PR-2026-000097',
  }),
  aPayment({
    paymentNo: 'P-29410',
    receivedDate: '2026-06-02',
    postingDate: '2026-06-02',
    method: 'depositPlan',
    reference: null,
    type: 'prepay',
    amountCents: 2_500_000,
    discountCents: 0,
    appliedCents: 2_500_000,
    unappliedCents: 0,
  }),
  aPayment({
    paymentNo: 'P-29001',
    receivedDate: '2026-03-14',
    postingDate: '2026-03-16',
    method: 'cash',
    reference: null,
    amountCents: 48_210,
    discountCents: 0,
    appliedCents: 48_210,
    unappliedCents: 0,
  }),
];

export const aPaymentsPage = (rows: readonly Payment[] = someHistory) => ({
  rows: [...rows],
  next: null,
  previous: null,
});

export const somePaymentTotals = (over: Partial<PaymentTotals> = {}): PaymentTotals => ({
  rows: 6,
  paidCents: 4_644_685,
  discountCents: 58_213,
  chips: { all: 6, posted: 4, returned: 2, reversed: 0 },
  year: { year: 2026, paidCents: 4_644_685, discountCents: 58_213 },
  ...over,
});

export const aPaymentDetail = (over: Partial<PaymentDetail> = {}): PaymentDetail => {
  const { id: _, isReversal: __, ...payment } = aPayment();
  return {
    ...payment,
    reversedOn: null,
    reverses: null,
    applications: [
      {
        invoiceNo: '104852',
        dueDate: '2026-10-31',
        appliedOn: '2026-11-09',
        appliedCents: 646_450,
        discountCents: 19_962,
      },
      {
        invoiceNo: '104866',
        dueDate: '2026-12-31',
        appliedOn: '2026-11-09',
        appliedCents: 125_000,
        discountCents: 0,
      },
    ],
    ...over,
  };
};

/** The bank sent it back: its invoices are open again. */
export const aReturnedPayment = (): PaymentDetail =>
  aPaymentDetail({
    ...returned,
    postingDate: '2026-10-08',
    reversedOn: '2026-10-12',
    amountCents: 125_000,
    discountCents: 0,
    applications: [],
  });
