import { useColorScheme } from '@mui/material/styles';
import { lazy } from 'react';
import * as m from '@locales/shell';
import { persistently } from '../components/persistently';
import { UserMenu } from '../components/UserMenu/UserMenu';
import { chooseLanguage, otherLanguage } from '../data/language';
import { useUnread } from '../data/unread';
import { NoticeBell } from '../domain/NoticeBell/NoticeBell';
import { personName } from '../session/personName';

/*
 * What the frame of the page needs a moment after it stands: nobody opens a menu in the first second. One file, because
 * on a weak line each one costs a round trip.
 */
export { ErrorAlert } from '../components/ErrorAlert/ErrorAlert';
export { SideNavigation } from '../components/SideNavigation/SideNavigation';
export { IdleWatch } from './IdleWatch';

// Nobody opens it in the first second.
const NewestNotices = lazy(() =>
  persistently(() => import('./NewestNotices')).then(({ NewestNotices: Newest }) => ({ default: Newest })),
);

interface BellProps {
  /** On a phone it leads to the page. */
  readonly narrow: boolean;
}

/** The bell of whoever is signed in, or of the customer as whom somebody looks. */
export function Bell({ narrow }: BellProps) {
  return <NoticeBell unread={useUnread()} narrow={narrow} panel={NewestNotices} />;
}

interface PersonMenuProps {
  /** What they sign in with. */
  readonly name: string;
  readonly email: string;
  /** Whether the office is theirs to see. */
  readonly office: boolean;
  /** The customer as whom somebody looks: whose sign-in is nobody's business then. */
  readonly viewed?: string;
  readonly onSignOut: () => void;
}

const ownSignIn = () =>
  [
    { label: m.titleChangePassword(), icon: 'key', href: '/login?change=password' },
    { label: m.titleSecurity(), icon: 'lock', href: '/security' },
    { label: m.titleNoticeChoices(), icon: 'bell', href: '/notices/choices' },
  ] as const;

/** The menu of the person who is signed in. */
export function PersonMenu({ name, email, office, viewed, onSignOut }: PersonMenuProps) {
  const { mode, setMode } = useColorScheme();
  return (
    <UserMenu
      name={viewed ?? (personName(localStorage) || name)}
      email={email}
      scheme={mode ?? 'system'}
      onScheme={setMode}
      items={[
        ...(office ? [{ label: m.titleAdmin(), icon: 'admin', href: '/admin' } as const] : []),
        ...(viewed === undefined ? ownSignIn() : []),
        {
          label: m.otherLanguage(),
          lang: otherLanguage(),
          hint: m.readInOtherLanguage(),
          icon: 'language',
          onSelect: () => chooseLanguage(otherLanguage()),
        },
        { label: m.logout(), icon: 'signOut', onSelect: onSignOut },
      ]}
    />
  );
}
