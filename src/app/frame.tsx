import { useColorScheme } from '@mui/material/styles';
import * as m from '@locales/shell';
import { UserMenu } from '../components/UserMenu/UserMenu';
import { chooseLanguage, otherLanguage } from '../data/language';
import { personName } from '../session/personName';

/*
 * What the frame of the page needs a moment after it stands: nobody opens a menu in the first second. One file, because
 * on a weak line each one costs a round trip.
 */
export { ErrorAlert } from '../components/ErrorAlert/ErrorAlert';
export { SideNavigation } from '../components/SideNavigation/SideNavigation';
export { IdleWatch } from './IdleWatch';

interface PersonMenuProps {
  /** What they sign in with. */
  readonly name: string;
  readonly email: string;
  readonly admin: boolean;
  readonly onSignOut: () => void;
}

/** The menu of the person who is signed in. */
export function PersonMenu({ name, email, admin, onSignOut }: PersonMenuProps) {
  const { mode, setMode } = useColorScheme();
  return (
    <UserMenu
      name={personName(localStorage) || name}
      email={email}
      scheme={mode ?? 'system'}
      onScheme={setMode}
      items={[
        ...(admin ? [{ label: m.titleAdmin(), icon: 'admin', href: '/admin' } as const] : []),
        { label: m.titleChangePassword(), icon: 'key', href: '/login?change=password' },
        { label: m.titleSecurity(), icon: 'lock', href: '/security' },
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
