import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SummaryRow } from '@contract/summaries/schema';
import { Money } from '@/components/Money/Money';

interface TopProductsProps {
  /** The largest first. */
  readonly rows: readonly SummaryRow[];
}

/** The products that cost most, each with a bar beside the largest one's. */
export function TopProducts({ rows }: TopProductsProps) {
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <Box component="ol" sx={list}>
      {rows.map(({ id, name, cents }) => (
        <Box component="li" key={id}>
          <Box sx={words}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
              <Money cents={cents} />
            </Typography>
          </Box>
          <Box aria-hidden sx={{ ...bar, width: `${Math.max(1, (Math.max(0, cents) / most) * 100)}%` }} />
        </Box>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 } as const;
const words = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
/** A border, because a background is not printed and not forced into the system's colours. */
const bar = {
  mt: 0.5,
  borderTop: '8px solid',
  borderColor: 'var(--fg-palette-chart-first)',
  borderRadius: '3px',
} as const;
