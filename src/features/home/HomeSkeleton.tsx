import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { cardPlaces, firstPlace, tallPlace } from './places';

/** The home page's cards at the heights that they will have. */
export function HomeSkeleton() {
  return (
    <Box sx={cardPlaces(1)}>
      <Skeleton variant="rounded" sx={{ ...firstPlace, height: 112 }} />
      <Skeleton variant="rounded" sx={{ height: 320 }} />
      <Skeleton variant="rounded" sx={{ ...tallPlace, height: 320 }} />
    </Box>
  );
}
