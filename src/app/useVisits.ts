import { startTransition, useEffect, useState } from 'react';
import { createPath, type Location } from 'react-router-dom';
import { type Route, routeAt } from './routeTable';

/** A screen and the address that it was last seen at. */
export interface Visit {
  readonly route: Route;
  /** The same object for as long as it says the same, so that a screen that one comes back to has nothing to draw anew. */
  readonly location: Location;
  /** Another one each time that somebody comes. */
  readonly key: string;
}

export interface Visits {
  /** Undefined at an address that is no route's. */
  readonly current: Visit | undefined;
  /** The screens that stay as they were left, the current one among them if it does. */
  readonly kept: readonly Visit[];
  /** Where a link to a path leads: to the screen as it was left. */
  readonly hrefOf: (path: string) => string;
}

/** Which screens have been visited, and where each of them stands. */
export function useVisits(location: Location): Visits {
  const [kept, setKept] = useState<readonly Visit[]>([]);
  const route = routeAt(location.pathname);
  const visits = route?.keep ? withVisit(kept, { route, location, key: location.key }) : kept;
  // Adjusted while rendering, so that no frame shows a screen at the address of another.
  if (visits !== kept) setKept(visits);

  useEffect(
    function rememberWhatIsNotPaintedYet() {
      if (!route?.keep) return undefined;
      // A slow phone paints a filter some moments after the address has it. Who presses a link within them leaves a
      // screen that has never stood at its last address.
      const remember = () => {
        const { pathname, search } = window.location;
        if (pathname !== location.pathname || search === location.search) return;
        startTransition(() =>
          setKept((before) =>
            withVisit(before, { route, location: { ...location, search }, key: location.key }),
          ),
        );
      };
      document.addEventListener('click', remember, { capture: true });
      return () => document.removeEventListener('click', remember, { capture: true });
    },
    [route, location],
  );

  return {
    current:
      visits.find((visit) => visit.route === route) ?? (route && { route, location, key: location.key }),
    kept: visits,
    hrefOf: (path) => `${path}${searchOf(visits.find((visit) => visit.route.path === path))}`,
  };
}

function withVisit(kept: readonly Visit[], visit: Visit): readonly Visit[] {
  const before = kept.find(({ route }) => route === visit.route);
  if (!before) return [...kept, visit];
  const isSame = createPath(before.location) === createPath(visit.location);
  if (isSame && before.key === visit.key) return kept;
  const location = isSame ? before.location : visit.location;
  return kept.map((each) => (each === before ? { ...visit, location } : each));
}

/** The account is left out: it is chosen for all screens of a view together, wherever it was chosen last. */
function searchOf(visit: Visit | undefined): string {
  const params = new URLSearchParams(visit?.location.search);
  params.delete('account');
  const search = params.toString();
  return search && `?${search}`;
}
