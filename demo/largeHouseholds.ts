import { depositYears } from './depositHabits';
import type { Household, Span } from './household';
import { planAccount } from './plan';
import { createRandom } from './random';

const ACCOUNTS = 5_000;
const THIRD = 333_333;

/** Five thousand farms, one household after the other; each is forgotten when its rows are written. */
export function* largeHouseholds(seed: number, span: Span, accounts = ACCOUNTS): Generator<Household> {
  for (let index = 0; index < accounts; index++) {
    const random = createRandom(`${seed}/large/${index}`);
    const told = (at: number) => ({ accountNo: String(10_001 + at), visits: random.int(9, 22) });
    const account = planAccount(seed, told(index));
    const shares = random.chance(6) && index + 1 < accounts;
    const accountsHere = shares ? [account, planAccount(seed, told(++index))] : [account];
    const savId = `S-${20_000 + index}`;
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
      deposits: random.chance(8)
        ? [
            {
              savId,
              accountNo: account.accountNo,
              title: account.name,
              openedOn: span.from,
              holdCents: 0,
              minBalanceCents: 10_000,
              nominee: '',
              events: depositYears(random, span, random.int(10, 90) * 50_000),
            },
          ]
        : [],
      edges: [],
    };
  }
}
