import { formatInstant } from '@contract/format/date';
import type { OfficeUser } from '@contract/officeUsers/schema';
import type { UserAction } from '@contract/officeUsers/labels';

/** Who somebody is, as far as it is known. */
export const personWords = ({ givenName, familyName }: Pick<OfficeUser, 'givenName' | 'familyName'>) =>
  `${givenName} ${familyName}`.trim() || 'Not known yet';

export const signInWords = (lastSignInAt: string | null, zone: string): string =>
  lastSignInAt === null ? 'Never' : formatInstant(lastSignInAt, zone);

/** What the flag of an administrator opens; customers' own pages are not among it. */
export const administratorWords =
  'Administrators work the requests of every customer, manage users and their accounts, load figures from the ERP, and read letters and the audit.';

interface ActionWords {
  readonly label: string;
  readonly title: (name: string) => string;
  readonly about: string;
  readonly destructive?: true;
}

/** What the office does with a sign-in, as buttons and questions say it. */
export const actionWords: Readonly<Record<UserAction, ActionWords>> = {
  invitation: {
    label: 'Send invitation again',
    title: (name) => `Send ${name} a new invitation?`,
    about: 'A new first password is mailed and is good for seven days. The one mailed before stops working.',
  },
  'password-reset': {
    label: 'Reset password',
    title: (name) => `Reset the password of ${name}?`,
    about: 'The password stops working, and a code for choosing another is mailed.',
    destructive: true,
  },
  disabling: {
    label: 'Disable',
    title: (name) => `Disable ${name}?`,
    about: 'They are signed out everywhere and cannot sign in until you enable them again.',
    destructive: true,
  },
  enabling: {
    label: 'Enable',
    title: (name) => `Let ${name} sign in again?`,
    about: 'The password that they had works again.',
  },
  'sign-out': {
    label: 'Sign out everywhere',
    title: (name) => `Sign ${name} out everywhere?`,
    about: 'Every session ends at once. The password stays good.',
  },
  'codes-off': {
    label: 'Take off sign-in codes',
    title: (name) => `Take off the sign-in codes of ${name}?`,
    about:
      'The password alone is asked for, until they set codes up again. Make sure that it is they who ask.',
    destructive: true,
  },
};
