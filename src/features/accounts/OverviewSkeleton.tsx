import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';

/** The overview's regions at the heights that they will have, so that nothing moves when they come. */
export function OverviewSkeleton() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 7 }}>
        <Skeleton variant="rounded" sx={{ height: 232 }} />
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <Grid container spacing={2}>
          {[1, 2, 3, 4].map((tile) => (
            <Grid key={tile} size={6}>
              <Skeleton variant="rounded" sx={{ height: 108 }} />
            </Grid>
          ))}
        </Grid>
      </Grid>
      <Grid size={{ xs: 12, md: 7 }}>
        <Skeleton variant="rounded" sx={{ height: 520 }} />
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <Skeleton variant="rounded" sx={{ height: 520 }} />
      </Grid>
    </Grid>
  );
}
