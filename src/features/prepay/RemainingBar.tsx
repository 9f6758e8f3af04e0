import Box from '@mui/material/Box';
import { Money } from '@/components/Money/Money';

interface RemainingBarProps {
  readonly remainingCents: number;
  readonly usedCents: number;
}

/** The amount that remains, and below it which part of what came in that is. */
export function RemainingBar({ remainingCents, usedCents }: RemainingBarProps) {
  const whole = remainingCents + usedCents;
  const percent = whole > 0 ? Math.max(0, Math.min(100, (100 * remainingCents) / whole)) : 0;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        verticalAlign: 'middle',
        minWidth: 96,
        textAlign: 'right',
        lineHeight: 1.4,
      }}
    >
      <Money cents={remainingCents} tone="strong" />
      {/* Only seen: the amounts say the same. */}
      <Box component="span" aria-hidden sx={track}>
        <Box component="span" data-paint sx={{ ...bar, width: `${percent}%` }} />
      </Box>
    </Box>
  );
}

const track = {
  display: 'block',
  height: 6,
  mt: 0.25,
  borderRadius: '3px',
  overflow: 'hidden',
  bgcolor: 'surface.subtle',
  boxShadow: 'inset 0 0 0 1px var(--fg-palette-divider)',
} as const;

const bar = {
  display: 'block',
  height: '100%',
  bgcolor: 'primary.main',
  '@media (forced-colors: active)': { bgcolor: 'Highlight' },
} as const;
