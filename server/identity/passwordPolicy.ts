import { type PasswordRequirement, unmetPasswordRequirements } from '../../contract/rules/password';
import { invalidMember, PoolFailure } from './failures';

const complaints: Readonly<Record<PasswordRequirement['id'], string>> = {
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
  if (password.length > 256)
    throw invalidMember('password', 'Member must have length less than or equal to 256');
  if (password.trim() !== password) {
    throw invalidMember('password', 'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$');
  }
  const [unmet] = unmetPasswordRequirements(password);
  if (unmet) {
    throw new PoolFailure('InvalidPasswordException', `Password ${prefix} policy: ${complaints[unmet.id]}`);
  }
}
