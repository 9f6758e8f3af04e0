import type { OriginatorSettings } from '../originator/schema';

/** What the bank files of a company say of it: nothing out of the ordinary. */
export const anOriginator = (over: Partial<OriginatorSettings> = {}): OriginatorSettings => ({
  bank: { routingNumber: '125100018', name: 'PALOUSE COMMUNITY BANK' },
  immediateOrigin: '1912345678',
  originName: 'LARKSPUR BASIN SUPPLY',
  companyName: 'LARKSPUR BASIN',
  companyId: '1912345678',
  descriptions: { payments: 'PAYMENT', withdrawals: 'WITHDRAWAL' },
  cutoffs: { times: ['10:00', '15:00'], zone: 'America/Los_Angeles' },
  sameDay: null,
  limits: { entryCents: null, fileCents: null, dayCents: null, customerCents: null },
  releaseAboveCents: 2_500_000,
  balanced: false,
  validation: 'byHand',
  keepDays: 90,
  ...over,
});
