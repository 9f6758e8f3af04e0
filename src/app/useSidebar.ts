import { useTheme } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';

export interface Sidebar {
  /** Below the theme's phone breakpoint, where the navigation lies over the page. */
  readonly narrow: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** After a choice on a phone, so that it is the page that one sees. */
  readonly closeIfNarrow: () => void;
}

/** A window that is being dragged, or a picture being taken, may be narrow for a moment. Milliseconds. */
const settled = 120;

/**
 * Whether the side navigation shows. It is open after sign-in, closes when the window becomes narrow, and
 * comes back with a wide window only for somebody who had not closed it there.
 */
export function useSidebar(): Sidebar {
  const query = useTheme().breakpoints.down('sm').replace('@media ', '');
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  const [wanted, setWanted] = useState(true);
  const [drawer, setDrawer] = useState(false);

  useEffect(
    function followTheWindow() {
      const media = matchMedia(query);
      let pending: ReturnType<typeof setTimeout> | undefined;
      const follow = () => {
        clearTimeout(pending);
        pending = setTimeout(() => {
          setNarrow(media.matches);
          setDrawer(false);
        }, settled);
      };
      media.addEventListener('change', follow);
      return () => {
        clearTimeout(pending);
        media.removeEventListener('change', follow);
      };
    },
    [query],
  );

  return {
    narrow,
    open: narrow ? drawer : wanted,
    toggle: () => (narrow ? setDrawer(!drawer) : setWanted(!wanted)),
    closeIfNarrow: useCallback(() => setDrawer(false), []),
  };
}
