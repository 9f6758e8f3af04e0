import type { Scheduled, ScheduledView } from '@contract/scheduledPayments/schema';
import { anAutopayRun } from './autopayBuilders';

/** Everything that is open on the 23rd of each month. */
export const aScheduled = (over: Partial<Scheduled> = {}): Scheduled => ({
  id: '0196280f-0000-7000-8000-0000000000e1',
  status: 'on',
  reason: null,
  owner: 'dana@example.com',
  isMine: true,
  covers: 'all',
  invoices: [],
  capCents: 2_500_000,
  repeats: 'monthly',
  firstDay: '2026-11-23',
  untilDay: null,
  times: 6,
  optionId: '0196280f-0000-7000-8000-000000000001',
  source: 'Farm checking ••4417',
  createdAt: '2026-10-01T16:00:00.000Z',
  agreedText: 'I authorize Larkspur Basin Supply to debit my Farm checking ••4417.',
  englishText: null,
  next: anAutopayRun(),
  changeUntil: '2026-11-20T16:00:00.000Z',
  ...over,
});

const once = aScheduled({
  id: '0196280f-0000-7000-8000-0000000000e2',
  covers: 'invoices',
  invoices: ['0048311'],
  repeats: 'once',
  firstDay: '2026-12-15',
  times: null,
  next: anAutopayRun({
    payDay: '2026-12-15',
    status: 'planned',
    announcedAt: null,
    placeAt: null,
    announcedCents: null,
    plan: {
      payDay: '2026-12-15',
      totalCents: 0,
      lines: [],
      memos: [],
      covered: [],
      leftOut: [{ invoiceNo: '0048311', amountCents: 40_000, why: 'onItsWay' }],
      limitedBy: null,
    },
  }),
  changeUntil: '2026-12-14T16:00:00.000Z',
});

export const aScheduledView = (over: Partial<ScheduledView> = {}): ScheduledView => ({
  accountNo: '2281',
  accountName: 'Hollis Creek Farms',
  today: '2026-11-19',
  booksZone: 'America/Los_Angeles',
  whyNot: null,
  window: { min: '2026-11-23', max: '2027-11-19' },
  open: [
    { invoiceNo: '0048213', dueDate: '2026-11-20', leftCents: 950_000 },
    { invoiceNo: '0048290', dueDate: '2026-11-23', leftCents: 303_000 },
  ],
  scheduled: [aScheduled(), once],
  history: [
    {
      id: '0196280f-0000-7000-8000-0000000000e0',
      covers: 'amount',
      run: anAutopayRun({
        payDay: '2026-10-23',
        status: 'placed',
        decidedAt: '2026-10-22T15:00:00.000Z',
        requestId: '0196280f-0000-7000-8000-0000000000d1',
        requestNo: 'PR-2026-000131',
        plan: {
          payDay: '2026-10-23',
          totalCents: 100_000,
          lines: [{ invoiceNo: '0047712', dueDate: '2026-10-24', amountCents: 100_000, discountCents: 0 }],
          memos: [],
          covered: [],
          leftOut: [{ invoiceNo: '0047719', amountCents: 63_000, why: 'limit' }],
          limitedBy: 'amount',
        },
      }),
    },
  ],
  ...over,
});
