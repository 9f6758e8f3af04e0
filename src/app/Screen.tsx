import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route as At, Routes } from 'react-router-dom';
import type { Permissions } from '../../contract/permissions';
import { PortalPage } from '../components/PortalLayout/PortalLayout';
import { Arrival } from './Arrival';
import { mayOpen } from './mayOpen';
import { isOffice, type Route as PortalRoute, shownTo } from './routeTable';
import { ScreenBroken } from './ScreenBroken';
import { ScreenLoading } from './ScreenLoading';
import type { OnArrival } from './useArrivals';
import type { Visit } from './useVisits';

// Pages that most customers never see.
const Forbidden = lazy(() => import('./Forbidden').then((m) => ({ default: m.Forbidden })));
const OfficeTabs = lazy(() => import('./OfficeTabs').then((m) => ({ default: m.OfficeTabs })));
const NotFound = lazy(() => import('./NotFound').then((m) => ({ default: m.NotFound })));

interface ScreenProps {
  readonly visit: Visit;
  readonly permissions: Permissions | undefined;
  readonly onArrival: OnArrival;
}

/**
 * One screen in its frame. It sees its own address, also while another one shows, so that a screen that waits
 * in the background does not follow the filters of the one in front.
 */
export function Screen({ visit: { route, location }, permissions, onArrival }: ScreenProps) {
  return (
    <Routes location={location}>
      <At
        path="*"
        element={
          <PortalPage>
            <ErrorBoundary
              FallbackComponent={ScreenBroken}
              onReset={() => code.delete(route.path)}
              resetKeys={[location.key]}
            >
              <Suspense fallback={<ScreenLoading />}>
                <Content route={route} permissions={permissions} />
                <Arrival title={route.title} onArrival={onArrival} />
              </Suspense>
            </ErrorBoundary>
          </PortalPage>
        }
      />
    </Routes>
  );
}

/** The frame of an address that is no route's. */
export function NoScreen({ onArrival }: Pick<ScreenProps, 'onArrival'>) {
  return (
    <PortalPage>
      <Suspense fallback={<ScreenLoading />}>
        <NotFound />
        <Arrival title="There is no such page" onArrival={onArrival} />
      </Suspense>
    </PortalPage>
  );
}

function Content({ route: asked, permissions }: Pick<ScreenProps, 'permissions'> & Pick<Visit, 'route'>) {
  const route = shownTo(asked, permissions);
  const verdict = mayOpen(route, permissions);
  if (verdict === 'unknown') return <ScreenLoading />;
  if (verdict === 'refused') return <Forbidden />;
  const page = createElement(codeOf(route));
  if (!isOffice(route) || !permissions) return page;
  return (
    <>
      <OfficeTabs permissions={permissions} path={route.path} />
      {page}
    </>
  );
}

/** The code of each screen, fetched at its first visit. One that could not be fetched is dropped to be tried again. */
const code = new Map<string, ComponentType>();

function codeOf({ path, load }: PortalRoute): ComponentType {
  const known = code.get(path) ?? lazy(() => load().then((component) => ({ default: component })));
  code.set(path, known);
  return known;
}
