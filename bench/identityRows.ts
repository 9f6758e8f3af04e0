import { guesser } from '@server/identity/testing/guesser';
import { openTestPool, stoppedClock } from '@server/identity/testing/testPool';
import { openMemoryDb } from './database';
import { enumeration, enumerationLimit } from './enumeration';
import { signInCost, signInLimit } from './signInCost';

/** Prints the rows about the user pool, each with its limit. */
export async function printIdentity(): Promise<void> {
  console.log(`Sign-in with SRP, CPU of the server (limit ${signInLimit} ms)`);
  for (const { database, cpu, least, signIns } of await signInCost()) {
    console.log(
      `  ${database}: ${cpu.toFixed(1)} ms, ${least.toFixed(1)} ms in the quietest round, of ${signIns} sign-ins` +
        verdict(cpu <= signInLimit),
    );
  }

  console.log(`Guessed passwords, ${guesses} by each attacker`);
  for (const { attack, checks, limit, tooMany } of await bruteForce()) {
    console.log(
      `  ${attack}: ${checks} judged (limit ${limit}), ${tooMany} answers 429 with Retry-After` +
        verdict(checks <= limit),
    );
  }

  console.log(`Names that somebody has against names that nobody has (limit ${enumerationLimit} ms apart)`);
  for (const { question, samples, known, unknown, sameShape } of await enumeration()) {
    const apart = Math.abs(known - unknown);
    console.log(
      `  ${question}: medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms, ${apart.toFixed(2)} apart, ` +
        `${sameShape ? 'same' : 'OTHER'} answers, ${samples} samples each` +
        verdict(apart < enumerationLimit && sameShape),
    );
  }
}

const verdict = (kept: boolean): string => (kept ? '' : '  ** beyond the limit **');

const GUESSES = 10_000;
const victim = 'jane@example.com';
const oneAddress = '203.0.113.7';

/** What became of the guesses of one attacker. */
interface BruteForce {
  readonly attack: string;
  /** Guesses that the pool judged: a password could have been found by them. */
  readonly checks: number;
  /** The most that may be. */
  readonly limit: number;
  /** Answers with status 429 that told by Retry-After when to come again. */
  readonly tooMany: number;
}

interface Attack {
  readonly attack: string;
  readonly limit: number;
  /** Minutes that pass from the first guess to the last, by the pool's clock. */
  readonly minutes: number;
  readonly name: (n: number) => string;
  readonly address: (n: number) => string;
}

const toOne = { name: () => victim };
const toMany = { name: (n: number) => `name${n}@example.com` };
const fromOne = { address: () => oneAddress };
/** As many networks as somebody has who rents other people's computers. */
const fromMany = { address: (n: number) => `10.${n % 251}.${n % 241}.1` };

const attacks: readonly Attack[] = [
  { attack: 'at one name, at once', limit: 5, minutes: 0, ...toOne, ...fromOne },
  {
    attack: 'at one name, within an hour, from many networks',
    limit: 40,
    minutes: 60,
    ...toOne,
    ...fromMany,
  },
  { attack: 'at as many names, at once', limit: 100, minutes: 0, ...toMany, ...fromOne },
  { attack: 'at as many names, within an hour', limit: 1300, minutes: 60, ...toMany, ...fromOne },
];

/** How often each attacker guesses. */
const guesses = GUESSES;

/**
 * Guesses passwords against a pool whose clock goes as fast as the attack says, and counts what the pool computed.
 * Each attacker begins with a new database.
 */
async function bruteForce(): Promise<BruteForce[]> {
  const results: BruteForce[] = [];
  for (const { attack, limit, minutes, name, address } of attacks) {
    const db = await openMemoryDb();
    const clock = stoppedClock();
    const house = await openTestPool(db, clock);
    await house.create(victim);
    const attacker = await guesser(house, victim);
    for (let n = 0; n < GUESSES; n += 1) {
      await attacker.guess({ name: name(n), address: address(n) });
      clock.pass((minutes * 60) / GUESSES);
    }
    results.push({ attack, limit, ...attacker.result() });
    await house.app.close();
    await db.close();
  }
  return results;
}
