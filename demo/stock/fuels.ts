import type { StockItem } from './item';

export const fuels: readonly StockItem[] = [
  { code: 'DSLDYE', name: 'Dyed diesel #2', group: 'DYED', unit: 'gal', band: [260, 390], tax: 'dyed' },
  { code: 'DSLCLR', name: 'Clear diesel #2', group: 'CLEAR', unit: 'gal', band: [325, 440], tax: 'clear' },
  {
    code: 'GAS87',
    name: 'Gasoline, 87 octane',
    group: 'GAS',
    unit: 'gal',
    band: [305, 415],
    tax: 'gasoline',
  },
  { code: 'DEFBLK', name: 'DEF, bulk', group: 'DEF', unit: 'gal', band: [215, 310] },
  { code: 'PROPAN', name: 'Propane', group: 'PROP', unit: 'gal', band: [140, 230] },
  {
    code: 'OIL15W',
    name: 'Engine oil 15W-40',
    group: 'LUBE',
    unit: 'gal',
    band: [1_450, 1_990],
    tax: 'sales',
  },
  {
    code: 'HYDFLD',
    name: 'Hydraulic fluid, universal tractor',
    group: 'LUBE',
    unit: 'gal',
    band: [1_190, 1_690],
    tax: 'sales',
  },
  { code: 'GREASE', name: 'Grease, EP2, 14 oz', group: 'LUBE', unit: 'each', band: [489, 725], tax: 'sales' },
];
