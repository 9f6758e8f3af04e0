import { string } from 'yup';
import { isBlank } from './blank';

export interface PasswordRequirement {
  readonly id: 'length' | 'upper' | 'lower' | 'digit' | 'special';
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

/**
 * The whole password policy (spec §5). The form rule below, the checklist that the customer watches
 * while typing and the user pool's InvalidPasswordException all read it. Length counts code points.
 */
export const passwordRequirements: readonly PasswordRequirement[] = [
  { id: 'length', label: 'At least 8 characters', isMet: (p) => [...p].length >= 8 },
  { id: 'upper', label: 'An uppercase letter', isMet: (p) => /[A-Z]/.test(p) },
  { id: 'lower', label: 'A lowercase letter', isMet: (p) => /[a-z]/.test(p) },
  { id: 'digit', label: 'A digit', isMet: (p) => /[0-9]/.test(p) },
  { id: 'special', label: 'One of ! @ # $ & *', isMet: (p) => /[!@#$&*]/.test(p) },
];

export const unmetPasswordRequirements = (password: string) =>
  passwordRequirements.filter((requirement) => !requirement.isMet(password));

/** The messages that spec §5 fixes word for word. */
export const passwordMessages = {
  newPasswordRequired: 'New password is required.',
  missingLoginDetails: 'Missing Login Details',
  notAuthenticated: 'User not authenticated',
} as const;

export const newPassword = () =>
  string()
    .strict()
    .test('required', passwordMessages.newPasswordRequired, (value) => !isBlank(value))
    .test(
      'strength',
      'The password is not strong enough yet',
      (value) => isBlank(value) || unmetPasswordRequirements(value ?? '').length === 0,
    );

/**
 * A change of password needs the details of an earlier sign-in and a current user (spec §5).
 * Answers the message of the first that is missing, else undefined.
 */
export function whyNoPasswordChange(known: {
  readonly signInDetails: boolean;
  readonly currentUser: boolean;
}): string | undefined {
  if (!known.signInDetails) return passwordMessages.missingLoginDetails;
  if (!known.currentUser) return passwordMessages.notAuthenticated;
  return undefined;
}
