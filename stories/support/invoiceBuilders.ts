import type { DeliveryTicket, Invoice } from '@contract/purchases/schema';
import { aLine } from './lineBuilders';

/** One delivery, on an invoice or not yet. */
export const aTicket = (over: Partial<DeliveryTicket> = {}): DeliveryTicket => ({
  ticketNo: 'T-55140',
  accountNo: '2281',
  deliveredOn: '2026-11-16',
  branchName: 'Tekoa',
  product: 'Urea 46-0-0, bulk',
  quantity: '24.5',
  unit: 'ton',
  fieldName: 'North bench',
  driver: null,
  ...over,
});

/** A product, and a blend with its three parts. */
const someLines = () => [
  aLine(),
  aLine({
    id: '104880-2',
    lineNo: 2,
    description: 'Starter blend 20-10-10-5S',
    quantity: '10',
    unitPrice: '418.55',
    extendedCents: 418_550,
    netCents: 418_550,
  }),
  aLine({
    id: '104880-3',
    lineNo: 3,
    parentLineNo: 2,
    description: 'Urea 46-0-0',
    quantity: '4.1',
    unitPrice: null,
    extendedCents: 0,
    netCents: 0,
  }),
  aLine({
    id: '104880-4',
    lineNo: 4,
    parentLineNo: 2,
    description: 'MAP 11-52-0',
    quantity: '3.6',
    unitPrice: null,
    extendedCents: 0,
    netCents: 0,
  }),
  aLine({
    id: '104880-5',
    lineNo: 5,
    parentLineNo: 2,
    description: 'Ammonium sulfate 21-0-0-24S',
    quantity: '2.3',
    unitPrice: null,
    extendedCents: 0,
    netCents: 0,
  }),
];

const stateTax = {
  code: 'WA',
  lineNo: 0,
  description: 'State sales tax',
  jurisdiction: 'WA',
  baseCents: 124_000,
  rate: '8.0',
  cents: 9_920,
};

/** One that is over, and one that still can be had. */
const someDiscounts = () => [
  {
    throughDate: '2026-11-15',
    percent: '5',
    cents: 62_000,
    condition: null,
    met: true,
    expired: true,
    offeredCents: 0,
  },
  {
    throughDate: '2026-11-25',
    percent: '3',
    cents: 37_200,
    condition: 'ACCOUNT_CURRENT',
    met: true,
    expired: false,
    offeredCents: 37_200,
  },
];

export const anInvoice = (over: Partial<Invoice> = {}): Invoice => ({
  invoiceNo: '104880',
  accountNo: '2281',
  accountName: 'Hollis Creek Farms LLC',
  docType: 'invoice',
  status: 'partial',
  invoiceDate: '2026-11-17',
  shipDate: '2026-11-16',
  postingDate: '2026-11-17',
  dueDate: '2026-12-31',
  termsCode: 'N30P',
  deferred: false,
  disputed: false,
  branchCode: 'TEK',
  branchName: 'Tekoa',
  branchPhone: '(509) 555-0188',
  shipTo: null,
  orderNo: 'SO-88120',
  poNo: 'Fall 2026',
  salesperson: 'Maren Oduya',
  cropYear: 2027,
  splitGroup: null,
  splitPercent: null,
  comments: 'Spread before the rain. Gate code changed.',
  blendDetail: 'full',
  subtotalCents: 1_240_000,
  discountCents: 0,
  taxCents: 9_920,
  freightCents: 15_000,
  totalCents: 1_264_920,
  prepayAppliedCents: 300_000,
  paidCents: 200_000,
  creditedCents: 0,
  discountTakenCents: 0,
  writtenOffCents: 0,
  openCents: 764_920,
  onItsWayCents: 0,
  lines: someLines(),
  taxes: [stateTax],
  discounts: someDiscounts(),
  applications: [
    {
      paymentNo: 'P-5521',
      appliedOn: '2026-11-18',
      method: 'check',
      reference: '1042',
      appliedCents: 200_000,
      discountCents: 0,
    },
  ],
  discountableCents: 1_240_000,
  prepayUses: [
    {
      usageId: 'U-90021',
      contractNo: 'PP-2261',
      usedOn: '2026-11-17',
      ticketNo: 'T-55102',
      quantity: '7.5',
      unit: 'ton',
      cents: 300_000,
    },
  ],
  tickets: [aTicket({ ticketNo: 'T-55102', driver: 'R. Alvarez' })],
  shares: null,
  hasDocument: true,
  ...over,
});

/** A delivery that two own accounts and a stranger bear. */
export const aSharedInvoice = (): Invoice =>
  anInvoice({
    splitGroup: 'SG-77',
    splitPercent: '60',
    blendDetail: 'subtotal',
    applications: [],
    prepayUses: [],
    prepayAppliedCents: 0,
    paidCents: 0,
    openCents: 1_264_920,
    status: 'open',
    discounts: [
      {
        throughDate: '2026-11-25',
        percent: '3',
        cents: 37_200,
        condition: 'ACCOUNT_CURRENT',
        met: false,
        expired: false,
        offeredCents: 0,
      },
      {
        throughDate: '2026-12-10',
        percent: '1',
        cents: 12_400,
        condition: null,
        met: true,
        expired: false,
        offeredCents: 12_400,
      },
    ],
    shares: {
      wholeCents: 2_066_667,
      own: [
        {
          accountNo: '2281',
          accountName: 'Hollis Creek Farms LLC',
          invoiceNo: '104880',
          percent: '60',
          cents: 1_240_000,
        },
        {
          accountNo: '2282',
          accountName: 'Dana Ellery',
          invoiceNo: '104881',
          percent: '30',
          cents: 620_000,
        },
      ],
      others: { percent: '10', cents: 206_667 },
    },
  });
