import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { MouseEvent, ReactNode } from 'react';
import * as m from '@locales/shell';
import { layout } from '@theme/index';

interface NarrowDrawerProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The side navigation over the page. A choice closes it, also the choice of the page that is open. */
export function NarrowDrawer({ id, open, onClose, children }: NarrowDrawerProps) {
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { id, 'aria-label': m.menu(), sx: { width: layout.sidebar, maxWidth: 'calc(100vw - 56px)' } },
      }}
    >
      <Box onClick={closeOnChoice}>{children}</Box>
    </Drawer>
  );
}
