import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import * as m from '@locales/components';
import { Money } from '../Money/Money';

/** Integer cents by days past due. */
export interface Aging {
  readonly current: number;
  readonly days30: number;
  readonly days60: number;
  readonly days90: number;
  readonly over90: number;
}

export type AgingBucket = keyof Aging;

export interface AgingBarProps {
  /** Integer cents of each bucket. */
  readonly aging: Aging;
  /** Opens the invoices behind a bucket; without it the buckets are plain figures. */
  readonly onSelect?: (bucket: AgingBucket) => void;
}

const buckets: readonly { readonly id: AgingBucket; readonly label: () => string; readonly color: string }[] =
  [
    { id: 'current', label: m.agingCurrent, color: 'aging.current' },
    { id: 'days30', label: m.aging30, color: 'aging.days30' },
    { id: 'days60', label: m.aging60, color: 'aging.days60' },
    { id: 'days90', label: m.aging90, color: 'aging.days90' },
    { id: 'over90', label: m.agingOver90, color: 'aging.over90' },
  ];

/** What is owed, by how long it has been due: one bar, and every bucket in words below it. */
export function AgingBar({ aging, onSelect }: AgingBarProps) {
  return (
    <Box>
      <Box aria-hidden sx={bar}>
        {buckets
          .filter(({ id }) => aging[id] > 0)
          .map(({ id, color }) => (
            <Box key={id} data-paint sx={{ flexGrow: aging[id], minWidth: 3, bgcolor: color }} />
          ))}
      </Box>
      <Box component="ul" sx={legend}>
        {buckets.map((bucket) => (
          <Box component="li" key={bucket.id} sx={{ minWidth: 0 }}>
            <Bucket {...bucket} label={bucket.label()} cents={aging[bucket.id]} onSelect={onSelect} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  gap: '2px',
  height: 12,
  borderRadius: '6px',
  overflow: 'hidden',
  bgcolor: 'surface.subtle',
} as const;

const legend = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))',
    '@sm': 'repeat(auto-fit, minmax(7.75rem, 1fr))',
  },
  gap: 1.5,
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1.5,
} as const;

interface BucketProps {
  readonly id: AgingBucket;
  readonly label: string;
  readonly color: string;
  readonly cents: number;
  readonly onSelect: AgingBarProps['onSelect'];
}

function Bucket({ id, label, color, cents, onSelect }: BucketProps) {
  const opens = onSelect && cents !== 0;
  const words = (
    <Box
      component="span"
      sx={{ display: 'block', borderInlineStart: '4px solid', borderColor: color, paddingInlineStart: 1 }}
    >
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block', ...(opens && link) }}>
        <Money cents={cents} />
      </Typography>
    </Box>
  );
  if (!opens) return words;
  return (
    <ButtonBase
      onClick={() => onSelect(id)}
      sx={{ textAlign: 'start', alignItems: 'flex-start', minHeight: 44, borderRadius: '4px' }}
    >
      {words}
    </ButtonBase>
  );
}

/** As links look everywhere, where a bucket leads to its invoices. */
const link = { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: '.2em' } as const;
