import { lazy, Suspense, useEffect, useState } from 'react';
import type { Permissions } from '@contract/users/schema';
import { mayPay } from '@contract/rules/mayPay';
import { NavigationLoading } from '../components/NavigationLoading/NavigationLoading';
import { useAccounts } from '../data/accounts';
import type { AsyncResult } from '../data/asyncResult';
import { groupsAround, navigationFor } from './navigation';
import { routeTable } from './routeTable';
import { loadScreens } from './screenCode';
import { SidePanel } from './SidePanel';
import type { Sidebar } from './useSidebar';
import type { Visits } from './useVisits';
import { persistently } from '../components/persistently';

// A phone shows no navigation until somebody opens it, and a desk shows none before the permissions are known.
const SideNavigation = lazy(() =>
  persistently(() => import('./frame')).then((m) => ({
    default: m.SideNavigation,
  })),
);

interface PortalNavigationProps {
  readonly id: string;
  readonly pathname: string;
  readonly permissions: AsyncResult<Permissions>;
  readonly sidebar: Sidebar;
  readonly visits: Visits;
}

/** The side navigation: beside the page where there is room, over it on a phone. */
export function PortalNavigation(props: PortalNavigationProps) {
  const { id, pathname, permissions, sidebar, visits } = props;
  const { expanded, toggle } = useExpanded(pathname);
  const { data, state, problem, retry } = permissions;
  const offersPaying = useOffersPaying();
  const isOver = sidebar.narrow && sidebar.open;

  useEffect(
    function fetchWhatIsOffered() {
      // Whoever opens it goes somewhere next, and a telephone tells nothing before the press.
      if (isOver && data) void loadScreens(routeTable.filter(({ needs }) => !needs).map(({ path }) => path));
    },
    [isOver, data],
  );

  return (
    <SidePanel id={id} sidebar={sidebar}>
      <Suspense fallback={<NavigationLoading />}>
        {data ? (
          <SideNavigation
            items={navigationFor(data, visits.hrefOf, offersPaying)}
            current={visits.current?.route.path ?? ''}
            expanded={expanded}
            onToggle={toggle}
          />
        ) : (
          <NavigationLoading
            failed={state === 'error' ? { reference: problem?.reference, onRetry: retry } : undefined}
          />
        )}
      </Suspense>
    </SidePanel>
  );
}

/** Whether there is an account to pay on. While nobody knows, it is offered, as to most customers. */
function useOffersPaying(): boolean {
  return useAccounts('my-account').data?.accounts.some(mayPay) ?? true;
}

/** After each navigation the groups around the page unfold; what the customer folds and unfolds stays so. */
function useExpanded(pathname: string) {
  const [at, setAt] = useState(pathname);
  const [expanded, setExpanded] = useState(() => groupsAround(pathname));
  if (at !== pathname) {
    setAt(pathname);
    setExpanded([...new Set([...expanded, ...groupsAround(pathname)])]);
  }
  const toggle = (id: string) =>
    setExpanded(expanded.includes(id) ? expanded.filter((each) => each !== id) : [...expanded, id]);
  return { expanded, toggle };
}
