import { Activity, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Permissions } from '@contract/users/schema';
import { useSession } from '../session/SessionProvider';
import { NoScreen, Screen } from './Screen';
import type { OnRouteFocus } from './useRouteFocus';
import type { Visits } from './useVisits';

interface KeptScreensProps {
  readonly visits: Visits;
  readonly permissions: Permissions | undefined;
  readonly onRouteFocus: OnRouteFocus;
}

/** The current screen; those that are kept wait behind it as they were left, without running. */
export function KeptScreens({ visits: { current, kept }, ...rest }: KeptScreensProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const blocked = !session.hasAccessToken();

  useEffect(
    function leaveWithoutToken() {
      if (blocked) session.signOut(true);
    },
    [blocked, session],
  );

  if (blocked) return null;
  return (
    <>
      {kept.map((visit) => (
        <Activity key={visit.route.path} mode={visit.route === current?.route ? 'visible' : 'hidden'}>
          <Screen visit={visit} {...rest} />
        </Activity>
      ))}
      {current && !current.route.keep && <Screen key={current.route.path} visit={current} {...rest} />}
      {!current &&
        (pathname === '/' ? <Navigate to="/home" replace /> : <NoScreen onRouteFocus={rest.onRouteFocus} />)}
    </>
  );
}
