import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';

/** The home page's cards at the heights that they will have. */
export function HomeSkeleton() {
  return (
    <Grid container spacing={2}>
      <Grid size={12}>
        <Skeleton variant="rounded" sx={{ height: 112 }} />
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <Skeleton variant="rounded" sx={{ height: 320 }} />
      </Grid>
      <Grid size={{ xs: 12, md: 7 }}>
        <Skeleton variant="rounded" sx={{ height: 320 }} />
      </Grid>
    </Grid>
  );
}
