import * as m from '@locales/auth';
import { string } from 'yup';
import { isBlank } from './blank';
import { passwordMessages } from './passwordChange';

export interface PasswordRequirement {
  readonly id: 'length' | 'upper' | 'lower' | 'digit' | 'special' | 'ends' | 'most';
  readonly label: () => string;
  /** Shown only while it is not met, because nobody reaches it by typing. */
  readonly isQuiet?: true;
  /** What the form says if this alone is wrong: the password may still be strong. */
  readonly problem?: () => string;
  readonly isMet: (password: string) => boolean;
}

/** The maximum of the user pool's protocol, in UTF-16 units. */
const LONGEST = 256;

/**
 * The whole password policy, with what the user pool's protocol refuses besides: docs/rules.md#password. The form, the
 * checklist that people watch while typing and the pool's refusals all read it. The minimum length counts code points.
 */
export const passwordRequirements: readonly PasswordRequirement[] = [
  { id: 'length', label: m.length, isMet: (p) => [...p].length >= 8 },
  { id: 'upper', label: m.upper, isMet: (p) => /[A-Z]/.test(p) },
  { id: 'lower', label: m.lower, isMet: (p) => /[a-z]/.test(p) },
  { id: 'digit', label: m.digit, isMet: (p) => /[0-9]/.test(p) },
  { id: 'special', label: m.special, isMet: (p) => /[!@#$&*]/.test(p) },
  {
    id: 'ends',
    label: m.ends,
    isMet: (p) => p !== '' && p.trim() === p,
    problem: m.removeSpace,
  },
  {
    id: 'most',
    label: () => m.most({ most: LONGEST }),
    isMet: (p) => p.length <= LONGEST,
    isQuiet: true,
    problem: () => m.chooseShorter({ most: LONGEST }),
  },
];

export const unmetPasswordRequirements = (password: string) =>
  passwordRequirements.filter((requirement) => !requirement.isMet(password));

export const newPassword = () =>
  string()
    .strict()
    .test(
      'required',
      () => passwordMessages.newPasswordRequired,
      (value) => !isBlank(value),
    )
    .test('policy', function policy(value) {
      const unmet = isBlank(value) ? [] : unmetPasswordRequirements(value ?? '');
      if (unmet.length === 0) return true;
      const told = unmet.every(({ problem }) => problem !== undefined) ? unmet[0]!.problem : undefined;
      return this.createError({ message: told ?? m.notStrongEnough });
    });
