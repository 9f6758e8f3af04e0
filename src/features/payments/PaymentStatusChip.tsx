import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type PaymentStatus, paymentStatusWords } from '@contract/payments/labels';
import { Icon } from '@/components/Icon/Icon';

interface PaymentStatusChipProps {
  readonly status: PaymentStatus;
}

/** What became of a payment. That it simply stands is said quietly: most of them do. */
export function PaymentStatusChip({ status }: PaymentStatusChipProps) {
  const word = paymentStatusWords[status];
  if (status === 'returned') return <Chip label={word} color="error" icon={<Icon name="warning" />} />;
  if (status === 'reversed') return <Chip label={word} color="warning" icon={<Icon name="credited" />} />;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {word}
    </Typography>
  );
}
