import { startTransition, useLayoutEffect, useState } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where one is, and where one has been before. */
export type History = Pick<BrowserHistory, keyof Navigator | 'location' | 'listen'>;

/** The one that the browser's buttons walk through. */
export const browserHistory = (): History => withoutRepeats(UNSAFE_createBrowserHistory({ v5Compat: true }));

/** One of no window: for pages that are drawn without a browser, and for tests. */
export const memoryHistory = (at: string): History =>
  withoutRepeats(UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true }));

/** A link to where one is already is no new place to come back from. */
function withoutRepeats(history: History): History {
  const push: History['push'] = (to, ...rest) => {
    const isHere = (typeof to === 'string' ? to : createPath(to)) === createPath(history.location);
    (isHere ? history.replace : history.push)(to, ...rest);
  };
  return Object.create(history, { push: { value: push } });
}

/**
 * The address in front. A new screen may take its time and the one before stays until then; one that was there before has
 * its code and mostly its rows too, and comes in one piece, since each pause would cost a slow phone a frame.
 */
export function useAddress(history: History): Location {
  const [address, setAddress] = useState(history.location);
  useLayoutEffect(() => {
    let at = history.location.pathname;
    const been = new Set([at]);
    return history.listen(({ location }) => {
      const comesBack = location.pathname !== at && been.has(location.pathname);
      at = location.pathname;
      been.add(at);
      if (comesBack) setAddress(location);
      else startTransition(() => setAddress(location));
    });
  }, [history]);
  return address;
}
