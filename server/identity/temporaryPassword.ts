import { randomInt } from 'node:crypto';
import { unmetPasswordRequirements } from '@contract/rules/password';

// Without the letters and digits that are taken for one another when read aloud or from paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password that satisfies the policy, in three groups that are easy to copy: about 69 bits of chance. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  for (;;) {
    const password = [group(), group(), group()].join('#');
    if (unmetPasswordRequirements(password).length === 0) return password;
  }
}
