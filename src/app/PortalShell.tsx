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
import { useSuppressedAddress } from '../data/unread';
import { useAnnouncements } from '../data/announcements';
import { useConfig } from '../data/config';
import { useSource } from '../data/DataProvider';
import { mayUse } from '@contract/rules/desks';
import { layout } from '@theme/index';
import { usePermissions } from '../data/users';
import { viewedName } from '../data/viewing';
import { AnnouncementStrip } from '../domain/AnnouncementStrip/AnnouncementStrip';
import { useSession } from '../session/SessionProvider';
import { CompanyBanner } from './CompanyBanner';
import { type History, useAddress } from './history';
import { KeptScreens } from './KeptScreens';
import { PortalNavigation } from './PortalNavigation';
import { isOfficeAddress } from './routeTable';
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

const Bell = lazy(() => persistently(() => import('./frame')).then((m) => ({ default: m.Bell })));

// Only the office ever needs it.
const ViewAsBar = lazy(() =>
  persistently(() => import('./ViewAsBar')).then((m) => ({ default: m.ViewAsBar })),
);

// Only the office has it.
const OwnAddressNotice = lazy(() =>
  import('../features/notices/MarkedOwnAddress').then((code) => ({ default: code.OwnAddressNotice })),
);

const OfficeSearch = lazy(() =>
  persistently(() => import('./OfficeSearch')).then((m) => ({ default: m.OfficeSearch })),
);

/** What stands around every screen: header, side navigation, footer. */
export function PortalShell({ history, name, email }: PortalShellProps) {
  const config = useConfig();
  const session = useSession();
  const { viewing } = useSource();
  const permissions = usePermissions();
  const location = useAddress(history);
  const isOffice = isOfficeAddress(location.pathname);
  const sidebar = useSidebar(location.key, isOffice);
  const visits = useVisits(location);
  const [year] = useState(() => systemClock.now().getFullYear());

  const { data: said, loadedAt } = permissions;
  useEffect(
    function keepWhatTheServerSaid() {
      if (said && loadedAt && !viewing) session.keepPermissions(said);
    },
    [said, loadedAt, viewing, session],
  );
  // Whoever looks as a customer reads in their own language.
  useOwnLanguage(loadedAt && !viewing ? said : undefined);

  // The shell's own links name whole addresses, so that a new one in front draws none of them anew.
  return (
    <Router navigator={history} location="/">
      <RouteFocusProvider>
        <PortalLayout
          beside={sidebar.open && !sidebar.narrow}
          density={isOffice ? 'office' : 'customer'}
          header={
            <Header
              name={name}
              email={email}
              office={permissions.data !== undefined && mayUse(permissions.data, 'seeOffice')}
              searches={permissions.data !== undefined && mayUse(permissions.data, 'seeAccounts')}
              viewed={viewing && viewedName(viewing)}
              menuOpen={sidebar.open}
              narrow={sidebar.narrow}
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
          {viewing && (
            <Suspense>
              <ViewAsBar viewing={viewing} pathname={location.pathname} />
            </Suspense>
          )}
          <CompanyBanner />
          <Announcements pathname={location.pathname} />
          <OwnAddress pathname={location.pathname} />
          <KeptScreens pathname={location.pathname} visits={visits} permissions={permissions.data} />
        </PortalLayout>
      </RouteFocusProvider>
    </Router>
  );
}

/** Where somebody looks for what they were told, or for their address. */
const showsAddress: ReadonlySet<string> = new Set(['/home', '/notices', '/notices/choices', '/security']);

/** That emails do not reach this customer. */
function OwnAddress({ pathname }: Pick<AnnouncementsProps, 'pathname'>) {
  const isSuppressed = useSuppressedAddress() !== null;
  return (
    isSuppressed &&
    showsAddress.has(pathname) && (
      <Suspense>
        <Box sx={{ px: layout.gutter, pt: 2 }}>
          <OwnAddressNotice />
        </Box>
      </Suspense>
    )
  );
}

interface AnnouncementsProps {
  readonly pathname: string;
}

/**
 * What the company tells this customer. What came only after the page was drawn would push it down: it stands above the
 * next one. Home has its own place for it.
 */
function Announcements({ pathname }: AnnouncementsProps) {
  const told = useAnnouncements();
  const [drawn] = useState({ pathname, told: told.announcements.length });
  const isLate = drawn.told === 0 && drawn.pathname === pathname;
  return pathname !== '/home' && !isLate && <AnnouncementStrip {...told} />;
}

interface HeaderProps extends Person {
  /** Whether the office is theirs to see. */
  readonly office: boolean;
  /** Whether they look for any account. */
  readonly searches: boolean;
  /** The customer as whom somebody looks. */
  readonly viewed: string | undefined;
  readonly menuOpen: boolean;
  /** Whether it is a phone. */
  readonly narrow: boolean;
  readonly onToggleMenu: () => void;
}

const Header = memo(function Header({ menuOpen, narrow, onToggleMenu, searches, ...person }: HeaderProps) {
  const { companyName } = useConfig();
  const session = useSession();
  return (
    <AppHeader
      title={companyName}
      menuOpen={menuOpen}
      onToggleMenu={onToggleMenu}
      navId={navId}
      userMenu={
        <>
          {searches && (
            <Suspense>
              <OfficeSearch />
            </Suspense>
          )}
          <Suspense fallback={<Box sx={toCome} />}>
            <Bell narrow={narrow} />
            <PersonMenu {...person} onSignOut={() => session.signOut()} />
          </Suspense>
        </>
      }
    />
  );
});

/** Two buttons of 44 pixels, with the gap of the bar between them. */
const toCome = { width: { xs: 96, sm: 100 }, height: 44, mr: '-4px' } as const;

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
