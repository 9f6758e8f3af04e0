import type { DuePromise, OpenPromise } from '@contract/promises/schema';

export const aPromise = (over: Partial<OpenPromise> = {}): OpenPromise => ({
  id: 'promise-1',
  accountNo: '02281',
  invoiceNo: null,
  day: '2026-12-04',
  amountCents: 50_000,
  byOffice: false,
  madeAt: '2026-11-21T17:00:00.000Z',
  isMine: true,
  version: 1,
  ...over,
});

/** One of today, and one that was broken. */
export const someDuePromises = (): DuePromise[] => [
  {
    id: 'promise-2',
    accountNo: '00166',
    accountName: 'Cold Spring Grain',
    invoiceNo: null,
    day: '2026-11-27',
    amountCents: 500_000,
    isBroken: false,
    isPlan: false,
  },
  {
    id: 'promise-3',
    accountNo: '02281',
    accountName: 'Hollis Creek Farms LLC',
    invoiceNo: '0047355',
    day: '2026-11-24',
    amountCents: 61_294,
    isBroken: true,
    isPlan: false,
  },
];
