import type { PrepayDetail } from '@contract/prepay/schema';
import type { PrepayEvent } from '@contract/prepay/rows';
import { aContract, aPrepayLine } from './prepayBuilders';

const anEvent = (over: Partial<PrepayEvent> = {}): PrepayEvent => ({
  id: 'U-1',
  kind: 'received',
  date: '2026-09-28',
  lineNo: 1,
  description: 'Urea 46-0-0, bulk',
  documentNo: 'R0071561',
  invoiceNo: null,
  ticketNo: null,
  quantity: null,
  unit: 'ton',
  cents: 2_284_500,
  remainingCents: 2_284_500,
  otherAccountNo: null,
  ...over,
});

export const aDetail = (over: Partial<PrepayDetail> = {}): PrepayDetail => ({
  contract: aContract({ comments: 'Prices hold until the last day of the booking.' }),
  lines: [aPrepayLine()],
  history: {
    lineNo: null,
    remainingCents: 1_446_850,
    differenceCents: 0,
    events: [
      anEvent(),
      anEvent({
        id: 'U-2',
        kind: 'used',
        date: '2026-10-14',
        documentNo: '104866',
        invoiceNo: '104866',
        ticketNo: 'T-55012',
        quantity: '-14',
        cents: -533_050,
        remainingCents: 1_751_450,
      }),
      anEvent({
        id: 'U-3',
        kind: 'used',
        date: '2026-11-17',
        documentNo: '104880',
        invoiceNo: '104880',
        ticketNo: 'T-55090',
        quantity: '-10',
        cents: -380_750,
        remainingCents: 1_370_700,
      }),
      anEvent({
        id: 'U-4',
        kind: 'returned',
        date: '2026-11-18',
        documentNo: 'CM4501',
        invoiceNo: 'CM4501',
        quantity: '2',
        cents: 76_150,
        remainingCents: 1_446_850,
      }),
    ],
  },
  ...over,
});
