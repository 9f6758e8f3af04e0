import type { Overview } from '@contract/accounts/schema';
import { anAsOf } from './builders';

const groups = [
  ['FERT', 'Fertilizer', 820_000],
  ['CROP', 'Crop protection', 310_000],
  ['FUEL', 'Fuel', 190_000],
  ['SEED', 'Seed', 120_000],
  ['SERV', 'Services', 60_000],
] as const;

/** How much of a usual month each month of the year brings, January first. */
const season = [0.4, 0.5, 1.4, 1.9, 1.5, 0.9, 0.7, 0.8, 1.3, 1.7, 1.1, 0.5];

/** The first day of the month `at` months after December 2024. */
const monthAt = (at: number) =>
  `${2024 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}-01`;

const purchasesByMonth = Array.from({ length: 24 }, (_, at) => monthAt(at)).flatMap((month, at) =>
  groups.map(([groupCode, groupName, cents], nth) => ({
    month,
    groupCode,
    groupName,
    cents: Math.round(cents * (season[(at + 11 + nth) % 12] ?? 1)),
  })),
);

const anActivity = (over: Partial<Overview['activity'][number]> = {}): Overview['activity'][number] => ({
  id: 'invoice-104880',
  kind: 'invoice',
  date: '2026-11-17',
  title: 'Invoice 104880',
  detail: 'Urea 46-0-0, bulk and 2 more',
  accountNo: '2281',
  cents: 821_450,
  pastDue: false,
  dueDate: '2026-11-30',
  invoiceNo: '104880',
  contractNo: null,
  ...over,
});

export const aStatement = (
  over: Partial<Overview['statements'][number]> = {},
): Overview['statements'][number] => ({
  statementNo: 'ST-2281-202610',
  accountNo: '2281',
  periodTo: '2026-10-25',
  dueDate: '2026-11-10',
  endingCents: 1_103_924,
  amountDueCents: 703_924,
  leftCents: 61_294,
  isNew: false,
  ...over,
});

/** What happened lately, one of each kind, newest first. */
const someActivity = () => [
  anActivity(),
  anActivity({
    id: 'p-5521',
    kind: 'payment',
    date: '2026-11-06',
    title: 'Payment',
    detail: 'Bank transfer',
    cents: -821_450,
    dueDate: null,
    invoiceNo: null,
  }),
  anActivity({
    id: 'u-881',
    kind: 'prepay',
    date: '2026-11-05',
    title: 'Prepay used',
    detail: 'Contract PP-2026-0144, document 104873',
    cents: -902_000,
    dueDate: null,
    invoiceNo: null,
    contractNo: 'PP-2026-0144',
  }),
  anActivity({
    id: 'i-104873',
    date: '2026-11-04',
    title: 'Invoice 104873',
    detail: 'Herbicide, 265 gal tote',
    cents: 314_000,
    invoiceNo: '104873',
  }),
  anActivity({
    id: 'i-104866',
    date: '2026-10-29',
    title: 'Invoice 104866',
    detail: 'Soft white winter wheat seed, treated',
    cents: 1_275_025,
    dueDate: null,
    invoiceNo: '104866',
  }),
  anActivity({
    id: 'i-104859',
    date: '2026-09-25',
    title: 'Invoice 104859',
    detail: 'Custom application, ground',
    cents: 288_900,
    pastDue: true,
    dueDate: '2026-10-25',
    invoiceNo: '104859',
  }),
  anActivity({
    id: 'c-CM4501',
    kind: 'credit',
    date: '2026-09-20',
    title: 'Credit memo CM4501',
    detail: 'Returned seed, 12 bags',
    cents: -48_000,
    dueDate: null,
    invoiceNo: 'CM4501',
  }),
  anActivity({
    id: 'f-FC000123',
    kind: 'financeCharge',
    date: '2026-09-15',
    title: 'Finance charge FC000123',
    detail: 'Past-due balance of August',
    cents: 4_333,
    dueDate: '2026-12-15',
    invoiceNo: 'FC000123',
  }),
];

export const anOverview = (over: Partial<Overview> = {}): Overview => ({
  asOf: anAsOf(),
  dueByMonth: [
    { month: '2026-10-01', pastDueCents: 288_900, dueCents: 0, heldCents: 0 },
    { month: '2026-11-01', pastDueCents: 0, dueCents: 821_450, heldCents: 0 },
    { month: '2026-12-01', pastDueCents: 0, dueCents: 342_891, heldCents: 0 },
    { month: '2027-03-01', pastDueCents: 0, dueCents: 400_000, heldCents: 0 },
  ],
  purchasesByMonth,
  season: { cropYear: 2026, cents: 9_641_090, priorCents: 9_270_279 },
  expiringDiscount: null,
  activity: someActivity(),
  statements: [aStatement()],
  prepay: { bookedCents: 4_000_000, remainingCents: 2_148_000, ending: null },
  buyers: [
    { accountNo: '2281', name: 'Dana Hollis', limitCents: null },
    { accountNo: '2281', name: 'Reuben Hollis', limitCents: 500_000 },
  ],
  notInvoiced: { tickets: 2, estimatedCents: 184_620 },
  counts: {
    invoices: 128,
    openInvoices: 13,
    products: 46,
    ledgerRows: 171,
    statements: 23,
    prepayContracts: 4,
    prepayLines: 9,
    payments: 24,
    fields: 11,
  },
  ...over,
});

/** A customer of the first day: accounts there, nothing bought, nothing owed. */
export const anEmptyOverview = (over: Partial<Overview> = {}): Overview =>
  anOverview({
    dueByMonth: [],
    purchasesByMonth: [],
    season: { cropYear: 2026, cents: 0, priorCents: 0 },
    activity: [],
    statements: [],
    prepay: { bookedCents: 0, remainingCents: 0, ending: null },
    buyers: [],
    notInvoiced: { tickets: 0, estimatedCents: 0 },
    counts: {
      invoices: 0,
      openInvoices: 0,
      products: 0,
      ledgerRows: 0,
      statements: 0,
      prepayContracts: 0,
      prepayLines: 0,
      payments: 0,
      fields: 0,
    },
    ...over,
  });
