import { createElement, lazy, memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Route as At, Routes } from 'react-router-dom';
import type { Capability } from '@contract/rules/capabilities';
import { mayUse } from '@contract/rules/desks';
import type { Permissions } from '@contract/users/schema';
import * as shell from '@locales/shell';
import { ErrorPanel } from '../components/ErrorPanel/ErrorPanel';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { PortalPage } from '../components/PortalLayout/PortalLayout';
import { useSource } from '../data/DataProvider';
import { MayContext } from '../data/may';
import { usePermissions } from '../data/users';
import { isOffice, isOwnSignIn, mayOpen, type Route as PortalRoute, shownTo } from './routeTable';
import { isCodeMissing } from './missingCode';
import { RouteFocus } from './RouteFocus';
import { forgetScreen, screenOf } from './screenCode';
import { ScreenBroken, ScreenLoading, ScreenNotFetched } from './ScreenFallbacks';
import type { Visit } from './useVisits';

// Pages that most customers never see.
const Forbidden = lazy(() => import('./Forbidden').then((m) => ({ default: m.Forbidden })));
const OfficeTabs = lazy(() => import('./OfficeTabs').then((m) => ({ default: m.OfficeTabs })));
const NotInView = lazy(() => import('./ViewAsBar').then((m) => ({ default: m.NotInView })));
const NotFound = lazy(() => import('./NotFound').then((m) => ({ default: m.NotFound })));

interface ScreenProps {
  readonly visit: Visit;
  readonly permissions: Permissions | undefined;
}

/**
 * One screen in its frame. It sees its own address, also while another one shows, so that a screen that waits
 * in the background does not follow the filters of the one in front.
 */
export const Screen = memo(function Screen({ visit, permissions }: ScreenProps) {
  const { route, location, key } = visit;
  return (
    <PortalPage density={isOffice(route) ? 'office' : 'customer'}>
      <Guarded route={route} at={key}>
        <Suspense fallback={<ScreenLoading />}>
          <Content route={route} location={location} permissions={permissions} />
          <RouteFocus title={route.title()} />
        </Suspense>
      </Guarded>
    </PortalPage>
  );
});

interface GuardedProps {
  readonly route: PortalRoute;
  /** The visit: each one is a try of its own. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Keeps what is wrong with one screen from the rest of the portal. */
function Guarded({ route, at, children }: GuardedProps) {
  const [retried, setRetried] = useState({ at, times: 0 });
  const times = retried.at === at ? retried.times : 0;
  const fallback = ({ error, resetErrorBoundary }: FallbackProps) =>
    isCodeMissing(error) ? (
      <ScreenNotFetched
        path={route.path}
        retried={times}
        onRetry={() => {
          setRetried({ at, times: times + 1 });
          resetErrorBoundary();
        }}
      />
    ) : (
      <ScreenBroken error={error} resetErrorBoundary={resetErrorBoundary} />
    );
  return (
    <ErrorBoundary fallbackRender={fallback} onReset={() => forgetScreen(route)} resetKeys={[at]}>
      {children}
    </ErrorBoundary>
  );
}

/** The frame of an address that is no route's. */
export function NoScreen() {
  return (
    <PortalPage>
      <Suspense fallback={<ScreenLoading />}>
        <NotFound />
        <RouteFocus title={shell.noSuchPage()} />
      </Suspense>
    </PortalPage>
  );
}

/** Stands for a screen that needs a flag, until it is known whether it may be shown. */
function PermissionsMissing() {
  const { state, problem, retry } = usePermissions();
  if (state !== 'error') return <ScreenLoading />;
  return (
    <>
      <PageHeader title={shell.pageNotLoaded()} />
      <ErrorPanel
        title={shell.permissionsNotLoaded()}
        message={problem?.message ?? ''}
        reference={problem?.reference}
        onRetry={retry}
      />
    </>
  );
}

interface ContentProps extends Pick<Visit, 'route' | 'location'>, Pick<ScreenProps, 'permissions'> {}

/** Draws nothing anew for somebody who comes back: only its own address and its data change a screen. */
const Content = memo(function Content({ location, ...rest }: ContentProps) {
  return (
    <Routes location={location}>
      <At path="*" element={<Allowed {...rest} />} />
    </Routes>
  );
});

interface OfficeProps {
  readonly permissions: Permissions;
  readonly children: ReactNode;
}

/** Pages of the office offer what their reader may do. */
function Office({ permissions, children }: OfficeProps) {
  const may = useCallback((capability: Capability) => mayUse(permissions, capability), [permissions]);
  return <MayContext value={may}>{children}</MayContext>;
}

function Allowed({ route: asked, permissions }: Omit<ContentProps, 'location'>) {
  const { viewing } = useSource();
  const route = shownTo(asked, permissions);
  if (viewing && isOwnSignIn(route)) return <NotInView />;
  const verdict = mayOpen(route, permissions);
  if (verdict === 'unknown') return <PermissionsMissing />;
  if (verdict === 'refused') return <Forbidden />;
  const page = createElement(screenOf(route));
  if (!isOffice(route) || !permissions) return page;
  return (
    <Office permissions={permissions}>
      <OfficeTabs permissions={permissions} path={route.path} />
      {page}
    </Office>
  );
}
