import { type PasswordRequirement, unmetPasswordRequirements } from '../../contract/rules/password';
import { invalidMember, PoolFailure } from './failures';

const complaints: Readonly<Record<PasswordRequirement['id'], string>> = {
  length: 'Password not long enough',
  upper: 'Password must have uppercase characters',
  lower: 'Password must have lowercase characters',
  digit: 'Password must have numeric characters',
  special: 'Password must have symbol characters',
};

/** @throws InvalidParameterException for what could be nobody's password, InvalidPasswordException for a weak one */
export function requireGoodPassword(password: string): void {
  if (password.length < 6)
    throw invalidMember('password', 'Member must have length greater than or equal to 6');
  if (password.length > 256)
    throw invalidMember('password', 'Member must have length less than or equal to 256');
  if (password.trim() !== password) {
    throw invalidMember('password', 'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$');
  }
  const [unmet] = unmetPasswordRequirements(password);
  if (unmet) {
    throw new PoolFailure(
      'InvalidPasswordException',
      `Password does not conform to policy: ${complaints[unmet.id]}`,
    );
  }
}
