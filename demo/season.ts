import type { AccountPlan } from './account';
import { dateInMonth, dayOfMonth, lastOfMonth, monthNumber, monthOf, openDay, plusDays } from './calendar';
import { type Draft, take } from './draft';
import { MICRO } from './exact';
import type { Random } from './random';
import { fallSeed, fungicide, herbicide, scouting, springSeed } from './visits/cropping';
import { blend, dryFertilizer, fallFertilizer, lime, sampling, starter, topdress } from './visits/fertility';
import type { Visit } from './visits/scene';

/** Bulk fuel for the farm tanks, more of it while the combines run. */
const fuel: Visit = ({ account, date, random }) => {
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

const propane: Visit = ({ random }) => [
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
const supplies: Visit = ({ random }) =>
  random
    .some(shelf, random.int(3, 8))
    .map((code) => take(code, (byTheDozen.has(code) ? random.int(6, 48) : random.int(1, 5)) * MICRO));

const feed: Visit = ({ random }) => [
  take('RANGE20', random.int(1_500, 9_000) * 1_000),
  take('MINRAL', random.int(4, 30) * MICRO),
  random.chance(50) ? take('CALFGR', random.int(8, 45) * MICRO) : undefined,
  random.chance(40) ? take('SALTBL', random.int(2, 12) * MICRO) : undefined,
];

type Months = readonly [
  jan: number,
  feb: number,
  mar: number,
  apr: number,
  may: number,
  jun: number,
  jul: number,
  aug: number,
  sep: number,
  oct: number,
  nov: number,
  dec: number,
];

interface Habitual {
  readonly visit: Visit;
  /** How often in each month, against all others of the table. */
  readonly months: Months;
  readonly needsCattle?: boolean;
  /** Bought on harvest terms by those who have them. */
  readonly harvestTerms?: boolean;
}

const calendar: readonly Habitual[] = [
  { visit: fallFertilizer, months: [0, 0, 0, 0, 0, 0, 0, 0, 5, 12, 6, 0] },
  { visit: topdress, months: [0, 2, 11, 11, 4, 0, 0, 0, 0, 0, 0, 0], harvestTerms: true },
  { visit: dryFertilizer, months: [0, 1, 5, 6, 2, 0, 0, 0, 4, 5, 1, 0], harvestTerms: true },
  { visit: starter, months: [0, 0, 4, 6, 1, 0, 0, 0, 5, 4, 0, 0] },
  { visit: blend, months: [0, 0, 2, 4, 1, 0, 0, 0, 3, 3, 0, 0] },
  { visit: lime, months: [0, 0, 0, 0, 0, 0, 0, 2, 3, 1, 0, 0] },
  { visit: fallSeed, months: [0, 0, 0, 0, 0, 0, 0, 1, 9, 7, 0, 0] },
  { visit: springSeed, months: [0, 1, 7, 9, 1, 0, 0, 0, 0, 0, 0, 0] },
  { visit: herbicide, months: [0, 0, 3, 10, 15, 10, 3, 4, 6, 3, 0, 0] },
  { visit: fungicide, months: [0, 0, 0, 0, 5, 9, 4, 0, 0, 0, 0, 0] },
  { visit: sampling, months: [0, 0, 1, 0, 0, 0, 0, 5, 4, 1, 0, 0] },
  { visit: scouting, months: [0, 0, 0, 2, 5, 5, 2, 0, 0, 0, 0, 0] },
  { visit: fuel, months: [4, 4, 5, 7, 6, 5, 8, 11, 9, 6, 4, 4] },
  { visit: propane, months: [4, 3, 2, 1, 0, 0, 0, 0, 1, 3, 4, 4] },
  { visit: supplies, months: [3, 4, 5, 5, 4, 4, 5, 4, 4, 3, 3, 3] },
  { visit: feed, months: [6, 6, 5, 3, 2, 1, 1, 1, 2, 3, 5, 6], needsCattle: true },
];

const whole = calendar
  .filter(({ needsCattle }) => !needsCattle)
  .reduce((sum, { months }) => sum + months.reduce((total, one) => total + one, 0), 0);

/** Every ticket that a farm takes between two days, month by month. */
export function ticketsOf(
  account: AccountPlan,
  random: Random,
  span: { readonly from: string; readonly to: string },
): Draft[] {
  const drafts: Draft[] = [];
  for (let month = monthNumber(span.from); month <= monthNumber(span.to); month++) {
    const weights = calendar.map(({ months, needsCattle }) =>
      needsCattle && !account.cattle ? 0 : months[month % 12]!,
    );
    const hundredths = Math.round((account.visits * 100 * weights.reduce((a, b) => a + b, 0)) / whole);
    const visits = Math.floor(hundredths / 100) + (random.int(1, 100) <= hundredths % 100 ? 1 : 0);
    for (let visit = 0; visit < visits; visit++) {
      const date = openDay(dateInMonth(month, random.int(1, dayOfMonth(lastOfMonth(month)) - 1)));
      const draft = ticket(account, calendar[random.weighted(weights)]!, date, random);
      if (date >= span.from && date <= span.to) drafts.push(draft);
    }
  }
  return drafts;
}

function ticket(account: AccountPlan, habitual: Habitual, date: string, random: Random): Draft {
  const away = account.otherBranches.length > 0 && random.chance(22);
  const counter = account.habit.atOnce === true || (habitual.visit === supplies && random.chance(12));
  return {
    date,
    branch: away ? random.pick(account.otherBranches) : account.homeBranch,
    lines: habitual.visit({ account, date, random }).filter((line) => line !== undefined),
    shipDate: counter ? date : plusDays(date, -random.weighted([40, 25, 20, 15])),
    terms: account.harvestTerms && habitual.harvestTerms && random.chance(45) ? 'HRV' : undefined,
    ticketNo: `T${random.int(100_000, 999_999)}`,
    poNo: random.chance(12) ? `PO ${random.int(100, 999)}` : '',
    comments: random.chance(8) ? random.pick(remarks) : '',
    counter: counter ? random.pick(['C', 'V', 'V'] as const) : undefined,
  };
}

const remarks = [
  'Leave at the shop, gate is open',
  'Call Sam before delivery',
  'North approach only, south bridge is posted',
  'Rinse tank before loading',
  'Split load with neighbor',
  'Deliver before noon if wind allows',
];
