import { Activity, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { Permissions } from '@contract/users/schema';
import { useSession } from '../session/SessionProvider';
import { NoScreen, Screen } from './Screen';
import type { Visits } from './useVisits';

interface KeptScreensProps {
  readonly pathname: string;
  readonly visits: Visits;
  readonly permissions: Permissions | undefined;
}

/** The current screen; those that are kept wait behind it as they were left, without running. */
export function KeptScreens({ pathname, visits: { current, kept }, permissions }: KeptScreensProps) {
  const session = useSession();
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
          <Screen visit={visit} permissions={permissions} />
        </Activity>
      ))}
      {current && !current.route.keep && (
        <Screen key={current.route.path} visit={current} permissions={permissions} />
      )}
      {!current && (pathname === '/' ? <Navigate to="/home" replace /> : <NoScreen />)}
    </>
  );
}
