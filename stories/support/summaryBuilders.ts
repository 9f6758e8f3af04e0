import type { SummaryMonths, SummaryRow, SummaryTotals } from '@contract/summaries/schema';

/** A product group of the season, beside the one before. */
export const aSummaryRow = (over: Partial<SummaryRow> = {}): SummaryRow => ({
  id: over.name ?? 'Nitrogen',
  code: 'NIT',
  name: 'Nitrogen',
  note: null,
  lines: 24,
  unit: 'ton',
  quantity: '182.44',
  priorQuantity: '168.2',
  averagePrice: '438.5',
  priorAveragePrice: '412.25',
  cents: 8_000_019,
  priorCents: 6_934_045,
  ...over,
});

const noQuantity = {
  unit: null,
  quantity: null,
  priorQuantity: null,
  averagePrice: null,
  priorAveragePrice: null,
};

export const summaryGroups: readonly SummaryRow[] = [
  aSummaryRow(),
  aSummaryRow({
    code: 'SEED',
    name: 'Seed',
    lines: 9,
    ...noQuantity,
    cents: 2_612_500,
    priorCents: 2_804_000,
  }),
  aSummaryRow({
    code: 'HERB',
    name: 'Herbicide',
    lines: 31,
    ...noQuantity,
    cents: 1_940_322,
    priorCents: 1_512_210,
  }),
  aSummaryRow({
    code: 'DYED',
    name: 'Dyed diesel',
    lines: 18,
    unit: 'gal',
    quantity: '4120',
    priorQuantity: '3860.5',
    averagePrice: '3.124',
    priorAveragePrice: '3.4108',
    cents: 1_287_088,
    priorCents: 1_316_739,
  }),
  aSummaryRow({
    code: 'APPL',
    name: 'Custom application',
    lines: 6,
    unit: 'acre',
    quantity: '410',
    priorQuantity: null,
    averagePrice: '10.5',
    priorAveragePrice: null,
    cents: 430_500,
    priorCents: 0,
  }),
  aSummaryRow({
    code: 'MERC',
    name: 'Farm supplies',
    lines: 4,
    ...noQuantity,
    cents: -39_407,
    priorCents: 88_114,
  }),
];

export const summaryProducts: readonly SummaryRow[] = [
  aSummaryRow({
    code: 'UAN32',
    name: 'UAN 32-0-0',
    note: 'Nitrogen',
    cents: 5_413_280,
    priorCents: 4_100_000,
  }),
  aSummaryRow({
    code: 'UREA46',
    name: 'Urea 46-0-0, bulk',
    note: 'Nitrogen',
    cents: 2_586_739,
    priorCents: 2_834_045,
  }),
];

export const someSummaryTotals = (over: Partial<SummaryTotals> = {}): SummaryTotals => ({
  period: { cropYear: 2027, from: null, to: null },
  prior: { cropYear: 2026, from: null, to: '2025-11-18' },
  lines: 92,
  cents: 14_231_022,
  priorCents: 12_655_108,
  taxLeftOutCents: 0,
  documents: [
    { docType: 'invoice', lines: 90, cents: 14_300_222 },
    { docType: 'credit', lines: 2, cents: -69_200 },
  ],
  quantities: [
    { unit: 'ton', quantity: '182.44' },
    { unit: 'gal', quantity: '4120' },
    { unit: 'acre', quantity: '410' },
  ],
  ...over,
});

const month = (first: string, ...cents: readonly [number, number, number]): SummaryMonths['months'] =>
  ['Nitrogen', 'Seed', 'Herbicide'].map((groupName, at) => ({ month: first, groupName, cents: cents[at]! }));

export const summaryMonths: SummaryMonths = {
  months: [
    ...month('2026-07-01', 1_400_019, 0, 120_000),
    ...month('2026-08-01', 1_900_000, 2_412_500, 240_322),
    ...month('2026-10-01', 3_100_000, 200_000, 980_000),
    ...month('2026-11-01', 1_600_000, 0, 600_000),
  ],
};
