import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of any screen, while its code or the permission to show it is on the way. */
export function ScreenLoading() {
  return (
    <Box component="output" aria-label="Loading" sx={{ display: 'block' }}>
      <Skeleton sx={{ width: 'min(320px, 80%)', height: 56 }} />
      <Skeleton variant="rounded" sx={{ height: 220, mt: 3 }} />
    </Box>
  );
}
