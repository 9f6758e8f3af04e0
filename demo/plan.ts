import type { AccountPlan } from './account';
import { buyersOf, farmName, homeNear } from './people';
import { fieldsOf } from './farm';
import type { GroupCode } from './groups';
import { habits } from './habits';
import { createRandom } from './random';

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
