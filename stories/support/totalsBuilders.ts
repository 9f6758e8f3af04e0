import type { PurchaseChoices, PurchaseTotals } from '@contract/purchases/schema';

export const someTotals = (over: Partial<PurchaseTotals> = {}): PurchaseTotals => ({
  rows: 312,
  extendedCents: 14_231_022,
  discountCents: 120_500,
  taxCents: 48_211,
  netCents: 14_158_733,
  quantities: [
    { unit: 'ton', quantity: '412.250000' },
    { unit: 'gal', quantity: '18240.4' },
    { unit: 'bu', quantity: '960' },
    { unit: 'acre', quantity: '1284' },
  ],
  chips: { all: 312, open: 13, pastDue: 7, paid: 286, prepaid: 6 },
  ...over,
});

export const noTotals = someTotals({
  rows: 0,
  extendedCents: 0,
  discountCents: 0,
  taxCents: 0,
  netCents: 0,
  quantities: [],
  chips: { all: 0, open: 0, pastDue: 0, paid: 0, prepaid: 0 },
});

export const someChoices = (over: Partial<PurchaseChoices> = {}): PurchaseChoices => ({
  cropYear: [2027, 2026, 2025],
  group: [
    { code: 'FERT', name: 'Fertilizer' },
    { code: 'SEED', name: 'Seed' },
    { code: 'CROP', name: 'Crop protection' },
    { code: 'FUEL', name: 'Fuel' },
  ],
  product: [
    { code: 'UREA46', name: 'Urea 46-0-0, bulk' },
    { code: 'MAP1152', name: 'MAP 11-52-0, bulk' },
  ],
  field: [
    { code: 'F-1', name: 'Home place · North bench' },
    { code: 'F-2', name: 'Home place · River 40' },
  ],
  branch: [
    { code: 'TEK', name: 'Tekoa' },
    { code: 'ROS', name: 'Rosalia' },
  ],
  crop: [{ code: 'Winter wheat', name: 'Winter wheat' }],
  applicatorLicense: [],
  ...over,
});
