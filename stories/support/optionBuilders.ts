import type { PaymentOption } from '@contract/paymentOptions/schema';

/** A saved bank account that its bank confirmed, as the server tells of it. */
export const anOption = (over: Partial<PaymentOption> = {}): PaymentOption => ({
  id: '0196280f-0000-7000-8000-000000000001',
  nickname: 'Farm checking',
  bankName: 'Palouse Community Bank',
  routingNumber: '125100018',
  accountLast: '4417',
  holderName: 'Hollis Creek Farms LLC',
  holderType: 'business',
  accountType: 'checking',
  secCode: 'CCD',
  status: 'active',
  statusReason: null,
  notDebitable: null,
  isDefault: true,
  accountIds: ['2281'],
  createdAt: '2026-03-02T18:00:00.000Z',
  createdBy: 'dana@example.com',
  verifiedAt: '2026-03-03T18:00:00.000Z',
  lastUsedAt: '2026-11-02T18:00:00.000Z',
  scheduledCount: 1,
  limitedUntil: null,
  limitCents: null,
  consentVersion: 'option-1',
  ...over,
});

/** One that was added this morning: nobody has asked its bank yet. */
export const aNewOption = (over: Partial<PaymentOption> = {}): PaymentOption =>
  anOption({
    id: '0196280f-0000-7000-8000-000000000002',
    nickname: 'Dana’s savings',
    bankName: null,
    routingNumber: '323200011',
    accountLast: '02',
    holderName: 'Dana Hollis',
    holderType: 'personal',
    accountType: 'savings',
    secCode: 'WEB',
    status: 'pendingVerification',
    isDefault: false,
    accountIds: ['2281', '2290'],
    createdAt: '2026-11-20T18:00:00.000Z',
    verifiedAt: null,
    lastUsedAt: null,
    scheduledCount: 0,
    limitedUntil: '2026-11-21T18:00:00.000Z',
    limitCents: 1_000_000,
    ...over,
  });
