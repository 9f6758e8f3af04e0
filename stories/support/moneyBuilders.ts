import type { MoneyOffer } from '@contract/depositPlan/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { RequestDetail } from '@contract/requests/schema';
import { anOption } from './optionBuilders';

const halfHours = (first: number, last: number) =>
  Array.from({ length: (last - first) * 2 }, (_, at) => {
    const hour = String(first + Math.floor(at / 2)).padStart(2, '0');
    return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
  });

export const aMoneyOffer = (over: Partial<MoneyOffer> = {}): MoneyOffer => ({
  savId: 'S-7104',
  refusal: null,
  availableCents: 565_075,
  mostCents: 565_075,
  payee: 'Hollis Creek Farms LLC',
  methods: ['checkPickup', 'checkMail', 'ach', 'transfer'],
  branches: [
    {
      code: 'TEK',
      name: 'Tekoa',
      address: ['12 Railroad Ave', 'Tekoa, WA'],
      phone: '(509) 555-0188',
      timeZone: 'America/Los_Angeles',
      maxCents: null,
      slotMinutes: 30,
      leadHours: 4,
      days: [
        { day: '2026-11-19', times: halfHours(12, 17) },
        { day: '2026-11-20', times: halfHours(8, 17) },
      ],
    },
    {
      code: 'ONT',
      name: 'Ontario',
      address: ['400 SE 2nd St', 'Ontario, OR'],
      phone: '(541) 555-0164',
      timeZone: 'America/Boise',
      maxCents: 400_000,
      slotMinutes: 30,
      leadHours: 8,
      days: [
        { day: '2026-11-20', times: halfHours(9, 17) },
        { day: '2026-11-23', times: halfHours(8, 17) },
      ],
    },
  ],
  tradeAccounts: [{ accountNo: '2281', name: 'Hollis Creek Farms LLC' }],
  ...over,
});

export const aSavedBank = (over: Partial<PaymentOption> = {}): PaymentOption =>
  anOption({ id: 'bank-1', ...over });

/** What the server answers to a pickup of $2,500.00 at Ontario. */
export const aPickupRequest = (over: Partial<RequestDetail> = {}): RequestDetail => ({
  id: 'req-2',
  requestNo: 'PR-2026-000342',
  kind: 'pickup',
  flow: 'pickup',
  status: 'submitted',
  statusReason: null,
  waitsFor: null,
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  submittedBy: 'dana@example.com',
  submittedAt: '2026-11-19T15:20:00Z',
  amountCents: 250_000,
  source: 'Deposit plan S-7104',
  target: 'Check at Ontario',
  day: '2026-11-23',
  time: '08:30',
  timeZone: 'America/Boise',
  branchCode: 'ONT',
  branchName: 'Ontario',
  effectiveDate: null,
  cancelUntil: null,
  canCancel: true,
  mode: null,
  deliveryMethod: 'checkPickup',
  optionId: null,
  savId: 'S-7104',
  toAccount: null,
  prepayContractNo: null,
  grossCents: null,
  discountCents: null,
  creditCents: null,
  comments: null,
  paymentNo: null,
  postedOn: null,
  returnCode: null,
  returnedOn: null,
  allocations: [],
  events: [],
  authorization: null,
  ...over,
});
