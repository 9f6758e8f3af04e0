import type { AccountPlan } from './account';
import type { Span } from './calendar';
import type { DepositPlan } from './deposit';
import { depositYears } from './depositHabits';
import { habits } from './habits';
import type { Household } from './household';
import { planAccount } from './plan';
import { createRandom } from './random';

const THIRD = 333_333;

/** Farms the ground of many owners: tickets on every day. */
const customFarming = {
  name: 'Meadowlark Farming Co.',
  fieldCount: 180,
  visits: 3_600,
  prepayCents: 60_000_000,
  creditLimit: 1_000_000_000,
  specialTermsLimit: 400_000_000,
  harvestTerms: true,
  taxExempt: true,
  terms: 'M15',
  habit: { ...habits.steady, payDays: [4, 11, 18, 25] },
} as const;

/** More farms pay ahead than in a usual company, so that there is much to read. */
function prepaying(seed: number, at: number): number {
  const random = createRandom(`${seed}/large/${at}/ahead`);
  return random.chance(75) ? random.int(8, 80) * 50_000 : 0;
}

/** Every farm saves, and twice as busily as a usual one. */
function saving(seed: number, { accountNo, name }: AccountPlan, span: Span): DepositPlan {
  const stream = `${seed}/large/${accountNo}/saves`;
  const random = createRandom(stream);
  const half = (at: 1 | 2) => depositYears(`${stream}/${at}`, span, random.int(10, 90) * 50_000, random);
  return {
    savId: `S-${accountNo}`,
    accountNo,
    title: name,
    openedOn: span.from,
    holdCents: 0,
    minBalanceCents: 10_000,
    nominee: '',
    events: [...half(1), ...half(2)],
  };
}

/**
 * As many farms as are asked for, one household after the other; each is forgotten when its rows are written. The last one is
 * very large.
 */
export function* largeHouseholds(seed: number, span: Span, farms: number): Generator<Household> {
  const last = farms - 1;
  for (let index = 0; index < last; index++) {
    const random = createRandom(`${seed}/large/${index}`);
    const told = (at: number) => ({
      accountNo: String(10_001 + at),
      visits: random.int(9, 22),
      prepayCents: prepaying(seed, at),
    });
    const account = planAccount(seed, told(index));
    const shares = random.chance(6) && index + 1 < last;
    const accountsHere = shares ? [account, planAccount(seed, told(++index))] : [account];
    yield {
      accounts: accountsHere,
      splits: shares
        ? [
            {
              visits: 4,
              parties: accountsHere.map((one, at) => ({
                account: one,
                share: at === 0 ? 2 * THIRD + 1 : THIRD,
              })),
            },
          ]
        : [],
      deposits: accountsHere.map((one) => saving(seed, one, span)),
      edges: [],
    };
  }
  yield veryLarge(seed, span, farms);
}

/** More than 50 000 invoice lines on one account. */
export function veryLarge(seed: number, span: Span, farms: number): Household {
  const account = planAccount(seed, { ...customFarming, accountNo: String(10_000 + farms) });
  return { accounts: [account], splits: [], deposits: [saving(seed, account, span)], edges: [] };
}
