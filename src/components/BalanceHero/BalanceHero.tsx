import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoneyInWords } from '@contract/format/money';
import { Blank } from '../Blank/Blank';
import { FieldRows } from '../FieldRows/FieldRows';

interface BalanceHeroProps {
  readonly label: string;
  /** Integer cents; a credit is said in words. Missing while it loads or when it did not come. */
  readonly cents?: number;
  readonly note?: ReactNode;
  /** Buttons. `variant="contained"` is painted as wheat, the others as outlines on the bar. */
  readonly actions?: ReactNode;
  /** Whether a missing figure is still on its way. */
  readonly loading?: boolean;
}

/** The one figure that a customer came for. */
export function BalanceHero({ label, cents, note, actions, loading = false }: BalanceHeroProps) {
  return (
    <Box sx={stage} aria-busy={loading || undefined}>
      <Box sx={picture}>
        <FieldRows variant="sunrise" />
      </Box>
      <Box sx={{ position: 'relative', p: { xs: 2.5, sm: 3.5 } }}>
        <Typography component="h2" variant="subtitle1" sx={{ color: 'surface.accent' }}>
          {label}
        </Typography>
        <Typography variant="figureHero" sx={{ overflowWrap: 'anywhere' }}>
          {cents === undefined ? <Missing loading={loading} /> : formatMoneyInWords(cents)}
        </Typography>
        <Typography sx={{ opacity: 0.9, maxWidth: { sm: 'min(420px, 62%)' } }}>{note}</Typography>
        {actions && (
          <Stack direction="row" useFlexGap sx={{ gap: 1.5, mt: 2.5, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Box>
    </Box>
  );
}

const Missing = ({ loading }: { readonly loading: boolean }) =>
  loading ? <Skeleton sx={{ width: 'min(260px, 80%)', bgcolor: onStage }} /> : <Blank words="No figure" />;

const onStage = 'color-mix(in srgb, white 14%, transparent)';

const stage = {
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  borderRadius: '12px',
  bgcolor: 'surface.bar',
  color: 'surface.onBar',
  '& .MuiButtonBase-root.Mui-focusVisible': { outlineColor: 'var(--fg-palette-surface-accent)' },
  '& .MuiButton-contained': {
    bgcolor: 'surface.accent',
    color: 'surface.onAccent',
    '&:hover': { bgcolor: 'color-mix(in srgb, var(--fg-palette-surface-accent) 88%, white)' },
  },
  '& .MuiButton-outlined': {
    color: 'inherit',
    borderColor: 'color-mix(in srgb, white 60%, transparent)',
    bgcolor: 'transparent',
    '&:hover': { bgcolor: 'color-mix(in srgb, white 10%, transparent)', borderColor: 'currentColor' },
  },
  // Forced colours drop the ground; a line keeps the stage a stage.
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

const picture = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  // A wide stage would cut the sun off.
  width: { xs: '100%', sm: 'auto' },
  maxWidth: { sm: '62%' },
  aspectRatio: { sm: '2 / 1.1' },
  height: { xs: '60%', sm: '80%' },
  opacity: { xs: 0.35, sm: 1 },
  maskImage: {
    xs: 'linear-gradient(transparent, black)',
    sm: 'linear-gradient(90deg, transparent, black 60%)',
  },
  // The words' ground is the system's then, and the picture would lie between them.
  '@media (forced-colors: active)': { display: 'none' },
} as const;
