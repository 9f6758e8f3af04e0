import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@contract/format/money';
import type { PrepayTotals } from '@contract/prepay/schema';
import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import { Money } from '@/components/Money/Money';

interface RemainingByGroupProps {
  /** Integer cents, the largest first. */
  readonly byGroup: PrepayTotals['byGroup'];
}

/** What remains, by what it may be spent on. Money for one group never helps another, so nothing is stacked. */
export function RemainingByGroup({ byGroup }: RemainingByGroupProps) {
  const most = Math.max(1, ...byGroup.map(({ cents }) => cents));
  return (
    <ChartFrame
      title="Remaining by group"
      table={{
        head: ['Good for', 'Remaining'],
        rows: byGroup.map(({ name, cents }) => [name, formatMoney(cents)]),
      }}
    >
      <Box component="ul" sx={list}>
        {byGroup.map(({ name, cents }) => (
          <Box component="li" key={name} sx={row}>
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Box aria-hidden sx={track}>
              <Box data-paint sx={{ ...bar, width: `${(100 * Math.max(0, cents)) / most}%` }} />
            </Box>
            <Typography component="span" variant="body2" sx={{ textAlign: 'right', fontWeight: 600 }}>
              <Money cents={cents} />
            </Typography>
          </Box>
        ))}
      </Box>
    </ChartFrame>
  );
}

/** Where there is little room the bar stands below its words; else all bars begin and end under each other. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(120px, 1fr) 2fr auto' },
  columnGap: 2,
  rowGap: 1,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;

const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  rowGap: 0.5,
  alignItems: 'center',
  '& > [aria-hidden]': { gridColumn: { xs: '1 / -1', sm: '2' }, gridRow: { xs: '2', sm: '1' } },
} as const;

const track = { height: 12, borderRadius: '6px', overflow: 'hidden', bgcolor: 'surface.subtle' } as const;

const bar = {
  height: '100%',
  minWidth: 3,
  borderRadius: '6px',
  bgcolor: 'chart.first',
  '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
} as const;
