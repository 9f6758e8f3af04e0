import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as m from '@locales/purchases';
import { formatDate } from '@contract/format/date';
import { formatQuantity } from '@contract/format/quantity';
import type { DeliveryTicket } from '@contract/purchases/schema';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import type { AsyncResult } from '@/data/asyncResult';

interface DeliveriesProps {
  readonly label: string;
  readonly tickets: readonly DeliveryTicket[];
}

/** Deliveries, each with what was brought, when and where to. */
export const Deliveries = ({ label, tickets }: DeliveriesProps) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {tickets.map((ticket) => (
      <Box component="li" key={ticket.ticketNo} sx={row}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {ticket.product ?? m.delivery()}
          {ticket.quantity !== null && `, ${formatQuantity(ticket.quantity, ticket.unit)}`}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {placeOf(ticket).join(' · ')}
        </Typography>
      </Box>
    ))}
  </Box>
);

const row = { py: 1, borderTop: '1px solid', borderColor: 'divider' } as const;

const placeOf = ({ ticketNo, deliveredOn, branchName, fieldName, driver }: DeliveryTicket) =>
  [
    m.ticketNumber({ ticket: ticketNo }),
    deliveredOn && formatDate(deliveredOn),
    branchName,
    fieldName,
    driver && m.broughtBy({ driver }),
  ].filter(Boolean);

export interface DeliveriesPage {
  readonly rows: readonly DeliveryTicket[];
  /** Whether there are more than these. */
  readonly more: boolean;
}

interface NotInvoicedProps {
  readonly deliveries: AsyncResult<DeliveriesPage>;
  readonly onMore: () => void;
}

/** What was delivered but is on no invoice yet: no balance knows it. Nothing is said where there is nothing. */
export function NotInvoiced({ deliveries: { state, data, problem, retry }, onMore }: NotInvoicedProps) {
  if (state === 'error' && problem) {
    return <ErrorPanel title={m.deliveriesFailed()} {...problem} onRetry={retry} />;
  }
  if (!data || data.rows.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 2, '@sm': 3 }, mt: 3 }}>
      <Typography component="h2" variant="h3">
        {m.notInvoicedYet()}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {m.notInvoicedYetText()}
      </Typography>
      <Deliveries label={m.notInvoicedYet()} tickets={data.rows} />
      {data.more && (
        <Link component="button" type="button" variant="body2" onClick={onMore} sx={{ minHeight: 44 }}>
          {m.moreDeliveries()}
        </Link>
      )}
    </Card>
  );
}
