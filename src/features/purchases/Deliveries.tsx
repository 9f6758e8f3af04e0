import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { formatQuantity } from '@contract/format/quantity';
import type { DeliveryTicket } from '@contract/purchases/schema';

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
          {ticket.product ?? 'Delivery'}
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
    `Ticket ${ticketNo}`,
    deliveredOn && formatDate(deliveredOn),
    branchName,
    fieldName,
    driver && `brought by ${driver}`,
  ].filter(Boolean);
