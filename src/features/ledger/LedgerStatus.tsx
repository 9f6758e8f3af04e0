import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { LedgerRow } from '@contract/ledger/schema';
import { Icon } from '@/components/Icon/Icon';
import { StatusChip, statusWord } from '@/components/StatusChip/StatusChip';

interface LedgerStatusProps {
  readonly status: LedgerRow['status'];
}

/** The word of a status, where text alone is needed. */
export function ledgerStatusWord(status: LedgerRow['status']): string {
  if (status === 'posted') return 'Posted';
  return status === 'reversed' ? 'Reversed' : statusWord(status);
}

/** What became of a row. That it simply stands is said quietly: most of them do. */
export function LedgerStatus({ status }: LedgerStatusProps) {
  if (status === 'posted')
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {ledgerStatusWord(status)}
      </Typography>
    );
  if (status === 'reversed')
    return <Chip label={ledgerStatusWord(status)} color="warning" icon={<Icon name="credited" />} />;
  return <StatusChip status={status} />;
}
