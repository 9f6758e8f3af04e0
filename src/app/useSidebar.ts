import { useTheme } from '@mui/material/styles';
import { useCallback, useEffect, useState } from 'react';

export interface Sidebar {
  /** Below the theme's phone breakpoint, where the navigation lies over the page. */
  readonly narrow: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** After a choice on a phone, so that it is the page that one sees. Another page closes it by itself. */
  readonly closeIfNarrow: () => void;
}

/** A window that is being dragged, or a picture being taken, may be narrow for a moment. Milliseconds. */
const settled = 120;

/**
 * Whether the side navigation shows. It is open after sign-in where there is room, closes when the window
 * becomes narrow, and comes back with a wide window only for somebody who had it open there. Pages of the office have
 * tabs and need the width: there it shows for somebody who opens it.
 */
export function useSidebar(page: string, isOffice = false): Sidebar {
  const query = useTheme().breakpoints.down('sm').replace('@media ', '');
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  const [wanted, setWanted] = useState({ customer: !narrow, office: false });
  const density = isOffice ? 'office' : 'customer';
  const [drawer, setDrawer] = useState(false);
  const [at, setAt] = useState(page);
  if (at !== page) {
    setAt(page);
    setDrawer(false);
  }

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
      // A slow device takes a while from the first render to here, and a phone may be turned meanwhile.
      if (media.matches !== narrow) follow();
      return () => {
        clearTimeout(pending);
        media.removeEventListener('change', follow);
      };
    },
    [query, narrow],
  );

  const toggle = useCallback(() => {
    if (narrow) setDrawer((open) => !open);
    else setWanted((before) => ({ ...before, [density]: !before[density] }));
  }, [narrow, density]);

  return {
    narrow,
    open: narrow ? drawer : wanted[density],
    toggle,
    closeIfNarrow: () => setDrawer(false),
  };
}
