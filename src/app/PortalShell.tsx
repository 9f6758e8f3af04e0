import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { layout } from '../../theme';
import { systemClock } from '../clock';
import { AppFooter } from '../components/AppFooter/AppFooter';
import { AppHeader } from '../components/AppHeader/AppHeader';
import { useConfig } from '../data/config';
import { usePermissions } from '../data/users';
import { useSession } from '../session/SessionProvider';
import { Announcer } from './Announcer';
import { KeptScreens } from './KeptScreens';
import { PortalNavigation } from './PortalNavigation';
import { mainId, SkipLink } from './SkipLink';
import { type Sidebar, useSidebar } from './useSidebar';
import { useVisits } from './useVisits';

interface PortalShellProps {
  readonly name: string;
  readonly email: string;
}

const navId = 'portal-navigation';

// A menu is heavy and nobody opens it in the first second.
const PersonMenu = lazy(() => import('./PersonMenu').then((m) => ({ default: m.PersonMenu })));

/** What stands around every screen: header, side navigation, footer. */
export function PortalShell({ name, email }: PortalShellProps) {
  const config = useConfig();
  const session = useSession();
  const permissions = usePermissions().data?.permissions;
  const location = useLocation();
  const sidebar = useSidebar(location.key);
  const visits = useVisits(location);
  const [arrived, setArrived] = useState('');
  const [year] = useState(() => systemClock.now().getFullYear());

  const person = { name, email, admin: permissions?.admin ?? false, onSignOut: () => session.signOut() };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <AppHeader
        title={config.companyName}
        menuOpen={sidebar.open}
        onToggleMenu={sidebar.toggle}
        navId={navId}
        userMenu={
          <Suspense fallback={<Box sx={{ width: 44, height: 44, mr: -1.5 }} />}>
            <PersonMenu {...person} />
          </Suspense>
        }
      />
      <PortalNavigation id={navId} permissions={permissions} sidebar={sidebar} visits={visits} />
      <Box sx={contentOf(sidebar)}>
        <Toolbar />
        <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          <KeptScreens visits={visits} permissions={permissions} onArrival={setArrived} />
        </Box>
        <AppFooter {...config} year={year} />
      </Box>
      <Announcer words={arrived} />
    </Box>
  );
}

/** Beside the open side navigation where there is room, else over the whole width. */
const contentOf = ({ open, narrow }: Sidebar) =>
  ({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    ml: open && !narrow ? `${layout.sidebar}px` : 0,
    transition: (theme: Theme) => theme.transitions.create('margin-left'),
  }) as const;
