import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';

interface BesideListProps {
  /** In pixels, while its code is on its way. */
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * What is to be done on a page of the office before one looks at its list. It stands above the list, and beside it where
 * there is room, so that neither hides the other: the page keeps a track for whatever is a side panel.
 */
export const BesideList = ({ height, children }: BesideListProps) => (
  <Box data-side-panel sx={place}>
    <Suspense fallback={<Skeleton variant="rounded" sx={{ height }} />}>{children}</Suspense>
  </Box>
);

const place = (theme: Theme) => ({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  // What is in it asks for its width, not for the page's.
  containerType: 'inline-size',
  [theme.breakpoints.up('lg')]: { marginBottom: 0, overflowY: 'auto' },
});
