import { expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { guesser } from './testing/guesser';
import { openTestPool } from './testing/testPool';

const GUESSES = 200;

interface Case {
  readonly name: (n: number) => string;
  readonly address: (n: number) => string;
  readonly minutes: number;
  readonly expected: { readonly checks: number; readonly tooMany: number };
}

const [oneName, oneAddress] = [() => 'jane@example.com', () => '203.0.113.7'];
const manyNames = (n: number) => `name${n}@example.com`;
const manyAddresses = (n: number) => `198.51.${n % 2}.${n % 256}`;

it.each<[string, Case]>([
  [
    'at one name are judged five times; the network hears no more than a hundred answers',
    { name: oneName, address: oneAddress, minutes: 0, expected: { checks: 5, tooMany: 101 } },
  ],
  [
    'at one name from many networks are judged fifteen times',
    { name: oneName, address: manyAddresses, minutes: 0, expected: { checks: 15, tooMany: 0 } },
  ],
  [
    'at a name that nobody has are judged as often',
    {
      name: () => 'nobody@example.com',
      address: oneAddress,
      minutes: 0,
      expected: { checks: 5, tooMany: 101 },
    },
  ],
  [
    'spread over names from one address are judged a hundred times; the rest hears when to come again',
    { name: manyNames, address: oneAddress, minutes: 0, expected: { checks: 100, tooMany: 100 } },
  ],
  [
    'spread over names and eight minutes are judged a hundred times in five minutes',
    { name: manyNames, address: oneAddress, minutes: 8, expected: { checks: 175, tooMany: 25 } },
  ],
])('200 guesses %s', async (_what, { name, address, minutes, expected }) => {
  const house = await openTestPool(await openTestDbForTest());
  await house.create('jane@example.com');
  const attacker = await guesser(house, 'jane@example.com');
  for (let n = 0; n < GUESSES; n += 1) {
    await attacker.guess({ name: name(n), address: address(n) });
    house.clock.pass((minutes * 60) / GUESSES);
  }

  expect(attacker.result()).toEqual(expected);
});
