import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noPermissions, type Permissions } from '../../contract/permissions';
import { layout } from '../../theme';
import { SideNavigation } from '../components/SideNavigation/SideNavigation';
import { groupsAround, navigationFor } from './navigation';
import type { Sidebar } from './useSidebar';
import type { Visits } from './useVisits';

interface PortalNavigationProps {
  readonly id: string;
  readonly permissions: Permissions | undefined;
  readonly sidebar: Sidebar;
  readonly visits: Visits;
}

/** The side navigation: beside the page where there is room, over it on a phone. */
export function PortalNavigation({ id, permissions, sidebar, visits }: PortalNavigationProps) {
  const location = useLocation();
  const { expanded, toggle } = useExpanded(location.pathname);
  const { narrow, open, closeIfNarrow } = sidebar;

  useEffect(
    function closeAfterNavigation() {
      closeIfNarrow();
    },
    [location, closeIfNarrow],
  );

  return (
    <Drawer
      variant={narrow ? 'temporary' : 'persistent'}
      open={open}
      onClose={closeIfNarrow}
      slotProps={{ paper: { id, sx: { width: layout.sidebar, maxWidth: 'calc(100vw - 56px)' } } }}
    >
      <Toolbar />
      <Box onClick={(event) => (event.target as Element).closest('a') && closeIfNarrow()}>
        <SideNavigation
          items={navigationFor(permissions ?? noPermissions, visits.hrefOf)}
          current={visits.current?.route.path ?? ''}
          expanded={expanded}
          onToggle={toggle}
          loading={!permissions}
        />
      </Box>
    </Drawer>
  );
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
