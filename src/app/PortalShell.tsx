import Box from '@mui/material/Box';
import {
  type AnchorHTMLAttributes,
  lazy,
  memo,
  type MouseEvent,
  type Ref,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { Router, useHref, useLinkClickHandler } from 'react-router-dom';
import { systemClock } from '../clock';
import { AppFooter } from '../components/AppFooter/AppFooter';
import { AppHeader } from '../components/AppHeader/AppHeader';
import { persistently } from '../components/persistently';
import { PortalLayout } from '../components/PortalLayout/PortalLayout';
import { useConfig } from '../data/config';
import { usePermissions } from '../data/users';
import { useSession } from '../session/SessionProvider';
import { CompanyBanner } from './CompanyBanner';
import { type History, useAddress } from './history';
import { KeptScreens } from './KeptScreens';
import { PortalNavigation } from './PortalNavigation';
import { RouteFocusProvider } from './RouteFocus';
import { useOwnLanguage } from './useOwnLanguage';
import { useSidebar } from './useSidebar';
import { useVisits } from './useVisits';

interface Person {
  readonly name: string;
  readonly email: string;
}

interface PortalShellProps extends Person {
  readonly history: History;
}

const navId = 'portal-navigation';

// A menu is heavy and nobody opens it in the first second.
const PersonMenu = lazy(() => persistently(() => import('./frame')).then((m) => ({ default: m.PersonMenu })));

/** What stands around every screen: header, side navigation, footer. */
export function PortalShell({ history, name, email }: PortalShellProps) {
  const config = useConfig();
  const session = useSession();
  const permissions = usePermissions();
  const location = useAddress(history);
  const sidebar = useSidebar(location.key);
  const visits = useVisits(location);
  const [year] = useState(() => systemClock.now().getFullYear());

  const { data: said, loadedAt } = permissions;
  useEffect(
    function keepWhatTheServerSaid() {
      if (said && loadedAt) session.keepPermissions(said);
    },
    [said, loadedAt, session],
  );
  useOwnLanguage(loadedAt ? said : undefined);

  // The shell's own links name whole addresses, so that a new one in front draws none of them anew.
  return (
    <Router navigator={history} location="/">
      <RouteFocusProvider>
        <PortalLayout
          beside={sidebar.open && !sidebar.narrow}
          header={
            <Header
              name={name}
              email={email}
              admin={permissions.data?.admin ?? false}
              menuOpen={sidebar.open}
              onToggleMenu={sidebar.toggle}
            />
          }
          navigation={
            <PortalNavigation
              id={navId}
              pathname={location.pathname}
              permissions={permissions}
              sidebar={sidebar}
              visits={visits}
            />
          }
          footer={<Footer {...config} year={year} />}
        >
          <CompanyBanner />
          <KeptScreens pathname={location.pathname} visits={visits} permissions={permissions.data} />
        </PortalLayout>
      </RouteFocusProvider>
    </Router>
  );
}

interface HeaderProps extends Person {
  readonly admin: boolean;
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
}

const Header = memo(function Header({ menuOpen, onToggleMenu, ...person }: HeaderProps) {
  const { companyName } = useConfig();
  const session = useSession();
  return (
    <AppHeader
      title={companyName}
      menuOpen={menuOpen}
      onToggleMenu={onToggleMenu}
      navId={navId}
      userMenu={
        <Suspense fallback={<Box sx={{ width: 44, height: 44, mr: '-4px' }} />}>
          <PersonMenu {...person} onSignOut={() => session.signOut()} />
        </Suspense>
      }
    />
  );
});

const Footer = memo(AppFooter);

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
