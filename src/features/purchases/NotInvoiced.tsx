import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DeliveryTicket } from '@contract/purchases/schema';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import type { Loaded } from '@/data/asyncResult';
import { Deliveries } from './Deliveries';

export interface DeliveriesPage {
  readonly rows: readonly DeliveryTicket[];
  /** Whether there are more than these. */
  readonly more: boolean;
}

interface NotInvoicedProps {
  readonly deliveries: Loaded<DeliveriesPage>;
  readonly onMore: () => void;
}

/** What was delivered but is on no invoice yet: no balance knows it. Nothing is said where there is nothing. */
export function NotInvoiced({ deliveries: { state, data, problem, retry }, onMore }: NotInvoicedProps) {
  if (state === 'error' && problem) {
    return <ErrorPanel title="Deliveries without an invoice didn’t load" {...problem} onRetry={retry} />;
  }
  if (!data || data.rows.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Typography component="h2" variant="h3">
        Delivered, not invoiced yet
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        No invoice bears these yet, so your balance and your statements do not count them.
      </Typography>
      <Deliveries label="Delivered, not invoiced yet" tickets={data.rows} />
      {data.more && (
        <Link component="button" type="button" variant="body2" onClick={onMore} sx={{ minHeight: 44 }}>
          Show more deliveries
        </Link>
      )}
    </Card>
  );
}
