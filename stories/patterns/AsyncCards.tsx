import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { AsyncBoundary, type AsyncState } from '@/components/AsyncBoundary/AsyncBoundary';
import { Facts } from '@/components/Facts/Facts';
import { StatTile } from '@/components/StatTile/StatTile';

interface LoadedCardsProps {
  readonly state: AsyncState;
  /** Of the tile beside the card, which asks for itself. */
  readonly tile: 'ready' | 'loading' | 'error';
  readonly onRetry: () => void;
}

/** Two regions that load for themselves, so that one can fail without the other. */
export const AsyncCards = ({ state, tile, onRetry }: LoadedCardsProps) => (
  <Grid container spacing={2} sx={{ maxWidth: 760 }}>
    <Grid size={{ xs: 12, sm: 8 }}>
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 220 }} />}
        error={{
          title: 'Your balances didn’t load',
          message: 'The portal did not answer. Check your connection and try again.',
          reference: 'req-7f3a21',
        }}
        onRetry={onRetry}
        since="Nov 18, 1:10 AM"
      >
        <Card sx={{ p: 3 }}>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            Balances
          </Typography>
          <Facts
            facts={[
              { label: 'Past due', value: '$2,889.00' },
              { label: 'Not yet due', value: '$11,643.41' },
              { label: 'Prepay remaining', value: '$21,480.00' },
            ]}
          />
        </Card>
      </AsyncBoundary>
    </Grid>
    <Grid size={{ xs: 12, sm: 4 }}>
      <StatTile
        label="Deposit plan"
        value={tile === 'ready' ? '$6,250.75' : undefined}
        note="$5,650.75 available"
        state={tile}
        onRetry={onRetry}
      />
    </Grid>
  </Grid>
);
