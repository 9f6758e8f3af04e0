import Chip, { type ChipProps } from '@mui/material/Chip';
import { paidInWords, type PrepayStatus, prepayStatusWords, prepayTypeWords } from '@contract/prepay/labels';
import type { PrepayContract } from '@contract/prepay/rows';
import type { IconName } from '@/components/icons';
import { Icon } from '@/components/Icon/Icon';

interface Look {
  readonly icon: IconName;
  readonly color: ChipProps['color'];
}

/** Icon, word and colour together: none of them is ever the only sign. */
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
