import { bruteForce, guesses } from './bruteForce';
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
