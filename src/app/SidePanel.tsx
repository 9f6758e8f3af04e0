import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { layout } from '@theme/index';
import type { Sidebar } from './useSidebar';
import { persistently } from '../components/persistently';

interface SidePanelProps {
  readonly id: string;
  readonly sidebar: Sidebar;
  readonly children: ReactNode;
}

// A drawer over the page brings focus traps and backdrops, which only a phone needs, and only once it is opened.
const NarrowDrawer = lazy(() =>
  persistently(() => import('./NarrowDrawer')).then((m) => ({ default: m.NarrowDrawer })),
);

/** Holds the side navigation below the header: a panel beside the page, or a drawer that lies over it. */
export function SidePanel({ id, sidebar: { narrow, open, closeIfNarrow }, children }: SidePanelProps) {
  const [opened, setOpened] = useState(false);
  if (narrow && open && !opened) setOpened(true);

  if (!narrow) {
    return (
      <Box id={id} sx={[panel, !open && away]}>
        <Toolbar sx={{ mb: 1.5 }} />
        {children}
      </Box>
    );
  }
  return (
    opened && (
      <Suspense>
        <NarrowDrawer id={id} open={open} onClose={closeIfNarrow}>
          <Toolbar sx={{ mb: 1.5 }} />
          {children}
        </NarrowDrawer>
      </Suspense>
    )
  );
}

const panel = {
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  width: layout.sidebar,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  borderRight: '1px solid',
  borderColor: 'divider',
  transition: (theme: Theme) => theme.transitions.create(['transform', 'visibility']),
} as const;

/** Hidden as well as moved, so that the keyboard does not walk through what nobody sees. */
const away = { transform: 'translateX(-100%)', visibility: 'hidden' } as const;
