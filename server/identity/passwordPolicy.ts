import { type PasswordRequirement, unmetPasswordRequirements } from '@contract/rules/password';
import { invalidMember, PoolFailure } from './failures';

/** Passwords that the protocol refuses by their form, before their strength is checked. */
const shapes = [
  ['most', 'Member must have length less than or equal to 256'],
  ['ends', 'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$'],
] as const satisfies readonly (readonly [PasswordRequirement['id'], string])[];

const complaints: Readonly<Record<Exclude<PasswordRequirement['id'], (typeof shapes)[number][0]>, string>> = {
  length: 'Password not long enough',
  upper: 'Password must have uppercase characters',
  lower: 'Password must have lowercase characters',
  digit: 'Password must have numeric characters',
  special: 'Password must have symbol characters',
};

/**
 * @param prefix how the text begins: the protocol words it one way where a user chooses the password, and another
 * where a sign-in is made or an administrator sets it
 * @throws InvalidParameterException for what could be nobody's password, InvalidPasswordException for a weak one
 */
export function requireGoodPassword(
  password: string,
  prefix: 'does not conform to' | 'did not conform with' = 'does not conform to',
): void {
  if (password.length < 6)
    throw invalidMember('password', 'Member must have length greater than or equal to 6');
  const unmet = unmetPasswordRequirements(password).map(({ id }) => id);
  const shape = shapes.find(([id]) => unmet.includes(id));
  if (shape) throw invalidMember('password', shape[1]);
  const weak = unmet.find((id) => id !== 'most' && id !== 'ends');
  if (weak) {
    throw new PoolFailure('InvalidPasswordException', `Password ${prefix} policy: ${complaints[weak]}`);
  }
}
