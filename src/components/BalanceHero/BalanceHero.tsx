import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoneyInWords } from '../../../contract/format/money';
import { FieldRows } from '../FieldRows/FieldRows';

export interface BalanceHeroProps {
  readonly label: string;
  /** Integer cents; a credit is said in words. */
  readonly cents: number;
  readonly note: ReactNode;
  /** Buttons. `variant="contained"` is painted as wheat, the others as outlines on the bar. */
  readonly actions?: ReactNode;
}

/** The one figure that a customer came for. */
export function BalanceHero({ label, cents, note, actions }: BalanceHeroProps) {
  return (
    <Box sx={stage}>
      <Box sx={picture}>
        <FieldRows variant="sunrise" />
      </Box>
      <Box sx={{ position: 'relative', p: { xs: 2.5, sm: 3.5 } }}>
        <Typography component="h2" variant="subtitle1" sx={{ color: 'surface.accent' }}>
          {label}
        </Typography>
        <Typography variant="figureHero">{formatMoneyInWords(cents)}</Typography>
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
  width: { xs: '100%', sm: '62%' },
  height: { xs: '60%', sm: '80%' },
  opacity: { xs: 0.35, sm: 1 },
  maskImage: {
    xs: 'linear-gradient(transparent, black)',
    sm: 'linear-gradient(90deg, transparent, black 60%)',
  },
} as const;
