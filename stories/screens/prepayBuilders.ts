import type { PrepayChoices, PrepayTotals } from '@contract/prepay/schema';
import type { PrepayContract, PrepayLine } from '@contract/prepay/rows';

/** Shared by a contract and its line. */
const terms = {
  contractNo: 'PP-2027-2281',
  accountNo: '2281',
  type: 'product',
  status: 'partUsed',
  cropYear: 2027,
  groups: [],
  expiresOn: '2026-12-07',
  expiresInDays: 19,
  branchCode: 'TEK',
  branchName: 'Tekoa',
  splitPercent: null,
  fieldName: null,
  farmName: null,
  bookedCents: 2_284_500,
  usedCents: 837_650,
  remainingCents: 1_446_850,
} as const;

export const aContract = (over: Partial<PrepayContract> = {}): PrepayContract => ({
  ...terms,
  groups: [],
  products: ['Urea 46-0-0, bulk'],
  lineCount: 1,
  bookedOn: '2026-09-28',
  startOn: '2026-10-01',
  signedOn: '2026-09-28',
  salesperson: 'Maren Oduya',
  termsCode: 'N30P',
  refundable: false,
  comments: null,
  paidCents: 2_284_500,
  paidIn: 'paid',
  quantities: [{ unit: 'ton', booked: '60', used: '22', remaining: '38' }],
  usedUpOn: '2026-12-02',
  hasDocument: true,
  ...over,
});

const ofFertilizer = {
  type: 'group',
  groups: [
    { code: 'NIT', name: 'Nitrogen' },
    { code: 'PHO', name: 'Phosphate' },
  ],
  products: ['Nitrogen, Phosphate'],
  quantities: [],
} as const satisfies Partial<PrepayContract>;

/** One of each kind, in each state that still counts. */
export const openContracts: readonly PrepayContract[] = [
  aContract(),
  aContract({
    ...ofFertilizer,
    groups: [...ofFertilizer.groups],
    products: [...ofFertilizer.products],
    quantities: [],
    contractNo: 'PP-2027-2281-F',
    status: 'open',
    expiresOn: '2027-08-31',
    expiresInDays: 286,
    bookedCents: 3_400_000,
    paidCents: 3_400_000,
    usedCents: 0,
    remainingCents: 3_400_000,
    usedUpOn: '2027-06-02',
  }),
  aContract({
    contractNo: 'PP-2027-2281-A',
    type: 'downPayment',
    status: 'open',
    products: ['Canola, Meadow 41 hybrid'],
    expiresOn: '2027-05-31',
    expiresInDays: 194,
    bookedCents: 1_594_500,
    paidCents: 159_450,
    paidIn: 'partPaid',
    usedCents: 0,
    remainingCents: 159_450,
    quantities: [{ unit: 'bag', booked: '30', used: '0', remaining: '30' }],
    usedUpOn: null,
  }),
  aContract({
    contractNo: 'PP-2027-2281-U',
    type: 'unpaidBooking',
    status: 'unpaid',
    products: ['Winter wheat, Camas Bright, certified'],
    expiresOn: '2027-05-31',
    expiresInDays: 194,
    bookedCents: 808_500,
    paidCents: 0,
    paidIn: 'unpaid',
    usedCents: 0,
    remainingCents: 0,
    quantities: [{ unit: 'bu', booked: '420', used: '0', remaining: '420' }],
    usedUpOn: null,
    hasDocument: false,
  }),
  aContract({
    contractNo: 'PP-2026-2281-X',
    type: 'generic',
    status: 'expired',
    cropYear: 2026,
    products: ['Any product'],
    expiresOn: '2026-08-31',
    expiresInDays: -79,
    bookedCents: 500_000,
    paidCents: 500_000,
    usedCents: 372_688,
    remainingCents: 127_312,
    quantities: [],
    usedUpOn: null,
    refundable: true,
    hasDocument: false,
  }),
];

export const aPrepayLine = (over: Partial<PrepayLine> = {}): PrepayLine => ({
  ...terms,
  groups: [],
  id: 'PP-2027-2281:1',
  lineNo: 1,
  productCode: 'UREA46',
  description: 'Urea 46-0-0, bulk',
  groupCode: 'NIT',
  groupName: 'Nitrogen',
  unit: 'ton',
  qtyBooked: '60',
  qtyUsed: '22',
  qtyRemaining: '38',
  lockedPrice: '380.75',
  postedPrice: '394.06',
  limitQty: true,
  ...over,
});

export const openLines: readonly PrepayLine[] = openContracts.map(
  ({ products, quantities, contractNo, groups, ...contract }, at) =>
    at === 0
      ? aPrepayLine()
      : aPrepayLine({
          ...contract,
          id: `${contractNo}:1`,
          contractNo,
          groups: [...groups],
          description: products[0] ?? null,
          productCode: null,
          groupCode: null,
          groupName: null,
          unit: quantities[0]?.unit ?? null,
          qtyBooked: quantities[0]?.booked ?? null,
          qtyUsed: quantities[0]?.used ?? null,
          qtyRemaining: quantities[0]?.remaining ?? null,
          lockedPrice: quantities[0] ? '19.25' : null,
          postedPrice: quantities[0] ? '18.44' : null,
          limitQty: false,
        }),
);

export const someTotals = (over: Partial<PrepayTotals> = {}): PrepayTotals => ({
  rows: 5,
  bookedCents: 8_587_500,
  paidCents: 6_343_950,
  usedCents: 1_210_338,
  remainingCents: 5_133_612,
  quantities: [
    { unit: 'bag', booked: '30', used: '0', remaining: '30' },
    { unit: 'bu', booked: '420', used: '0', remaining: '420' },
    { unit: 'ton', booked: '60', used: '22', remaining: '38' },
  ],
  byGroup: [
    { name: 'Nitrogen or Phosphate', cents: 3_400_000 },
    { name: 'Nitrogen', cents: 1_446_850 },
    { name: 'Seed', cents: 159_450 },
    { name: 'Any product', cents: 127_312 },
  ],
  chips: { all: 9, open: 5, partUsed: 1, unpaid: 1, expired: 1, filled: 3 },
  ...over,
});

/** Nothing is open; `over` contracts are. */
export const noneOpen = (over: number): PrepayTotals =>
  someTotals({
    rows: 0,
    bookedCents: 0,
    paidCents: 0,
    usedCents: 0,
    remainingCents: 0,
    quantities: [],
    byGroup: [],
    chips: { all: over, open: 0, partUsed: 0, unpaid: 0, expired: 0, filled: over },
  });

export const someChoices: PrepayChoices = {
  cropYears: [2027, 2026],
  types: ['product', 'group', 'generic', 'downPayment', 'unpaidBooking'],
  groups: [
    { code: 'NIT', name: 'Nitrogen' },
    { code: 'PHO', name: 'Phosphate' },
    { code: 'SEED', name: 'Seed' },
    { code: '*', name: 'Any product' },
  ],
  branches: [{ code: 'TEK', name: 'Tekoa' }],
  products: [{ code: 'UREA46', name: 'Urea 46-0-0, bulk' }],
  contracts: openContracts.map(({ contractNo }) => contractNo),
};

export const onePage = <Row>(rows: readonly Row[]) => ({ rows, next: null, previous: null });
