import Box from '@mui/material/Box';
import {
  type AnchorHTMLAttributes,
  lazy,
  type MouseEvent,
  type Ref,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { systemClock } from '../clock';
import { AppFooter } from '../components/AppFooter/AppFooter';
import { AppHeader } from '../components/AppHeader/AppHeader';
import { persistently } from '../components/persistently';
import { visuallyHidden } from '../components/visuallyHidden';
import { PortalLayout } from '../components/PortalLayout/PortalLayout';
import { useConfig } from '../data/config';
import { usePermissions } from '../data/users';
import { useSession } from '../session/SessionProvider';
import { CompanyBanner } from './CompanyBanner';
import { KeptScreens } from './KeptScreens';
import { PortalNavigation } from './PortalNavigation';
import { useRouteFocus } from './useRouteFocus';
import { useSidebar } from './useSidebar';
import { useVisits } from './useVisits';

interface PortalShellProps {
  readonly name: string;
  readonly email: string;
}

const navId = 'portal-navigation';

// A menu is heavy and nobody opens it in the first second.
const PersonMenu = lazy(() => persistently(() => import('./frame')).then((m) => ({ default: m.PersonMenu })));

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

  const { data: said, loadedAt } = permissions;
  useEffect(
    function keepWhatTheServerSaid() {
      if (said && loadedAt) session.keepPermissions(said);
    },
    [said, loadedAt, session],
  );

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
              <Suspense fallback={<Box sx={{ width: 44, height: 44, mr: '-4px' }} />}>
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

interface AnnouncerProps {
  readonly words: string;
}

/** Says to a screen reader, when it has nothing else to say, which page one has come to. */
function LiveRegion({ words }: AnnouncerProps) {
  return (
    <Box component="output" aria-live="polite" sx={visuallyHidden}>
      {words}
    </Box>
  );
}

interface PortalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Every link of the theme: inside the portal without loading the page anew, elsewhere a plain one. */
export function PortalLink({ href, children, ...rest }: PortalLinkProps) {
  const isOurs = href.startsWith('/') || href.startsWith('?');
  const Kind = isOurs ? Within : 'a';
  return (
    <Kind href={href} {...rest}>
      {children}
    </Kind>
  );
}

/** The router's own link brings the code of a whole framework along, which prefetches what is never asked for here. */
function Within({ href, onClick, children, ...rest }: PortalLinkProps) {
  const follow = useLinkClickHandler(href, { target: rest.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(href)} onClick={click}>
      {children}
    </a>
  );
}
