import { MICRO } from '../exact';
import { take } from '../draft';
import { monthOf } from '../calendar';
import type { Visit } from './scene';

/** Bulk fuel for the farm tanks, more of it while the combines run. */
export const fuel: Visit = ({ account, date, random }) => {
  const size = Math.max(1, Math.min(8, account.fields.length));
  const harvest = [7, 8, 9].includes(monthOf(date)) ? 3 : 1;
  return [
    take('DSLDYE', (random.int(90, 260) * size * harvest + random.int(0, 9)) * 100_000 * 5),
    random.chance(75) ? take('GAS87', random.int(400, 2_600) * 100_000) : undefined,
    random.chance(50) ? take('DSLCLR', random.int(600, 2_400) * 100_000) : undefined,
    random.chance(60) ? take('DEFBLK', random.int(25, 180) * MICRO) : undefined,
    random.chance(45) ? take('OIL15W', random.int(5, 55) * MICRO) : undefined,
  ];
};

export const propane: Visit = ({ random }) => [
  take('PROPAN', random.int(2_200, 8_400) * 100_000),
  random.chance(80) ? take('HAULMI', random.int(6, 40) * MICRO) : undefined,
];

const shelf = [
  'NOZZLE',
  'HOSE34',
  'CAMLCK',
  'GLOVES',
  'BOOTS',
  'TPOST',
  'FILTOL',
  'CHAIN',
  'GREASE',
  'HYDFLD',
  'TWINE',
];
const byTheDozen = new Set(['NOZZLE', 'TPOST', 'GREASE']);

/** Things carried out of the store. */
export const supplies: Visit = ({ random }) =>
  random
    .some(shelf, random.int(3, 8))
    .map((code) => take(code, (byTheDozen.has(code) ? random.int(6, 48) : random.int(1, 5)) * MICRO));

export const feed: Visit = ({ random }) => [
  take('RANGE20', random.int(1_500, 9_000) * 1_000),
  take('MINRAL', random.int(4, 30) * MICRO),
  random.chance(50) ? take('CALFGR', random.int(8, 45) * MICRO) : undefined,
  random.chance(40) ? take('SALTBL', random.int(2, 12) * MICRO) : undefined,
];
