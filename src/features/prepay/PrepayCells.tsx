import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { paidInWords, prepayStatusWords, prepayTypeWords, type PrepayStatus } from '@contract/prepay/labels';
import type { PrepayContract } from '@contract/prepay/rows';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import { Money } from '@/components/Money/Money';
import type { Expiry } from './prepayLabels';

interface Look {
  readonly icon: IconName;
  readonly color: ChipProps['color'];
}

/** Icon, word and color together: none of them is ever the only sign. */
const statusLooks: Record<PrepayStatus, Look> = {
  open: { icon: 'open', color: 'info' },
  partUsed: { icon: 'partial', color: 'info' },
  unpaid: { icon: 'cash', color: 'warning' },
  expired: { icon: 'warning', color: 'error' },
  filled: { icon: 'done', color: 'success' },
  closed: { icon: 'check', color: 'default' },
};

/** What a contract is today. */
export const PrepayStatusChip = ({ status }: Pick<PrepayContract, 'status'>) => (
  <Chip
    label={prepayStatusWords[status]}
    color={statusLooks[status].color}
    icon={<Icon name={statusLooks[status].icon} />}
  />
);

/** What kind of prepay it is. */
export const PrepayTypeChip = ({ type }: Pick<PrepayContract, 'type'>) => (
  <Chip label={prepayTypeWords[type]} />
);

const paidInLooks: Record<NonNullable<PrepayContract['paidIn']>, Look> = {
  unpaid: { icon: 'todo', color: 'warning' },
  partPaid: { icon: 'partial', color: 'warning' },
  paid: { icon: 'done', color: 'success' },
};

/**
 * How much of the booking has been paid in. Nothing was booked where money only came over from elsewhere, and
 * where nothing was paid the status says so already.
 */
export function PaidInChip({ paidIn, status }: Pick<PrepayContract, 'paidIn' | 'status'>) {
  if (paidIn === null || paidIn === status) return null;
  const { icon, color } = paidInLooks[paidIn];
  return <Chip label={paidInWords[paidIn]} color={color} icon={<Icon name={icon} />} />;
}

interface ExpiryTextProps {
  readonly expiry: Expiry;
}

const looks = {
  past: { color: 'error.main', icon: 'warning' },
  soon: { color: 'warning.main', icon: 'later' },
  later: undefined,
} as const;

/** When a contract ends: words and a picture warn, color only beside them. */
export function ExpiryText({ expiry: { text, near } }: ExpiryTextProps) {
  const look = looks[near];
  return (
    <Typography component="span" variant="body2" sx={look && { ...warning, color: look.color }}>
      {look && <Icon name={look.icon} fontSize="small" />}
      {text}
    </Typography>
  );
}

const warning = {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: 0.5,
  fontWeight: 600,
} as const;

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
