import type { AccountPlan, Field } from './account';
import type { GroupCode } from './groups';
import { habits } from './habits';
import { buyersOf, farmName, type Home, homeNear } from './people';
import { createRandom, type Random } from './random';

/** Fertilizer, crop protection, seed or fuel: what is commonly paid ahead. */
const prepayable: readonly (readonly GroupCode[])[] = [
  ['NIT', 'PHO', 'POT', 'SUL', 'MIC'],
  ['HERB', 'FUNG', 'INSE', 'ADJ'],
  ['SEED', 'STRT'],
  ['DYED'],
];

type Told = Partial<AccountPlan> & { readonly accountNo: string };

interface Size {
  readonly fieldCount?: number;
}

/** Fills in what is not told of an account holder, always alike for the same seed and number. */
export function planAccount(seed: number, told: Told & Size): AccountPlan {
  const random = createRandom(`${seed}/plan/${told.accountNo}`);
  const { fieldCount = random.int(2, 7), ...known } = told;
  const homeBranch = known.homeBranch ?? random.pick(['PUL', 'PUL', 'LEW', 'ONT']);
  const home = homeNear(homeBranch, random);
  const terms = known.terms ?? random.pick(['M15', 'M15', 'L531', 'L531', 'N30'] as const);
  const name = known.name ?? farmName(random);
  const kept = random.weighted([30, 42, 18, 10]);
  // A stream of its own: what was added later moves nothing that was drawn before.
  const more = createRandom(`${seed}/more/${told.accountNo}`);
  // Net 30 falls due on any day, so a monthly payer looks a month ahead.
  const monthly = terms === 'N30' ? { ...habits.punctual, horizon: 31 } : habits.punctual;
  const steady = terms === 'N30' ? { ...habits.steady, horizon: 33 } : habits.steady;
  return {
    type: 'T',
    status: 'A',
    name,
    address: home.address,
    phone: home.phone,
    email: `office+${told.accountNo}@example.com`,
    homeBranch,
    otherBranches: random.chance(30) && homeBranch !== 'ONT' ? [homeBranch === 'PUL' ? 'LEW' : 'PUL'] : [],
    terms,
    creditLimit: random.int(5, 50) * 1_000_000,
    specialTermsLimit: random.chance(25) ? random.int(4, 20) * 1_000_000 : undefined,
    taxExempt: random.chance(70),
    statementDelivery: random.pick(['paper', 'email', 'both']),
    noAch: false,
    blendDetail: random.pick(['full', 'subtotal', 'total', 'oneLine']),
    fields: fieldsOf(told.accountNo, fieldCount, homeBranch, home, random),
    cattle: random.chance(25),
    visits: random.int(8, 25),
    prepayCents: random.chance(35) ? random.int(8, 80) * 50_000 : 0,
    prepayGroups: random.pick(prepayable),
    prepayAs: (['G', 'S', 'N'] as const)[more.weighted([60, 30, 10])]!,
    buyers: buyersOf(more),
    harvestTerms: random.chance(20),
    habit: [habits.early, monthly, steady, habits.late][kept]!,
    ...known,
  };
}

const farms = ['Home', 'North', 'Creek', 'Hill', 'Depot', 'Bench'];
const sides = ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Back', 'Front', 'Old'];
const marks = ['80', '40', 'Quarter', 'Draw', 'Bottom', 'Ridge', 'Orchard', 'Section', 'Bench'];

const rotations: Readonly<Record<string, readonly (readonly string[])[]>> = {
  PUL: [
    ['Winter wheat', 'Spring wheat', 'Chickpeas'],
    ['Winter wheat', 'Barley', 'Lentils'],
    ['Winter wheat', 'Canola'],
  ],
  LEW: [
    ['Winter wheat', 'Chickpeas'],
    ['Winter wheat', 'Spring wheat', 'Lentils'],
  ],
  ONT: [
    ['Corn', 'Winter wheat'],
    ['Alfalfa', 'Alfalfa', 'Corn', 'Barley'],
  ],
};

/** The fields of a farm, with names that do not repeat on one farmstead. */
function fieldsOf(accountNo: string, count: number, branch: string, home: Home, random: Random): Field[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const farm = farms[Math.floor(index / 6) % farms.length]!;
    let name = '';
    do name = `${random.pick(sides)} ${random.pick(marks)}`;
    while (taken.has(`${farm}/${name}`));
    taken.add(`${farm}/${name}`);
    const rotation = random.pick(rotations[branch]!);
    const start = random.int(0, rotation.length - 1);
    return {
      id: `F-${accountNo}-${String(index + 1).padStart(2, '0')}`,
      farm,
      name,
      acreTenths: random.int(280, 1_590),
      state: home.address[3],
      county: home.county,
      fsaFarm: String(random.int(1_000, 8_900)),
      fsaTract: String(random.int(300, 990)),
      // Neighboring fields stand at different points of the same rotation.
      rotation: [...rotation.slice(start), ...rotation.slice(0, start)],
    };
  });
}
