import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface StatTileProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Where the figure comes from; the whole tile leads there. */
  readonly href?: string;
}

/** One figure with its name and what stands behind it. */
export function StatTile({ label, value, note, href }: StatTileProps) {
  return (
    <Card sx={{ position: 'relative', p: 2, pb: 2.5, height: '100%' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        {href ? (
          <Link href={href} color="inherit" underline="hover" sx={wholeTile}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Typography variant="figureSmall">{value}</Typography>
      {note && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Card>
  );
}

/** Stretches a link over its card, so that a thumb need not hit the words. */
const wholeTile = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
