import * as m from '@locales/users';
import { formatInstant } from '@contract/format/date';
import type { OfficeUser } from '@contract/officeUsers/schema';
import type { UserAction } from '@contract/officeUsers/labels';

/** Who somebody is, as far as it is known. */
export const personWords = ({ givenName, familyName }: Pick<OfficeUser, 'givenName' | 'familyName'>) =>
  `${givenName} ${familyName}`.trim() || m.nameNotKnown();

export const signInWords = (lastSignInAt: string | null, zone: string): string =>
  lastSignInAt === null ? m.never() : formatInstant(lastSignInAt, zone);

interface ActionWords {
  readonly label: () => string;
  readonly title: (user: { readonly name: string }) => string;
  readonly about: () => string;
  readonly destructive?: true;
}

/** What the office does with a sign-in, as buttons and questions say it. */
export const actionWords: Readonly<Record<UserAction, ActionWords>> = {
  invitation: { label: m.invite, title: m.askInvite, about: m.inviteAbout },
  'password-reset': {
    label: m.resetPassword,
    title: m.askResetPassword,
    about: m.resetPasswordAbout,
    destructive: true,
  },
  disabling: { label: m.disable, title: m.askDisable, about: m.disableAbout, destructive: true },
  enabling: { label: m.enable, title: m.askEnable, about: m.enableAbout },
  'sign-out': { label: m.signOutEverywhere, title: m.askSignOut, about: m.signOutAbout },
  'codes-off': { label: m.codesOff, title: m.askCodesOff, about: m.codesOffAbout, destructive: true },
};
