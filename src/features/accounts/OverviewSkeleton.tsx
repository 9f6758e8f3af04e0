import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { page, tile, tiles, twelfths } from './places';

/** The overview's regions at the heights that they will have, so that nothing moves when they come. */
export const OverviewSkeleton = () => (
  <Box sx={page}>
    <Skeleton variant="rounded" sx={{ ...twelfths(7), height: 232 }} />
    <Box sx={{ ...twelfths(5), ...tiles }}>
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} variant="rounded" sx={{ ...tile, height: 108 }} />
      ))}
    </Box>
    <Skeleton variant="rounded" sx={{ ...twelfths(7), height: 520 }} />
    <Skeleton variant="rounded" sx={{ ...twelfths(5), height: 520 }} />
  </Box>
);
