import { useColorScheme } from '@mui/material/styles';
import { UserMenu } from '../components/UserMenu/UserMenu';
import { personName } from '../session/personName';

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
        ...(admin ? [{ label: 'Admin', icon: 'admin', href: '/admin' } as const] : []),
        { label: 'Change Password', icon: 'key', href: '/login?change=password' },
        { label: 'Security', icon: 'lock', href: '/security' },
        { label: 'Logout', icon: 'signOut', onSelect: onSignOut },
      ]}
    />
  );
}
