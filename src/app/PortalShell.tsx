import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { systemClock } from '../clock';
import { AppFooter } from '../components/AppFooter/AppFooter';
import { AppHeader } from '../components/AppHeader/AppHeader';
import { PortalLayout } from '../components/PortalLayout/PortalLayout';
import { useConfig } from '../data/config';
import { usePermissions } from '../data/users';
import { useSession } from '../session/SessionProvider';
import { LiveRegion } from './LiveRegion';
import { CompanyBanner } from './CompanyBanner';
import { KeptScreens } from './KeptScreens';
import { PortalNavigation } from './PortalNavigation';
import { useRouteFocus } from './useRouteFocus';
import { useSidebar } from './useSidebar';
import { useVisits } from './useVisits';
import { persistently } from '../components/persistently';

interface PortalShellProps {
  readonly name: string;
  readonly email: string;
}

const navId = 'portal-navigation';

// A menu is heavy and nobody opens it in the first second.
const PersonMenu = lazy(() =>
  persistently(() => import('./PersonMenu')).then((m) => ({ default: m.PersonMenu })),
);

/** What stands around every screen: header, side navigation, footer. */
export function PortalShell({ name, email }: PortalShellProps) {
  const config = useConfig();
  const session = useSession();
  const permissions = usePermissions();
  const location = useLocation();
  const sidebar = useSidebar(location.key);
  const visits = useVisits(location);
  const { arrived, onRouteFocus } = useRouteFocus();
  const [year] = useState(() => systemClock.now().getFullYear());

  const person = { name, email, admin: permissions.data?.admin ?? false, onSignOut: () => session.signOut() };
  return (
    <>
      <PortalLayout
        beside={sidebar.open && !sidebar.narrow}
        header={
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
        }
        navigation={
          <PortalNavigation id={navId} permissions={permissions} sidebar={sidebar} visits={visits} />
        }
        footer={<AppFooter {...config} year={year} />}
      >
        <CompanyBanner />
        <KeptScreens visits={visits} permissions={permissions.data} onRouteFocus={onRouteFocus} />
      </PortalLayout>
      <LiveRegion words={arrived} />
    </>
  );
}
