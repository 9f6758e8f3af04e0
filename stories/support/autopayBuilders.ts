import type { Autopay, AutopayRun, AutopayView } from '@contract/autopay/schema';

/** Autopay that Dana set up for each invoice's due date. */
export const anAutopay = (over: Partial<Autopay> = {}): Autopay => ({
  id: '0196280f-0000-7000-8000-0000000000c1',
  status: 'on',
  reason: null,
  owner: 'dana@example.com',
  isMine: true,
  dayRule: 'invoice',
  covers: 'due',
  paymentCapCents: 2_500_000,
  monthCapCents: 5_000_000,
  optionId: '0196280f-0000-7000-8000-000000000001',
  source: 'Farm checking ••4417',
  createdAt: '2026-10-01T16:00:00.000Z',
  changedAt: '2026-10-01T16:00:00.000Z',
  monthCents: 412_500,
  agreedText: 'I authorize Larkspur Basin Supply to debit my Farm checking ••4417.',
  englishText: null,
  ...over,
});

/** An announced payment of two invoices, less a credit memo, with one left out. */
export const anAutopayRun = (over: Partial<AutopayRun> = {}): AutopayRun => ({
  payDay: '2026-11-23',
  status: 'announced',
  announcedAt: '2026-11-18T16:00:00.000Z',
  placeAt: '2026-11-20T16:00:00.000Z',
  decidedAt: null,
  announcedCents: 1_184_000,
  capCents: null,
  requestId: null,
  requestNo: null,
  plan: {
    payDay: '2026-11-23',
    totalCents: 1_184_000,
    lines: [
      { invoiceNo: '0048213', dueDate: '2026-11-20', amountCents: 931_000, discountCents: 19_000 },
      { invoiceNo: '0048290', dueDate: '2026-11-23', amountCents: 303_000, discountCents: 0 },
    ],
    memos: [{ invoiceNo: 'CM-1182', amountCents: 50_000 }],
    covered: [{ invoiceNo: '0048101', amountCents: 12_500 }],
    leftOut: [{ invoiceNo: '0047990', amountCents: 88_000, why: 'disputed' }],
    limitedBy: null,
  },
  ...over,
});

const paid = anAutopayRun({
  payDay: '2026-10-23',
  status: 'placed',
  decidedAt: '2026-10-22T15:00:00.000Z',
  requestId: '0196280f-0000-7000-8000-0000000000d1',
  requestNo: 'PR-2026-000131',
  plan: {
    payDay: '2026-10-23',
    totalCents: 412_500,
    lines: [{ invoiceNo: '0047712', dueDate: '2026-10-24', amountCents: 412_500, discountCents: 0 }],
    memos: [],
    covered: [],
    leftOut: [{ invoiceNo: '0047719', amountCents: 63_000, why: 'limit' }],
    limitedBy: 'payment',
  },
});

export const anAutopayView = (over: Partial<AutopayView> = {}): AutopayView => ({
  accountNo: '2281',
  accountName: 'Hollis Creek Farms',
  today: '2026-11-19',
  booksZone: 'America/Los_Angeles',
  whyNot: null,
  autopay: anAutopay(),
  next: anAutopayRun(),
  history: [paid],
  ...over,
});
