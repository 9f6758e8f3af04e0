import { fn } from 'storybook/test';
import type { PaymentPlan, PossiblePlan } from '@contract/paymentPlans/schema';
import type { OfficePlanCalls, PlanCalls } from '@/data/paymentPlans';

const days = ['2026-10-05', '2026-11-05', '2026-12-07', '2027-01-05', '2027-02-05', '2027-03-05'];
const states = ['paid', 'paid', 'announced', 'ahead', 'ahead', 'ahead'] as const;

/** Two of six installments are paid. */
export const aPlan = (over: Partial<PaymentPlan> = {}): PaymentPlan => ({
  id: '0196280f-0000-7000-8000-0000000000f1',
  accountNo: '2281',
  state: 'agreed',
  byOffice: false,
  totalCents: 185_186,
  every: 'month',
  installments: days.map((day, at) => ({
    day,
    amountCents: at === 0 ? 30_866 : 30_864,
    state: states[at]!,
  })),
  paidCount: 2,
  leftCents: 123_456,
  source: 'Farm checking ••4417',
  owner: 'dana@example.com',
  proposedAt: '2026-09-28T16:00:00.000Z',
  lapsesAt: '2026-10-02T15:00:00.000Z',
  endedAt: null,
  reason: null,
  broken: null,
  agreedText: 'I authorize Larkspur Basin Supply to debit my Farm checking ••4417 again and again by ACH.',
  englishText: null,
  version: 2,
  ...over,
});

/** One that nobody has answered yet. */
export const aProposal = (over: Partial<PaymentPlan> = {}): PaymentPlan =>
  aPlan({
    state: 'proposed',
    paidCount: 0,
    leftCents: 185_186,
    proposedAt: '2026-11-21T16:00:00.000Z',
    lapsesAt: '2026-11-28T16:00:00.000Z',
    installments: ['2026-12-07', '2027-01-05', '2027-02-05'].map((day, at) => ({
      day,
      amountCents: at === 0 ? 61_730 : 61_728,
      state: 'ahead',
    })),
    version: 1,
    ...over,
  });

export const aPossiblePlan = (over: Partial<PossiblePlan> = {}): PossiblePlan => ({
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  pastDueCents: 185_186,
  maxPaymentCents: 10_000_000,
  window: { min: '2026-11-24', max: '2026-12-21' },
  ...over,
});

export const planCalls: PlanCalls = {
  onRead: fn<PlanCalls['onRead']>(() =>
    Promise.resolve({
      id: '0196280f-0000-7000-8000-0000000000f9',
      version: 'payment-plan-1',
      text: 'I authorize Larkspur Basin Supply to debit my Farm checking ••4417 again and again by ACH.',
      english: null,
      sha256: '0'.repeat(64),
    }),
  ),
  onPropose: fn<PlanCalls['onPropose']>(() => Promise.resolve()),
  onAccept: fn<PlanCalls['onAccept']>(() => Promise.resolve()),
  onEnd: fn<PlanCalls['onEnd']>(() => Promise.resolve()),
};

export const officeCalls: OfficePlanCalls = {
  onOffer: fn<OfficePlanCalls['onOffer']>(() => Promise.resolve()),
  onAccept: fn<OfficePlanCalls['onAccept']>(() => Promise.resolve()),
  onEnd: fn<OfficePlanCalls['onEnd']>(() => Promise.resolve()),
};
